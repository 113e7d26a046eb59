extension Publishers {
  /// A publisher of all values in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, [Upstream.Output] == S.Input {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Reduction("Collect", subscriber, result: { values }) {
          values.append($0)
          return .goOn
        })
    }
  }
}

extension Publisher {
  /// Sends all values in one array, at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends the values in arrays of so many.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
