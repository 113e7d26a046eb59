extension Publishers {
  /// A publisher of arrays of the values of each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What ends an array.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// What is said of how it runs.
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, [Upstream.Output] == S.Input {
      upstream.subscribe(TimedCollecting<Upstream, Context, S>(subscriber, of: self))
    }
  }
}

extension Publisher {
  /// Sends the values of each interval in one array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// What ends an array of values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

private final class TimedCollecting<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: Timed<Upstream.Output, Downstream>
where Downstream.Input == [Upstream.Output], Upstream.Failure == Downstream.Failure {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int?
  private let options: Context.SchedulerOptions?
  private var values: [Upstream.Output] = []
  private var timer: (any Cancellable)?

  init(_ downstream: Downstream, of collect: Publishers.CollectByTime<Upstream, Context>) {
    switch collect.strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, count)
    }
    options = collect.options
    super.init("CollectByTime", downstream)
  }

  override func begin() {
    timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.send() }
  }

  override func take(_ input: Upstream.Output) {
    let isFull = lock.guarding {
      values.append(input)
      return values.count == limit
    }
    if isFull { send() }
  }

  private func send() {
    let values = lock.guarding {
      defer { self.values = [] }
      return self.values
    }
    if !values.isEmpty { outlet.offerIfAsked(values) }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    timer?.cancel()
    if case .finished = completion { send() }
    outlet.end(completion)
  }

  override func cancel() {
    timer?.cancel()
    super.cancel()
  }
}
