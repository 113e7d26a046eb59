import CoreGraphics
import Foundation

/// A month to choose a day from.
@MainActor
final class MonthCalendar: UIView {
  private var rules: DateRules
  private var date: Date
  /// The first day of the month that is seen.
  private var month: Date
  private var days: [UIButton] = []
  private let title = UILabel(frame: .zero)
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  var changed: (Date) -> Void = { _ in }

  static let size = CGSize(width: 320, height: 332)

  init(_ rules: DateRules, _ date: Date) {
    (self.rules, self.date) = (rules, date)
    month = Self.month(of: date, rules)
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isOpaque = false
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    setUp(back, "chevron.left") { [weak self] in self?.turn(by: -1) }
    setUp(forward, "chevron.right") { [weak self] in self?.turn(by: 1) }
    weekdays = (0..<7).map { _ in
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    showMonth()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp(_ button: UIButton, _ symbol: String, _ work: @escaping () -> Void) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    button.addAction(UIAction { _ in work() }, for: .touchUpInside)
    addSubview(button)
  }

  func update(_ rules: DateRules, _ date: Date) {
    (self.rules, self.date) = (rules, date)
    month = Self.month(of: date, rules)
    showMonth()
  }

  private static func month(of date: Date, _ rules: DateRules) -> Date {
    let parts = rules.calendar.dateComponents([.era, .year, .month], from: date)
    return rules.calendar.date(from: parts) ?? date
  }

  private func turn(by months: Int) {
    month = rules.calendar.date(byAdding: .month, value: months, to: month) ?? month
    UIView.transition(
      with: self, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.showMonth() })
  }

  // MARK: Showing

  /// How many places of the first week belong to the month before.
  private var lead: Int {
    (rules.calendar.component(.weekday, from: month) - rules.calendar.firstWeekday + 7) % 7
  }

  private func showMonth() {
    title.text = rules.text(month, "yMMMM")
    let symbols = rules.formatter("EEE").shortStandaloneWeekdaySymbols ?? []
    for (index, label) in weekdays.enumerated() where symbols.count == 7 {
      label.text = symbols[(index + rules.calendar.firstWeekday - 1) % 7].uppercased()
    }
    for button in days { button.removeFromSuperview() }
    let count = rules.calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    days = (0..<count).map { index in
      let day = rules.calendar.date(byAdding: .day, value: index, to: month) ?? month
      return dayButton(day, number: index + 1)
    }
    back.isEnabled = rules.allowsDay(month.addingTimeInterval(-1))
    let next = rules.calendar.date(byAdding: .month, value: 1, to: month) ?? month
    forward.isEnabled = rules.allowsDay(next)
    setNeedsLayout()
  }

  private func dayButton(_ day: Date, number: Int) -> UIButton {
    let button = UIButton(type: .custom)
    let isChosen = rules.calendar.isDate(day, inSameDayAs: date)
    let isToday = rules.calendar.isDate(day, inSameDayAs: Date())
    button.setTitle("\(number)", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    let color: UIColor = isChosen || isToday ? tintColor : .label
    button.setTitleColor(isChosen && isToday ? .white : color, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.isEnabled = rules.allowsDay(day)
    button.layer.cornerRadius = 22
    if isChosen {
      button.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    }
    button.addAction(
      UIAction { [weak self] _ in self?.choose(day) }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showMonth()
  }

  /// Another day at the same time.
  private func choose(_ day: Date) {
    let time = rules.calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = rules.calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    let chosen = rules.clamp(rules.calendar.date(from: parts) ?? day)
    guard chosen != date else { return }
    date = chosen
    showMonth()
    changed(chosen)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 8
    title.frame = CGRect(x: margin + 8, y: 8, width: bounds.width - 120, height: 36)
    forward.frame = CGRect(x: bounds.width - margin - 40, y: 8, width: 40, height: 36)
    back.frame = CGRect(x: bounds.width - margin - 88, y: 8, width: 40, height: 36)
    let width = (bounds.width - 2 * margin) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: margin + CGFloat(index) * width, y: 46, width: width, height: 20)
    }
    let height = (bounds.height - 68) / 6
    for (index, button) in days.enumerated() {
      let (row, column) = ((index + lead) / 7, (index + lead) % 7)
      button.frame = CGRect(
        x: (margin + (CGFloat(column) + 0.5) * width - 22).onPixel,
        y: (68 + (CGFloat(row) + 0.5) * height - 22).onPixel, width: 44, height: 44)
    }
  }
}
