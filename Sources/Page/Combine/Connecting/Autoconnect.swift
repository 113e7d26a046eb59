extension Publishers {
  /// A publisher that begins with its first subscriber, and ends with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let isFirst = lock.guarding {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(
        Counted(
          Step("Autoconnect", subscriber) { .pass($0) }, left: left))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = lock.guarding {
        if subscribers > 0 { self.connection = connection }
        return subscribers > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func left() {
      let connection: (any Cancellable)? = lock.guarding {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

/// Tells when its subscriber has left or the end came, once.
private final class Counted<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  private let left: () -> Void
  private var name = ""

  init(_ downstream: Downstream, left: @escaping () -> Void) {
    self.downstream = downstream
    self.left = left
  }

  var description: String { name }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    name = "\(subscription)"
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    downstream.receive(completion: completion)
    left()
  }

  func request(_ demand: Subscribers.Demand) { lock.guarding { upstream.held }?.request(demand) }

  func cancel() {
    guard let subscription = lock.guarding({ upstream.close() }) else { return }
    subscription.cancel()
    left()
  }
}
