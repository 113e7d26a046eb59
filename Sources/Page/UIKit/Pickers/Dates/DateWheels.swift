import CoreGraphics
import Foundation

/// A date picker's wheels.
///
/// Those that begin again at their end are long rows of the same, with the date in the middle.
@MainActor
final class DateWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView(frame: .zero)
  private var columns: [DateColumn] = []
  private var rules: DateRules
  private var mode: UIDatePicker.Mode
  private var date: Date
  private var duration: TimeInterval = 0
  /// Day zero of the wheel of days.
  private var origin: Date
  var changed: (Date) -> Void = { _ in }
  var durationChanged: (TimeInterval) -> Void = { _ in }
  private let labels = (UILabel(frame: .zero), UILabel(frame: .zero))

  private static let turns = 200
  private static let days = 20_000
  private static let firstYear = 1

  init(_ mode: UIDatePicker.Mode, _ rules: DateRules, _ date: Date, duration: TimeInterval) {
    (self.mode, self.rules, self.date, self.duration) = (mode, rules, date, duration)
    origin = rules.calendar.startOfDay(for: date)
    super.init(frame: CGRect(origin: .zero, size: UIPickerView.defaultSize))
    isOpaque = false
    addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
    update(mode, rules, date, duration: duration, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func update(
    _ mode: UIDatePicker.Mode, _ rules: DateRules, _ date: Date, duration: TimeInterval,
    animated: Bool
  ) {
    let new = rules.columns(for: mode)
    let isSame =
      new == columns && rules.calendar == self.rules.calendar && rules.locale == self.rules.locale
      && rules.minuteInterval == self.rules.minuteInterval
    (self.mode, self.rules, self.date, self.duration) = (mode, rules, date, duration)
    columns = new
    if !isSame {
      origin = rules.calendar.startOfDay(for: date)
      picker.reloadAllComponents()
    }
    turnToDate(animated: animated && isSame)
    showUnits()
  }

  // MARK: Rows

  private var minutes: Int { 60 / rules.minuteInterval }

  private func count(_ column: DateColumn) -> Int {
    switch column {
    case .month: 12
    case .day: 31
    case .hour: rules.hasTwoHalves ? 12 : 24
    case .minute, .minutes: minutes
    case .half: 2
    case .hours: 24
    case .year: 9999
    case .weekdayAndDay: Self.days
    }
  }

  private func turns(_ column: DateColumn) -> Int {
    switch column {
    case .month, .day, .hour, .minute, .minutes: Self.turns
    case .half, .year, .hours, .weekdayAndDay: 1
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count(columns[component]) * turns(columns[component])
  }

  private func value(_ row: Int, _ column: DateColumn) -> Int { row % count(column) }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch columns[component] {
    case .weekdayAndDay: 142
    case .month: 130
    case .day: 50
    case .year: 74
    case .hour, .minute: 46
    case .half: 50
    case .hours, .minutes: 130
    }
  }

  private func title(_ row: Int, _ column: DateColumn) -> String {
    let value = value(row, column)
    switch column {
    case .month: return rules.formatter("MMMM").standaloneMonthSymbols[value]
    case .day: return "\(value + 1)"
    case .year: return "\(value + Self.firstYear)"
    case .weekdayAndDay:
      let day = self.day(row)
      let today = rules.calendar.isDate(day, inSameDayAs: Date())
      return today ? "Today" : rules.text(day, "EEEMMMd")
    case .hour:
      return rules.hasTwoHalves ? "\(value == 0 ? 12 : value)" : padded(value)
    case .minute: return padded(value * rules.minuteInterval)
    case .half:
      let formatter = rules.formatter("a")
      return value == 0 ? formatter.amSymbol : formatter.pmSymbol
    case .hours: return "\(value)"
    case .minutes: return "\(value * rules.minuteInterval)"
    }
  }

  private func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  private func day(_ row: Int) -> Date {
    rules.calendar.date(byAdding: .day, value: row - Self.days / 2, to: origin) ?? origin
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = PickerRowLabel.reusing(nil)
    let column = columns[component]
    label.text = title(row, column)
    label.textColor = isAllowed(row, column) ? .label : .tertiaryLabel
    switch column {
    case .weekdayAndDay, .hours, .minutes: label.textAlignment = .right
    default: label.textAlignment = .center
    }
    return PickerCell.holding(label, column)
  }

  private func isAllowed(_ row: Int, _ column: DateColumn) -> Bool {
    guard column == .weekdayAndDay else { return true }
    return rules.allowsDay(day(row))
  }

  // MARK: Turning

  private func turnToDate(animated: Bool) {
    for (component, column) in columns.enumerated() {
      let wanted = index(column)
      let count = count(column)
      let now = picker.selectedRow(inComponent: component)
      guard now < 0 || value(now, column) != wanted || turns(column) > 1 else { continue }
      var row = wanted
      if turns(column) > 1 {
        // The nearest of the same; before the wheel was turned, in the middle of all.
        let base = now > count ? now - value(now, column) : Self.turns / 2 * count
        row = base + wanted
      }
      if row != now { picker.selectRow(row, inComponent: component, animated: animated) }
    }
  }

  private func index(_ column: DateColumn) -> Int {
    let parts = rules.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    switch column {
    case .month: return (parts.month ?? 1) - 1
    case .day: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? 1) - Self.firstYear
    case .hour: return (parts.hour ?? 0) % (rules.hasTwoHalves ? 12 : 24)
    case .minute: return (parts.minute ?? 0) / rules.minuteInterval
    case .half: return (parts.hour ?? 0) / 12
    case .hours: return Int(duration) / 3600
    case .minutes: return Int(duration) % 3600 / 60 / rules.minuteInterval
    case .weekdayAndDay:
      let days = rules.calendar.dateComponents(
        [.day], from: origin, to: rules.calendar.startOfDay(for: date))
      return Self.days / 2 + (days.day ?? 0)
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if mode == .countDownTimer { return durationTurned() }
    let chosen = rules.clamp(turnedDate)
    let isOther = chosen != date
    date = chosen
    turnToDate(animated: true)
    if isOther { changed(chosen) }
  }

  /// A timer counts a minute at least.
  private func durationTurned() {
    var seconds: TimeInterval = 0
    for (component, column) in columns.enumerated() {
      let value = value(picker.selectedRow(inComponent: component), column)
      seconds += column == .hours ? Double(value) * 3600 : Double(value * rules.minuteInterval) * 60
    }
    duration = max(seconds, Double(rules.minuteInterval) * 60)
    turnToDate(animated: true)
    durationChanged(duration)
  }

  /// What the wheels say; a day that the month does not have is its last.
  private var turnedDate: Date {
    var parts = rules.calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute], from: date)
    var half = (parts.hour ?? 0) / 12
    var hour = rules.hasTwoHalves ? (parts.hour ?? 0) % 12 : parts.hour ?? 0
    for (component, column) in columns.enumerated() {
      let row = picker.selectedRow(inComponent: component)
      let value = value(row, column)
      switch column {
      case .month: parts.month = value + 1
      case .day: parts.day = value + 1
      case .year: parts.year = value + Self.firstYear
      case .hour: hour = value
      case .minute: parts.minute = value * rules.minuteInterval
      case .half: half = value
      case .weekdayAndDay:
        let day = rules.calendar.dateComponents([.era, .year, .month, .day], from: day(row))
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
      case .hours, .minutes: break
      }
    }
    parts.hour = rules.hasTwoHalves ? hour + 12 * half : hour
    var first = parts
    first.day = 1
    if let month = rules.calendar.date(from: first),
      let days = rules.calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return rules.calendar.date(from: parts) ?? date
  }

  // MARK: Units of a timer

  private func showUnits() {
    let isTimer = mode == .countDownTimer
    for (label, word) in [(labels.0, "hours"), (labels.1, "min")] {
      label.text = word
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      hold(label, at: .front, if: isTimer)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    for (label, x) in [(labels.0, bounds.midX - 66), (labels.1, bounds.midX + 69)] {
      label.frame = CGRect(x: x, y: bounds.midY - 14, width: 60, height: 28)
    }
  }
}

/// A row of a date picker: a label that keeps a distance from its wheel's edge.
@MainActor
final class PickerCell: UIView {
  private let label: UILabel
  private let inset: CGFloat

  private init(_ label: UILabel, _ inset: CGFloat) {
    (self.label, self.inset) = (label, inset)
    super.init(frame: .zero)
    isOpaque = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  static func holding(_ label: UILabel, _ column: DateColumn) -> UIView {
    switch column {
    case .weekdayAndDay: PickerCell(label, 8)
    case .hours, .minutes: PickerCell(label, 70)
    default: PickerCell(label, 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width - inset, height: bounds.height)
  }
}
