extension Publishers {
  /// A publisher of values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whose first value is the end.
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let gate = Gate<Other>()
      upstream.handleEvents(receiveCancel: { gate.cancel() })
        .subscribe(
          EarlyEnd(subscriber) { end in
            gate.opened = end
            other.subscribe(gate)
          })
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends one, and ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
