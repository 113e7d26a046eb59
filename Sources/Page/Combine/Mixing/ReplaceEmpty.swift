extension Publishers {
  /// A publisher with a value where there would be none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let relay = Relay("ReplaceEmpty", subscriber)
      var isEmpty = true
      let counted = upstream.handleEvents(receiveOutput: { _ in isEmpty = false })
      counted.subscribe(
        Following(relay, isFirst: true) { completion in
          guard isEmpty, case .finished = completion else { return relay.end(completion) }
          Publishers.Sequence<[Output], Failure>(sequence: [output])
            .subscribe(Following(relay) { relay.end($0) })
        })
    }
  }
}

extension Publisher {
  /// Sends a value if the end comes without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
