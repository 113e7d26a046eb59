extension Publishers {
  /// A publisher of the values after which it was quiet for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long it has to be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where and when.
    public let scheduler: Context
    /// What is said of how it runs.
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Debouncing(subscriber, of: self))
    }
  }
}

extension Publisher {
  /// Sends a value when no other came for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class Debouncing<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Timed<Downstream.Input, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let debounce: Publishers.Debounce<Upstream, Context>
  private var generation = 0

  init(_ downstream: Downstream, of debounce: Publishers.Debounce<Upstream, Context>) {
    self.debounce = debounce
    super.init("Debounce", downstream)
  }

  override func take(_ input: Downstream.Input) {
    let mine = lock.guarding {
      generation += 1
      return generation
    }
    let scheduler = debounce.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: debounce.dueTime), tolerance: scheduler.minimumTolerance,
      options: debounce.options
    ) { [self] in
      if lock.guarding({ generation == mine }) { outlet.offerIfAsked(input) }
    }
  }

  // A value that waits is lost at the end, as in Combine.
  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.guarding { generation += 1 }
    debounce.scheduler.schedule(options: debounce.options) { [self] in outlet.end(completion) }
  }
}
