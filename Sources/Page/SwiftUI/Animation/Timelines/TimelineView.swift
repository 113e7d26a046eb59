/// A view that shows its content again at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content knows when it is made.
  public struct Context {
    /// How often the content is made.
    public enum Cadence: Comparable, Sendable {
      /// The view updates continuously.
      case live
      /// The view updates once a second.
      case seconds
      /// The view updates once a minute.
      case minutes
    }

    /// The date of the schedule that the content is made for.
    public let date: Date
    /// How often the view is updated.
    public let cadence: Cadence

    /// Makes what the timeline has shown out of date, which nothing keeps here.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var runner = TimelineRunner()
}

/// What the content of a timeline knows, whatever the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Creates a view that is made again at the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    let date = runner.follow(schedule)
    let isLive = schedule is AnimationTimelineSchedule
    let isMinutes = schedule is EveryMinuteTimelineSchedule
    content(
      TimelineViewDefaultContext(
        date: date, cadence: isLive ? .live : isMinutes ? .minutes : .seconds))
  }
}
