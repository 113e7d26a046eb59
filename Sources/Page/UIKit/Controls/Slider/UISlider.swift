// Long because what a subclass may override stands in the class itself.
import CoreGraphics
import Foundation
import QuartzCore

/// Lets a finger choose a value along a line.
@MainActor @preconcurrency
open class UISlider: UIControl {
  let parts = SliderParts()
  var images = SliderImages()
  private var grip: CGFloat?
  private var shownValue: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpParts()
    fill(from: coder, as: UISlider.self)
  }

  private func setUpParts() {
    isOpaque = false
    for part in parts.all { addSubview(part) }
    showParts()
  }

  // MARK: Value

  /// Kept within the least and the greatest value.
  open var value: Float {
    get { shownValue }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    shownValue = value.isNaN ? minimumValue : max(min(value, maximumValue), minimumValue)
    setNeedsLayout()
    guard animated else { return }
    // Within a page's own animation, the thumb goes along with that.
    if AnimationBlock.current != nil { return layoutIfNeeded() }
    guard window != nil else { return }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.layoutIfNeeded()
    }
  }

  /// A least value above the greatest takes that along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = shownValue
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shownValue
    }
  }

  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Whether changes are told while the finger moves, and not only when it leaves.
  open var isContinuous = true

  // MARK: Looks

  open var minimumValueImage: UIImage? {
    didSet { showParts() }
  }

  open var maximumValueImage: UIImage? {
    didSet { showParts() }
  }

  /// The tint colour where it is not set.
  open var minimumTrackTintColor: UIColor? {
    didSet { showParts() }
  }

  open var maximumTrackTintColor: UIColor? {
    didSet { showParts() }
  }

  open var thumbTintColor: UIColor? {
    didSet { showParts() }
  }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
    showParts()
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[state] = image
    showParts()
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[state] = image
    showParts()
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.minimumTrack[state]
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.maximumTrack[state]
  }

  open var currentThumbImage: UIImage? { images.thumb.shown(in: state) }
  open var currentMinimumTrackImage: UIImage? { images.minimumTrack.shown(in: state) }
  open var currentMaximumTrackImage: UIImage? { images.maximumTrack.shown(in: state) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  override func stateChanged() {
    super.stateChanged()
    showParts()
  }

  private func showParts() {
    parts.show(self)
    setNeedsLayout()
  }

  // MARK: Places

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(minimumValueImage, at: readsFromTheRight ? .right : .left, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(maximumValueImage, at: readsFromTheRight ? .left : .right, in: bounds)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    usualTrackRect(in: bounds)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    usualThumbRect(in: bounds, on: rect, at: value)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: neededHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: neededHeight)
  }

  // MARK: Touches

  /// Only the thumb can be taken; the track does not answer.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = currentThumbRect
    let point = touch.location(in: self)
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
    grip = point.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  /// How far beside the thumb a finger still takes it.
  private static let reach: CGFloat = 12

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    follow(touch)
    if isContinuous { tellChange(event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    grip = nil
    tellChange(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    grip = nil
    if !isContinuous { tellChange(event) }
  }

  private func follow(_ touch: UITouch) {
    guard let grip else { return }
    value = value(at: touch.location(in: self).x - grip)
  }

  private func tellChange(_ event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  override var treeDetails: [String] { ["value=\(TreeNumber.text(CGFloat(shownValue)))"] }
}
