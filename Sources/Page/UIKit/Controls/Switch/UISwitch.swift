import CoreGraphics
import Foundation
import QuartzCore

/// Says yes or no, by a knob that slides from one side to the other.
///
/// Its size is always the same. A tap turns it over; a drag takes the knob along, and counts where
/// it ends.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  static let size = CGSize(width: 51, height: 31)

  private let well = SwitchWell()
  private var drag: SwitchDrag?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWell()
    fill(from: coder, as: UISwitch.self)
  }

  private func setUpWell() {
    isOpaque = false
    // Its frame was set before it had its size.
    frame.size = Self.size
    addSubview(well)
    well.frame = CGRect(origin: .zero, size: Self.size)
    showAll()
  }

  // MARK: Value

  open var isOn: Bool {
    get { wantsOn }
    set { setOn(newValue, animated: false) }
  }
  private var wantsOn = false

  /// Turns it over without telling anybody.
  open func setOn(_ on: Bool, animated: Bool) {
    wantsOn = on
    show(animated: animated)
  }

  // MARK: Looks

  /// Green where it is not set.
  open var onTintColor: UIColor? {
    didSet { showAll() }
  }

  open var thumbTintColor: UIColor? {
    didSet { showAll() }
  }

  /// Kept, and not shown, as since iOS 7.
  open var onImage: UIImage?
  open var offImage: UIImage?

  /// Shown by checkboxes only, which there are on the Mac.
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  override func stateChanged() {
    super.stateChanged()
    show(animated: window != nil)
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    showAll()
  }

  private func showAll() {
    show(animated: false)
  }

  private func show(animated: Bool) {
    let face = SwitchWell.Face(
      isOn: drag?.isOn ?? wantsOn, isPressed: isHighlighted, isEnabled: isEnabled,
      readsFromTheRight: readsFromTheRight, onColor: onTintColor ?? .systemGreen,
      knobColor: thumbTintColor ?? .white)
    guard animated, window != nil else { return well.show(face) }
    UIView.animate(
      withDuration: SwitchWell.pace, delay: 0,
      options: [.beginFromCurrentState, .curveEaseInOut, .allowUserInteraction]
    ) {
      self.well.show(face)
    }
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
    drag = SwitchDrag(start: touch.location(in: self).x, isOn: wantsOn)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let was = drag?.isOn
    drag?.move(to: touch.location(in: self).x, in: bounds.width, readsFromTheRight)
    if drag?.isOn != was { show(animated: true) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    let wanted = drag.hasMoved ? drag.isOn : isTouchInside ? !wantsOn : wantsOn
    let isNews = wanted != wantsOn
    setOn(wanted, animated: true)
    if isNews { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
    show(animated: true)
  }

  open override func performPrimaryAction() {
    guard isEnabled else { return }
    setOn(!wantsOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var treeDetails: [String] { wantsOn ? ["on"] : [] }
}
