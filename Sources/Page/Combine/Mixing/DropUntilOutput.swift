extension Publishers {
  /// A publisher of the values from the first value of another publisher on.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whose first value is the beginning.
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let gate = Gate<Other>()
      other.subscribe(gate)
      upstream.handleEvents(
        receiveCompletion: { _ in gate.cancel() }, receiveCancel: { gate.cancel() }
      )
      .subscribe(
        Step("DropUntilOutput", subscriber) { gate.isOpen ? .pass($0) : .skip })
    }
  }
}

extension Publisher {
  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
