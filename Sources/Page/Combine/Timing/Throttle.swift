extension Publishers {
  /// A publisher of at most one value in an interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where and when.
    public let scheduler: Context
    /// Whether the latest value of an interval is sent, or the first.
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Throttling(subscriber, of: self))
    }
  }
}

extension Publisher {
  /// Sends at most one value in an interval: the latest, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class Throttling<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Timed<Downstream.Input, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let throttle: Publishers.Throttle<Upstream, Context>
  private var waiting: Downstream.Input?
  private var lastTime: Context.SchedulerTimeType?
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(_ downstream: Downstream, of throttle: Publishers.Throttle<Upstream, Context>) {
    self.throttle = throttle
    super.init("Throttle", downstream)
  }

  override func take(_ input: Downstream.Input) {
    let scheduler = throttle.scheduler
    let now = scheduler.now
    let due: Context.SchedulerTimeType? = lock.guarding {
      let isFirst = waiting == nil
      if isFirst || throttle.latest { waiting = input }
      guard isFirst else { return nil }
      return lastTime.map { max($0.advanced(by: throttle.interval), now) } ?? now
    }
    guard let due else { return }
    if due > now {
      scheduler.schedule(
        after: due, tolerance: scheduler.minimumTolerance, options: nil, send)
    } else {
      scheduler.schedule(options: nil, send)
    }
  }

  private func send() {
    let (value, completion) = lock.guarding {
      defer { waiting = nil }
      lastTime = throttle.scheduler.now
      return (waiting, self.completion)
    }
    if let value { outlet.offerIfAsked(value) }
    if let completion { outlet.end(completion) }
  }

  // A value that waits is still sent when its time comes, and the end after it.
  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isWaiting = lock.guarding {
      self.completion = completion
      return waiting != nil
    }
    if !isWaiting {
      throttle.scheduler.schedule(options: nil) { [self] in outlet.end(completion) }
    }
  }
}
