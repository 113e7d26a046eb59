/// A subject that remembers its latest value, and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = Lock()
  private var conduits = Conduits<Output, Failure>()
  private var current: Output

  /// A subject with a first value.
  public init(_ value: Output) { current = value }

  deinit { for upstream in conduits.upstreams { upstream.cancel() } }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { lock.guarding { current } }
    set { send(newValue) }
  }

  public func send(subscription: any Subscription) {
    lock.guarding { conduits.keep(subscription) }
    subscription.request(.unlimited)
  }

  public func send(_ input: Output) {
    let receivers: [Conduit<Output, Failure>] = lock.guarding {
      guard conduits.completion == nil else { return [] }
      current = input
      return conduits.all
    }
    for conduit in receivers { conduit.offerOrOwe(input) { [self] in value } }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.guarding({ conduits.finish(completion) }) { conduit.finish(completion) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let conduit = Conduit(
      AnySubscriber(subscriber), of: "CurrentValueSubject", owed: { [self] in value }
    ) { [weak self] gone in
      self?.lock.guarding { self?.conduits.remove(gone) }
    }
    let completion = lock.guarding {
      if conduits.completion == nil { conduits.add(conduit) }
      return conduits.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }
}
