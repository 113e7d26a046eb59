// Long because what a subclass may override stands in the class itself.
import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Makes a value a step larger or smaller.
///
/// Its size is always the same. A finger that stays repeats the step, faster and faster.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  private let face = StepperFace()
  private var pictures = StepperPictures()
  private var press: StepperPress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpFace()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpFace()
    fill(from: coder, as: UIStepper.self)
  }

  private func setUpFace() {
    isOpaque = false
    // Its frame was set before it had its size.
    frame.size = Self.size
    addSubview(face)
    face.frame = CGRect(origin: .zero, size: Self.size)
    showFace()
  }

  // MARK: Value

  /// Kept within the least and the greatest value.
  open var value: Double {
    get { ownValue }
    set {
      ownValue = newValue.isNaN ? minimumValue : max(min(newValue, maximumValue), minimumValue)
      showFace()
    }
  }
  private var ownValue = 0.0

  /// A least value above the greatest takes that along.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = ownValue
    }
  }

  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = ownValue
    }
  }

  /// Always more than nothing.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { stepValue = oldValue } }
  }

  /// Whether it goes from the greatest value to the least, and back.
  open var wraps = false {
    didSet { showFace() }
  }

  open var autorepeat = true

  /// Whether changes are told while the finger stays, and not only when it leaves.
  open var isContinuous = true

  // MARK: Looks

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.background[state] = image
    showFace()
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.background[state]
  }

  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    pictures.dividers[[leftState, rightState]] = image
    showFace()
  }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    pictures.dividers[[leftState, rightState]]
  }

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.increment[state] = image
    showFace()
  }

  open func incrementImage(for state: UIControl.State) -> UIImage? { pictures.increment[state] }

  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures.decrement[state] = image
    showFace()
  }

  open func decrementImage(for state: UIControl.State) -> UIImage? { pictures.decrement[state] }

  override func stateChanged() {
    super.stateChanged()
    showFace()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }

  private func showFace() {
    face.show(
      pictures, decrement: state(of: .decrement), increment: state(of: .increment),
      readsFromTheRight: readsFromTheRight)
  }

  /// A half that has nothing left to do is disabled.
  private func state(of half: StepperHalf) -> UIControl.State {
    var state: UIControl.State = []
    let isAtEnd = half == .increment ? value >= maximumValue : value <= minimumValue
    if !isEnabled || isAtEnd && !wraps { state.insert(.disabled) }
    if press?.half == half, isTouchInside { state.insert(.highlighted) }
    return state
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { setFrame(newValue, keeping: Self.size) { super.frame = $0 } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeft = touch.location(in: self).x < bounds.midX
    let half: StepperHalf = isLeft != readsFromTheRight ? .decrement : .increment
    guard !state(of: half).contains(.disabled), super.beginTracking(touch, with: event) else {
      return false
    }
    press = StepperPress(half: half)
    step(event)
    repeatLater()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    showFace()
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let hasNews = press?.hasChanged ?? false
    press = nil
    showFace()
    if hasNews && !isContinuous { tellChange(event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    let hasNews = press?.hasChanged ?? false
    press = nil
    showFace()
    if hasNews && !isContinuous { tellChange(event) }
  }

  private func step(_ event: UIEvent?) {
    guard let half = press?.half else { return }
    let old = value
    value = stepped(half)
    guard value != old else { return }
    press?.hasChanged = true
    if isContinuous { tellChange(event) }
  }

  private func stepped(_ half: StepperHalf) -> Double {
    let next = half == .increment ? value + stepValue : value - stepValue
    guard wraps else { return next }
    if next > maximumValue { return minimumValue }
    return next < minimumValue ? maximumValue : next
  }

  private func repeatLater() {
    guard autorepeat, let press else { return }
    MainTimer(after: press.pause) { [weak self] in
      MainActor.assumeIsolated { self?.stepAgain(press) }
    }
  }

  private func stepAgain(_ former: StepperPress) {
    guard let press, press === former else { return }
    press.repetitions += 1
    // A finger that strayed waits, and goes on when it comes back.
    if isTouchInside { step(nil) }
    repeatLater()
  }

  private func tellChange(_ event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  override var treeDetails: [String] { ["value=\(TreeNumber.text(CGFloat(value)))"] }
}
