/// The dates at which a timeline shows its content again.
public protocol TimelineSchedule {
  /// How often a view asks for updates.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Dates from a date on: the first may lie before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule is to have entries.
public enum TimelineScheduleMode: Sendable {
  /// Updates as the schedule says.
  case normal
  /// Updates at most once a minute.
  case lowFrequency
}

/// The same interval again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date
    private let interval: TimeInterval

    init(next: Date, interval: TimeInterval) {
      (date, self.interval) = (next, interval)
    }

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates at equal distances.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 1.0 / 60)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(next: start + max(periods, 0) * interval, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The type of the sequence of dates.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates a schedule of full minutes.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates of your own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of given dates.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame of the screen, or as often as you say.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The type of the sequence of dates.
  public typealias Entries = PeriodicTimelineSchedule.Entries
  let interval: Double?
  let isPaused: Bool

  /// Creates a schedule of frames, with a smallest distance, which can be paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: start, interval: interval ?? 1.0 / 60)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// The same interval again and again, from a date on.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame of the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Each frame of the screen, or as often as you say.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates of your own.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
