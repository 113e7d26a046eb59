extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Int == S.Input {
      var count = 0
      upstream.subscribe(
        Reduction("Count", subscriber, result: { count }) { _ in
          count += 1
          return .goOn
        })
    }
  }
}

extension Publisher {
  /// Sends the number of values, at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
