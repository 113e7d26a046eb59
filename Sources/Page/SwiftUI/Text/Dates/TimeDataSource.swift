/// A value that follows the time, for a text that is written again as time passes.
///
/// `Text(.currentDate, format: .stopwatch(startingAt: start))` shows a running stopwatch.
public struct TimeDataSource<Value> {
  enum Kind: Hashable, Sendable {
    case now
    case offset(Date)
    case rangeFrom(Date)
    case rangeTo(Date)
  }

  let kind: Kind
  /// The value at a time.
  let value: @Sendable (Date) -> Value
  /// The time at which a value is reached.
  let time: @Sendable (Value) -> Date
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource {
  /// The current date and time.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource<Date>(kind: .now, value: { $0 }, time: { $0 })
  }

  /// The time that has passed since a date; it is negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
      time: { date.addingTimeInterval($0.inSeconds) })
  }

  /// The range from a date to now; it is empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      kind: .rangeFrom(date), value: { date..<max(date, $0) }, time: { $0.upperBound })
  }

  /// The range from now to a date; it is empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      kind: .rangeTo(date), value: { min(date, $0)..<date }, time: { $0.lowerBound })
  }
}

extension Duration {
  var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}

/// A value that follows the time, in its format.
struct LiveText: Equatable {
  private let kind: AnyHashable
  private let format: Any
  let string: (Date, Locale) -> AttributedString
  /// When the format makes another text.
  let nextChange: (Date) -> Date?

  init<F: DiscreteFormatStyle>(
    _ source: TimeDataSource<F.FormatInput>, _ format: F,
    _ attributed: @escaping (F.FormatOutput) -> AttributedString
  ) {
    kind = AnyHashable(source.kind)
    self.format = format
    string = { attributed(format.locale($1).format(source.value($0))) }
    nextChange = { now in
      format.discreteInput(after: source.value(now)).map {
        max(source.time($0), now.addingTimeInterval(0.001))
      }
    }
  }

  static func == (one: LiveText, other: LiveText) -> Bool {
    one.kind == other.kind && areEqualDynamically(one.format, other.format)
  }
}

extension Text {
  /// A value that follows the time, written again whenever its format makes another text.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(.live(LiveText(source, format) { $0 }))
  }

  /// A value that follows the time, written again whenever its format makes another text.
  @_disfavoredOverload
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(.live(LiveText(source, format) { AttributedString($0) }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a value that follows the time into the text.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Puts a value that follows the time into the text.
  @_disfavoredOverload
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}
