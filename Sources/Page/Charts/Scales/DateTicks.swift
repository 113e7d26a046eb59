import Foundation

/// Dates at the beginnings of calendar units.
struct DateTicks {
  var unit: Calendar.Component
  var count: Int
  var calendar: Calendar

  init(unit: Calendar.Component, count: Int = 1, calendar: Calendar? = nil) {
    self.unit = unit
    self.count = max(count, 1)
    self.calendar = calendar ?? .current
  }

  private static let choices: [(Calendar.Component, Int, Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000),
    (.year, 10, 315_576_000), (.year, 20, 631_152_000), (.year, 50, 1_577_880_000),
    (.year, 100, 3_155_760_000),
  ]

  /// Units so that there are about as many as wanted.
  init(
    _ range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar? = nil,
    minimum: Calendar.Component? = nil
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let raw = max(length / Double(max(desiredCount, 1)), 1e-3)
    let first = Self.choices.firstIndex { $0.0 == minimum } ?? 0
    let chosen = Self.choices[first...].min { abs(log($0.2 / raw)) < abs(log($1.2 / raw)) }
    self.init(unit: chosen?.0 ?? .year, count: chosen?.1 ?? 1, calendar: calendar)
  }

  /// The last tick at or before a date.
  private func floor(_ date: Date) -> Date {
    let start = calendar.dateInterval(of: unit, for: date)?.start ?? date
    guard count > 1 else { return start }
    let (part, whole): (Int, Calendar.Component)
    switch unit {
    case .year: (part, whole) = (calendar.component(.year, from: date) % count, .year)
    case .month: (part, whole) = ((calendar.component(.month, from: date) - 1) % count, .month)
    case .day: (part, whole) = ((calendar.component(.day, from: date) - 1) % count, .day)
    case .hour, .minute, .second:
      (part, whole) = (calendar.component(unit, from: date) % count, unit)
    default: return start
    }
    return calendar.date(byAdding: whole, value: -part, to: start) ?? start
  }

  private func next(_ date: Date) -> Date {
    let step = unit == .quarter ? (Calendar.Component.month, 3 * count) : (unit, count)
    let next = calendar.date(byAdding: step.0, value: step.1, to: date) ?? date
    // Each month begins with its first day.
    return unit == .day && count > 1 ? max(floor(next), date.addingTimeInterval(1)) : next
  }

  /// The ticks within a range.
  func dates(in range: ClosedRange<Date>) -> [Date] {
    dates(around: range).filter { range.contains($0) }
  }

  /// The ticks within a range, the one before it and the one after it.
  func dates(around range: ClosedRange<Date>) -> [Date] {
    var dates = [floor(range.lowerBound)]
    while let last = dates.last, last < range.upperBound || dates.count < 2, dates.count < 5000 {
      let following = next(last)
      guard following > last else { break }
      dates.append(following)
    }
    return dates
  }

  /// How ticks of the unit are written.
  static func format(_ unit: Calendar.Component) -> Date.FormatStyle {
    switch unit {
    case .second: .dateTime.minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .year, .era, .yearForWeekOfYear: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }
}
