// Long because what a subclass may override stands in the class itself.
import CoreGraphics
import Foundation
import QuartzCore

/// Segments side by side, of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// What is chosen where nothing is.
  public static let noSegment = -1

  /// Where a segment stands among the others.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  let face = SegmentedFace()
  var segments: [SegmentView] = []
  var style = SegmentStyle()
  var touch: SegmentTouch?
  private var chosen = UISegmentedControl.noSegment

  /// Strings, pictures and actions become segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUpFace()
    for item in items ?? [] { append(item) }
    bounds.size = sizeThatFits(.zero)
    frame.origin = .zero
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpFace()
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { append(action) }
    if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpFace()
    fill(from: coder, as: UISegmentedControl.self)
  }

  private func setUpFace() {
    isOpaque = false
    addSubview(face)
  }

  private func append(_ item: Any) {
    insert(SegmentContent(item), at: segments.count, animated: false)
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, animated: animated)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, animated: animated)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment, animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }

  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: segments.count - 1, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title: title) }
  }

  open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.show(image: image) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.show(action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Zero is as wide as the others, or as its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(width, 0) }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    content(segment)?.offset ?? .zero
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }

  // MARK: Choice

  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(newValue, animated: AnimationBlock.current != nil) }
  }

  func choose(_ index: Int, animated: Bool) {
    chosen = segments.indices.contains(index) ? index : Self.noSegment
    restyle(animated: animated)
  }

  /// Whether a chosen segment is forgotten as soon as the finger leaves.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether segments are as wide as their content asks, and not all alike.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentChanged() }
  }

  // MARK: Looks

  open var selectedSegmentTintColor: UIColor? {
    didSet { restyle(animated: false) }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    style.attributes[state] = attributes
    contentChanged()
  }

  /// All of them, in a form that can be compared.
  var titleAttributes: SegmentStyle.Attributes {
    get { SegmentStyle.Attributes(byState: style.attributes) }
    set {
      style.attributes = newValue.byState
      contentChanged()
    }
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    style.attributes[state]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    style.backgrounds[barMetrics, default: StatePictures()][state] = backgroundImage
    restyle(animated: false)
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    style.backgrounds[barMetrics]?[state]
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    style.dividers[SegmentStyle.Sides(leftState, rightState, barMetrics)] = dividerImage
    restyle(animated: false)
  }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    style.dividers[SegmentStyle.Sides(leftState, rightState, barMetrics)]
  }

  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    style.adjustments[SegmentStyle.Place(leftCenterRightOrAlone, barMetrics)] = adjustment
    contentChanged()
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    style.adjustments[SegmentStyle.Place(leftCenterRightOrAlone, barMetrics)] ?? .zero
  }

  override func stateChanged() {
    super.stateChanged()
    restyle(animated: false)
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    restyle(animated: false)
  }

  // MARK: Size

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  open override var intrinsicContentSize: CGSize { neededSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { neededSize }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressBegan(at: touch.location(in: self)) && super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressMoved(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pressEnded(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touch = nil
    restyle(animated: true)
  }

  override var treeDetails: [String] {
    chosen == Self.noSegment ? [] : ["selected=\(chosen)"]
  }
}
