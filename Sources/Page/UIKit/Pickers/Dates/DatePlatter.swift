import CoreGraphics
import Foundation
import QuartzCore

/// A calendar or wheels over the window, until somebody taps beside them.
@MainActor
final class DatePlatter: UIView {
  private let plate = UIView(frame: .zero)
  private let shadow = UIView(frame: .zero)
  private let content: UIView
  private let mode: UIDatePicker.Mode
  var changed: (Date) -> Void = { _ in }
  var closed: () -> Void = {}

  init(
    _ part: CompactDateFields.Part, _ rules: DateRules, _ date: Date, beside view: UIView,
    in window: UIWindow
  ) {
    mode = part == .time ? .time : .yearAndMonth
    content =
      part == .date ? MonthCalendar(rules, date) : DateWheels(mode, rules, date, duration: 0)
    super.init(frame: window.bounds)
    isOpaque = false
    accessibilityViewIsModal = true
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    traitOverrides.userInterfaceLevel = .elevated
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (content as? MonthCalendar)?.changed = { [weak self] in self?.changed($0) }
    (content as? DateWheels)?.changed = { [weak self] in self?.changed($0) }
    content.tintColor = view.tintColor
    if part == .time { content.bounds.size = CGSize(width: 220, height: 200) }
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 13
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.addSubview(content)
    shadow.layer.shadowColor = .black
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    shadow.addSubview(plate)
    addSubview(shadow)
    place(beside: view.convert(view.bounds, to: window))
    window.addSubview(self)
    appear()
  }

  required init?(coder: NSCoder) { nil }

  func update(_ rules: DateRules, _ date: Date) {
    (content as? MonthCalendar)?.update(rules, date)
    if let wheels = content as? DateWheels {
      wheels.update(mode, rules, date, duration: 0, animated: true)
    }
  }

  /// Below the words if there is room, above them otherwise.
  private func place(beside anchor: CGRect) {
    let size = content.bounds.size
    let room = bounds.insetBy(dx: 8, dy: 8)
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + 8)
    origin.x = min(max(origin.x, room.minX), max(room.maxX - size.width, room.minX))
    if origin.y + size.height > room.maxY, anchor.minY - 8 - size.height >= room.minY {
      origin.y = anchor.minY - 8 - size.height
    }
    origin.y = min(max(origin.y, room.minY), max(room.maxY - size.height, room.minY))
    shadow.frame = CGRect(origin: origin, size: size)
    plate.frame = shadow.bounds
    content.frame = plate.bounds
  }

  private func appear() {
    shadow.alpha = 0
    shadow.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [self] in
        shadow.alpha = 1
        shadow.transform = .identity
      })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !shadow.frame.contains(touch.location(in: self)) else {
      return
    }
    leave()
  }

  override func accessibilityPerformEscape() -> Bool {
    leave()
    return true
  }

  private func leave() {
    isUserInteractionEnabled = false
    (accessibilityViewIsModal, accessibilityElementsHidden) = (false, true)
    closed()
    UIView.animate(
      withDuration: 0.2, animations: { [self] in shadow.alpha = 0 },
      completion: { [self] _ in removeFromSuperview() })
  }
}
