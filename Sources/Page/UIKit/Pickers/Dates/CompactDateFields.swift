import CoreGraphics
import Foundation
import QuartzCore

/// The date and the time as words that open a calendar or wheels.
@MainActor
final class CompactDateFields: UIView {
  enum Part {
    case date, time, month
  }

  private var fields: [(part: Part, button: UIButton)] = []
  private var rules: DateRules
  private var date: Date
  private weak var platter: DatePlatter?
  var changed: (Date) -> Void = { _ in }
  var opened: () -> Void = {}
  var closed: () -> Void = {}

  init(_ rules: DateRules, _ date: Date) {
    (self.rules, self.date) = (rules, date)
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  func update(_ mode: UIDatePicker.Mode, _ rules: DateRules, _ date: Date) {
    (self.rules, self.date) = (rules, date)
    let parts: [Part] =
      switch mode {
      case .date: [.date]
      case .time, .countDownTimer: [.time]
      case .dateAndTime: [.date, .time]
      case .yearAndMonth: [.month]
      }
    if fields.map(\.part) != parts { make(parts) }
    for (part, button) in fields {
      let template =
        switch part {
        case .date: "yMMMd"
        case .time: "jmm"
        case .month: "yMMMM"
        }
      button.setTitle(rules.text(date, template), for: .normal)
    }
    platter?.update(rules, date)
    setNeedsLayout()
  }

  private func make(_ parts: [Part]) {
    for (_, button) in fields { button.removeFromSuperview() }
    fields = parts.map { part in
      let button = UIButton(type: .custom)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitleColor(.label, for: .normal)
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = 6
      button.addAction(
        UIAction { [weak self] _ in self?.open(part) }, for: .touchUpInside)
      addSubview(button)
      return (part, button)
    }
  }

  private static let gap: CGFloat = 6
  private static let height: CGFloat = 34

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = fields.map { ceil($0.button.sizeThatFits(.zero).width) + 22 }
    let width = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.gap
    return CGSize(width: width, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (_, button) in fields {
      let width = ceil(button.sizeThatFits(.zero).width) + 22
      button.frame = CGRect(
        x: x, y: ((bounds.height - Self.height) / 2).onPixel, width: width, height: Self.height)
      x += width + Self.gap
    }
  }

  // MARK: Opening

  private func open(_ part: Part) {
    guard let window, let entry = fields.first(where: { $0.part == part }) else { return }
    for field in fields {
      field.button.setTitleColor(field.part == part ? tintColor : .label, for: .normal)
    }
    let platter = DatePlatter(part, rules, date, beside: entry.button, in: window)
    platter.changed = { [weak self] new in
      self?.date = new
      self?.changed(new)
    }
    platter.closed = { [weak self] in
      guard let self else { return }
      for field in fields { field.button.setTitleColor(.label, for: .normal) }
      closed()
    }
    self.platter = platter
    opened()
  }
}
