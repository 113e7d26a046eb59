/// The days that can be chosen, from the first one up to an end.
struct DayRange {
  var first: Date?
  var end: Date?

  func contains(_ date: Date) -> Bool {
    first.map { date >= Calendar.current.startOfDay(for: $0) } != false
      && end.map { date < $0 } != false
  }

  func clamped(_ date: Date) -> Date {
    if let first, date < first { return first }
    if let end, date >= end { return end.addingTimeInterval(-1) }
    return date
  }
}

/// The weeks of a month, as a calendar shows them.
struct CalendarMonth {
  let first: Date
  private let calendar: Calendar

  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    first = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  func shifted(by months: Int) -> Date {
    calendar.date(byAdding: .month, value: months, to: first) ?? first
  }

  /// The days of each week; nil stands for days of other months.
  var weeks: [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    let weekday = calendar.component(.weekday, from: first)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
    let cells = Array(repeating: nil, count: before) + days
    return stride(from: 0, to: cells.count, by: 7).map { start in
      let week = Array(cells[start..<min(start + 7, cells.count)])
      return week + Array(repeating: nil, count: 7 - week.count)
    }
  }

  /// The short names of the weekdays in the order of the calendar.
  func weekdays(in locale: Locale) -> [String] {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.shortStandaloneWeekdaySymbols
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7].uppercased(with: locale) }
  }
}

extension Calendar {
  /// Whether components name the day of a date.
  func isSameDay(_ components: DateComponents, as date: Date) -> Bool {
    let day = dateComponents([.year, .month, .day], from: date)
    return (components.year, components.month, components.day) == (day.year, day.month, day.day)
  }
}
