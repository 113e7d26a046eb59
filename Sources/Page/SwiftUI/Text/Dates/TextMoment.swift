extension Text {
  /// How a text writes a date. Some of the ways change as time passes, and the text with them.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// A timer that counts from now.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, written again as time passes.
  public init(_ date: Date, style: DateStyle) {
    self.init(.moment(.date(date, style)))
  }

  /// The times between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.moment(.range(dates.lowerBound, dates.upperBound)))
  }

  /// The times of an interval.
  public init(_ interval: DateInterval) {
    self.init(.moment(.range(interval.start, interval.end)))
  }

  /// A timer that runs between two dates.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .moment(
        .timer(
          timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A text that tells of time.
enum TextMoment: Equatable {
  case date(Date, Text.DateStyle)
  case range(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  func text(at now: Date, in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .date(let date, let style):
      let seconds = date.timeIntervalSince(now)
      switch style.kind {
      case .time: return date.formatted(Date.FormatStyle(time: .shortened).locale(locale))
      case .date: return date.formatted(Date.FormatStyle(date: .long).locale(locale))
      case .relative: return TimeUnits(.abbreviated).string(abs(seconds.rounded()), most: 2)
      case .offset:
        return (seconds.rounded() > 0 ? "-" : "+")
          + TimeUnits(.abbreviated).string(abs(seconds.rounded()), most: 1)
      case .timer: return Self.clock(abs(seconds), showsHours: true)
      }
    case .range(let start, let end):
      let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
      let style =
        isOneDay
        ? Date.FormatStyle(time: .shortened)
        : Date.FormatStyle(date: .abbreviated, time: .shortened)
      return start.formatted(style.locale(locale)) + " – " + end.formatted(style.locale(locale))
    case .timer(let range, let pause, let countsDown, let showsHours):
      let shown = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(shown).rounded(.up)
        : shown.timeIntervalSince(range.lowerBound)
      return Self.clock(seconds, showsHours: showsHours)
    }
  }

  /// When the text says something else.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .date(let date, let style):
      guard [.relative, .offset, .timer].contains(style.kind) else { return nil }
      return Self.nextSecond(from: date, after: now)
    case .range: return nil
    case .timer(let range, let pause, _, _):
      guard pause == nil, now < range.upperBound else { return nil }
      return max(range.lowerBound, Self.nextSecond(from: range.lowerBound, after: now))
    }
  }

  /// Seconds are counted from a date, not from the full second of the clock.
  private static func nextSecond(from date: Date, after now: Date) -> Date {
    let passed = now.timeIntervalSince(date)
    return date.addingTimeInterval((passed + 0.001).rounded(.down) + 1)
  }

  private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int((seconds + 0.001).rounded(.down))
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(whole / 60):\(two(rest))"
  }
}
