import Foundation

// How far a moment is away, in the English that Apple's formatter speaks. The largest unit that is
// not zero is told, and no other.

/// Writes how far a moment is away, such as `in 2 weeks` or `yesterday`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether there are words for what is near.
  public enum DateTimeStyle: Int, Sendable {
    /// Always with a number: `1 day ago`.
    case numeric
    /// With words where there are some: `yesterday`.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether there are words for what is near.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text stands.
  open var formattingContext = Formatter.Context.unknown
  /// What knows how long a month is.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language; the text is English in any.
  open var locale: Locale! = .autoupdatingCurrent

  /// How far components are away.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = TimeUnit.allCases.map {
      TimeSpan.Value(unit: $0, amount: $0.value(in: dateComponents) ?? 0)
    }
    return text(values.first { $0.amount != 0 } ?? TimeSpan.Value(unit: .second, amount: 0))
  }

  /// How far a moment is away that lies so many seconds ahead.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// How far a moment is away from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let span = TimeSpan(
      from: referenceDate, to: date, units: TimeUnit.allCases, calendar: calendar ?? .current)
    var largest = span.values.first { $0.amount != 0 } ?? TimeSpan.Value(unit: .second, amount: 0)
    if span.isNegative { largest.amount.negate() }
    return text(largest, isPast: span.isNegative)
  }

  open override func string(for obj: Any?) -> String? {
    guard let date = obj as? Date else { return nil }
    return localizedString(for: date, relativeTo: Date())
  }

  private func text(_ value: TimeSpan.Value, isPast: Bool = false) -> String {
    let text =
      dateTimeStyle == .named
      ? named(value) ?? numeric(value, isPast: isPast) : numeric(value, isPast: isPast)
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else {
      return text
    }
    return formattingContext == .standalone ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  private func named(_ value: TimeSpan.Value) -> String? {
    switch (value.unit, value.amount) {
    case (.second, 0): return "now"
    case (.day, 1): return "tomorrow"
    case (.day, -1): return "yesterday"
    case (.week, 1), (.month, 1), (.year, 1): return "next " + name(value.unit, isOne: true)
    case (.week, -1), (.month, -1), (.year, -1): return "last " + name(value.unit, isOne: true)
    default: return nil
    }
  }

  private func numeric(_ value: TimeSpan.Value, isPast: Bool) -> String {
    let amount = abs(value.amount)
    let isSpelled = unitsStyle == .spellOut
    let number = isSpelled ? EnglishNumber.spelled(amount) : EnglishNumber.grouped(amount)
    var span = number + " " + name(value.unit, isOne: amount == 1)
    if unitsStyle == .abbreviated { span = number + Self.letters(value.unit) }
    return value.amount < 0 || isPast ? span + " ago" : "in " + span
  }

  private func name(_ unit: TimeUnit, isOne: Bool) -> String {
    guard unitsStyle == .short || unitsStyle == .abbreviated else {
      return unit.name(.full, isOne: isOne)
    }
    switch unit {
    case .year: return "yr."
    case .month: return "mo."
    case .week: return "wk."
    case .day: return isOne ? "day" : "days"
    case .hour: return "hr."
    case .minute: return "min."
    case .second: return "sec."
    }
  }

  private static func letters(_ unit: TimeUnit) -> String {
    switch unit {
    case .month: return "mo"
    case .minute: return "min"
    default: return String(unit.rawValue.prefix(1))
    }
  }
}
