extension Publishers {
  /// A publisher that keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many it keeps.
    public let size: Int
    /// When it asks for them.
    public let prefetch: Publishers.PrefetchStrategy
    /// What it does with one too many.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Buffering(subscriber, of: self))
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy {
    case keepFull
    case byRequest
  }

  /// What a full buffer does.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }
}

private final class Buffering<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let buffer: Publishers.Buffer<Upstream>

  init(_ downstream: Downstream, of buffer: Publishers.Buffer<Upstream>) {
    self.downstream = downstream
    self.buffer = buffer
    outlet = Outlet(downstream, order: .failureWaits)
  }

  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    switch buffer.prefetch {
    case .keepFull: if buffer.size > 0 { subscription.request(.max(buffer.size)) }
    case .byRequest: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard lock.guarding({ upstream.isHeld }) else { return .none }
    if outlet.count >= buffer.size, outlet.outstanding == .none {
      switch buffer.whenFull {
      case .dropNewest: return .none
      case .dropOldest: outlet.dropFirst()
      case .customError(let error):
        lock.guarding { upstream.close() }?.cancel()
        outlet.end(.failure(error()))
        return .none
      }
    }
    outlet.offer(input, given: given)
    return .none
  }

  /// There is room for one more.
  private var given: (() -> Void)? {
    guard case .keepFull = buffer.prefetch else { return nil }
    return { [weak self] in
      self?.lock.guarding { self?.upstream.held }?.request(.max(1))
    }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    outlet.end(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    outlet.ask(for: demand)
  }

  func cancel() {
    outlet.close()
    lock.guarding { upstream.close() }?.cancel()
  }
}
