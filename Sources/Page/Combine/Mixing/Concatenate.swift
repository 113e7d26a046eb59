extension Publishers {
  /// A publisher of the values of one publisher, then of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    /// What comes first.
    public let prefix: Prefix
    /// What comes after it.
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      let relay = Relay("Concatenate", subscriber)
      prefix.subscribe(
        Following(relay, isFirst: true) { completion in
          guard case .finished = completion else { return relay.end(completion) }
          suffix.subscribe(Following(relay) { relay.end($0) })
        })
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

/// Passes on the values of one source of a relay; its end is somebody's to judge.
struct Following<Downstream: Subscriber, Failure: Error>: Subscriber {
  typealias Input = Downstream.Input
  private let relay: Relay<Downstream>
  private let isFirst: Bool
  private let ended: (Subscribers.Completion<Failure>) -> Void
  let combineIdentifier = CombineIdentifier()

  init(
    _ relay: Relay<Downstream>, isFirst: Bool = false,
    ended: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.relay = relay
    self.isFirst = isFirst
    self.ended = ended
  }

  func receive(subscription: any Subscription) {
    relay.connect(to: subscription)
    if isFirst { relay.downstream.receive(subscription: relay) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { relay.pass(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    relay.forgetSource()
    guard !relay.isClosed else { return }
    ended(completion)
  }
}

extension Publisher {
  /// Sends these values before the others.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends these values before the others.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before the others.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends these values after the others.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends these values after the others.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher after the others.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
