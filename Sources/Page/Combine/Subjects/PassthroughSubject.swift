/// A subject that sends on what it is given, and remembers nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = Lock()
  private var conduits = Conduits<Output, Failure>()

  public init() {}

  deinit { for upstream in conduits.upstreams { upstream.cancel() } }

  public func send(subscription: any Subscription) {
    lock.guarding { conduits.keep(subscription) }
    subscription.request(.unlimited)
  }

  public func send(_ input: Output) {
    for conduit in lock.guarding({ conduits.all }) { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.guarding({ conduits.finish(completion) }) { conduit.finish(completion) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let conduit = Conduit(AnySubscriber(subscriber), of: "PassthroughSubject") {
      [weak self] gone in
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
