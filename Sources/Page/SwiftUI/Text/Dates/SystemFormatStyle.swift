/// Formats of dates as the system's own apps have them.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
  /// Writes the time since a date like a stopwatch: `00:12.34`.
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Sendable {
    private let start: Date
    private let clock: ClockFormat

    /// Counts from a date, with hours as a field of their own or not, in at most a number of fields,
    /// to a part of a second.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        minuteDigits: 2)
    }

    private func elapsed(_ date: Date) -> Double { max(date.timeIntervalSince(start), 0) }

    /// The text of the time from the start to a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.string(elapsed(value)))
    }

    /// The last date before another one at which the text was another; nil before the start.
    public func discreteInput(before input: Date) -> Date? {
      guard input > start else { return nil }
      let elapsed = elapsed(input)
      return start.addingTimeInterval(clock.steps(in: elapsed) * clock.step(at: elapsed)).nextDown
    }

    /// The next date at which the text is another.
    public func discreteInput(after input: Date) -> Date? {
      let elapsed = elapsed(input)
      return start.addingTimeInterval((clock.steps(in: elapsed) + 1) * clock.step(at: elapsed))
    }

    /// The format; its digits are the same in all languages here.
    public func locale(_ locale: Locale) -> Self { self }
  }

  /// Writes the time that is left or has passed within an interval like a timer: `1:23`.
  public struct Timer: DiscreteFormatStyle, Hashable, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let clock: ClockFormat

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ fields: Int,
      _ precision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: fields, maxPrecision: precision, minuteDigits: 1,
        roundsUp: countsDown)
    }

    /// Counts down to zero at the end of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// Counts up from zero at the start of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private func seconds(at date: Date) -> Double {
      let shown = min(max(date, interval.lowerBound), interval.upperBound)
      return countsDown
        ? interval.upperBound.timeIntervalSince(shown)
        : shown.timeIntervalSince(interval.lowerBound)
    }

    /// The text at a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.string(seconds(at: value)))
    }

    /// The last date before another one at which the text was another; nil if there is none.
    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      return boundary(at: min(input, interval.upperBound), isLater: false)?.nextDown
    }

    /// The next date at which the text is another; nil after the end.
    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      return boundary(at: max(input, interval.lowerBound), isLater: true)
    }

    private func boundary(at date: Date, isLater: Bool) -> Date? {
      let seconds = seconds(at: date)
      let (steps, step) = (clock.steps(in: seconds), clock.step(at: seconds))
      return countsDown
        ? interval.upperBound.addingTimeInterval(-(isLater ? steps - 1 : steps) * step)
        : interval.lowerBound.addingTimeInterval((isLater ? steps + 1 : steps) * step)
    }

    /// The format; its digits are the same in all languages here.
    public func locale(_ locale: Locale) -> Self { self }
  }
}

extension Date {
  /// A moment before the date.
  fileprivate var nextDown: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Writes the time since a date like a stopwatch.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Counts down to zero at the end of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Counts up from zero at the start of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
