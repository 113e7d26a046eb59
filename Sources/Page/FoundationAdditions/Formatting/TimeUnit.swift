import Foundation

/// A unit of time, with its English names.
enum TimeUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: return .year
    case .month: return .month
    case .week: return .weekOfMonth
    case .day: return .day
    case .hour: return .hour
    case .minute: return .minute
    case .second: return .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: return .year
    case .month: return .month
    case .week: return .weekOfMonth
    case .day: return .day
    case .hour: return .hour
    case .minute: return .minute
    case .second: return .second
    }
  }

  func value(in components: DateComponents) -> Int? {
    if self == .week { return components.weekOfMonth ?? components.weekOfYear }
    return components.value(for: component)
  }

  /// One of its kind in seconds, where that is always the same; else the usual length.
  var seconds: Double {
    switch self {
    case .year: return 31_536_000
    case .month: return 2_592_000
    case .week: return 604_800
    case .day: return 86400
    case .hour: return 3600
    case .minute: return 60
    case .second: return 1
    }
  }

  /// How many of the next smaller unit make one, where that is always the same.
  var smaller: (unit: TimeUnit, count: Int)? {
    switch self {
    case .year: return (.month, 12)
    case .month, .second: return nil
    case .week: return (.day, 7)
    case .day: return (.hour, 24)
    case .hour: return (.minute, 60)
    case .minute: return (.second, 60)
    }
  }

  /// `hours`, `1 hr`, `h`: the word, without the number.
  func name(_ style: DateComponentsFormatter.UnitsStyle, isOne: Bool) -> String {
    switch style {
    case .full, .spellOut: return isOne ? rawValue : rawValue + "s"
    case .short, .brief: return isOne ? short : shortPlural
    case .abbreviated, .positional: return letter
    }
  }

  private var short: String {
    switch self {
    case .year: return "yr"
    case .month: return "mth"
    case .week: return "wk"
    case .day: return "day"
    case .hour: return "hr"
    case .minute: return "min"
    case .second: return "sec"
    }
  }

  private var shortPlural: String {
    switch self {
    case .year, .month, .week, .day: return short + "s"
    case .hour, .minute, .second: return short
    }
  }

  private var letter: String {
    self == .month ? "mo" : String(rawValue.prefix(1))
  }
}
