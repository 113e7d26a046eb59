extension Publishers {
  /// A publisher of arrays of so many values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many.
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, [Upstream.Output] == S.Input {
      upstream.subscribe(CountedCollecting(subscriber, count: count))
    }
  }
}

private final class CountedCollecting<Element, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Element] {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  private let count: Int
  private var values: [Element] = []

  init(_ downstream: Downstream, count: Int) {
    guard count > 0 else { fatalError("an array of values has at least one") }
    self.downstream = downstream
    self.count = count
  }

  var description: String { "CollectByCount" }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let full: [Element]? = lock.guarding {
      guard upstream.isHeld else { return nil }
      values.append(input)
      guard values.count == count else { return nil }
      defer { values = [] }
      return values
    }
    return full.map { downstream.receive($0) * count } ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    if case .finished = completion, !values.isEmpty { _ = downstream.receive(values) }
    values = []
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    lock.guarding { upstream.held }?.request(demand * count)
  }

  func cancel() {
    lock.guarding {
      values = []
      return upstream.close()
    }?.cancel()
  }
}
