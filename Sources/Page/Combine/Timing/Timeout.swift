extension Publishers {
  /// A publisher that ends when no value came for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long it waits.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where and when.
    public let scheduler: Context
    /// What is said of how it runs.
    public let options: Context.SchedulerOptions?
    /// Makes the error it ends with; it just ends if nil.
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(TimingOut(subscriber, of: self))
    }
  }
}

extension Publisher {
  /// Ends when no value came for a while.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

private final class TimingOut<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private var downstream: Downstream?
  private let timeout: Publishers.Timeout<Upstream, Context>
  private var generation = 0

  init(_ downstream: Downstream, of timeout: Publishers.Timeout<Upstream, Context>) {
    self.downstream = downstream
    self.timeout = timeout
  }

  var description: String { "Timeout" }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.guarding {
      upstream.accept(subscription) ? self.downstream : nil
    }
    guard let downstream else { return subscription.cancel() }
    wait()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard lock.guarding({ upstream.isHeld }) else { return .none }
    wait()
    timeout.scheduler.schedule(options: timeout.options) { [self] in
      let (downstream, subscription) = lock.guarding { (self.downstream, upstream.held) }
      guard let more = downstream?.receive(input), more > .none else { return }
      subscription?.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    timeout.scheduler.schedule(options: timeout.options) { [self] in end(completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock.guarding { upstream.held }?.request(demand) }

  func cancel() {
    lock.guarding {
      downstream = nil
      generation += 1
      return upstream.close()
    }?.cancel()
  }

  private func wait() {
    let mine = lock.guarding {
      generation += 1
      return generation
    }
    let scheduler = timeout.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: timeout.interval), tolerance: scheduler.minimumTolerance,
      options: timeout.options
    ) { [self] in
      let subscription = lock.guarding { generation == mine ? upstream.close() : nil }
      guard let subscription else { return }
      subscription.cancel()
      end(timeout.customError.map { .failure($0()) } ?? .finished)
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = lock.guarding {
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }
}
