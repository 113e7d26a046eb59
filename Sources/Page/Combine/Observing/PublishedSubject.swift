/// The value of a published property, and who is told before it changes.
final class PublishedSubject<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var current: Value
  private var conduits: [Conduit<Value, Never>] = []
  private var upstreams: [any Subscription] = []
  private var change: ObservableObjectPublisher?

  init(_ value: Value) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var value: Value { lock.guarding { current } }

  /// Tells of a change, and only then makes it.
  func send(_ value: Value) {
    let (change, receivers) = lock.guarding { (self.change, conduits) }
    change?.send()
    for conduit in receivers { conduit.offerOrOwe(value) { [self] in self.value } }
    lock.guarding { current = value }
  }

  func keep(_ subscription: any Subscription) {
    lock.guarding { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = Conduit(
      AnySubscriber(subscriber), of: "PublishedSubject", owed: { [self] in value }
    ) { [weak self] gone in
      self?.lock.guarding { self?.conduits.removeAll { $0 === gone } }
    }
    lock.guarding { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }
}

/// A published property as an object that is observed finds it among its own.
protocol PublishedProperty {
  var change: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  var change: ObservableObjectPublisher? {
    get { subject.observer }
    nonmutating set { subject.observer = newValue }
  }
}

extension PublishedSubject {
  var observer: ObservableObjectPublisher? {
    get { lock.guarding { change } }
    set { lock.guarding { change = newValue } }
  }
}

/// Sets a published property to what it receives, and does not keep it alive.
final class PublishedSubscriber<Value>: Subscriber {
  private weak var subject: PublishedSubject<Value>?

  init(_ subject: PublishedSubject<Value>) { self.subject = subject }

  func receive(subscription: any Subscription) { subject?.keep(subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
