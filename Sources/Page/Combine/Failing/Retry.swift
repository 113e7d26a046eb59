extension Publishers {
  /// A publisher that begins again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How often; always if nil.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let relay = Relay("Retry", subscriber)
      var remaining = retries
      func attempt(isFirst: Bool) {
        upstream.subscribe(
          Following(relay, isFirst: isFirst) { completion in
            guard case .failure = completion, remaining != 0 else { return relay.end(completion) }
            remaining = remaining.map { $0 - 1 }
            attempt(isFirst: false)
          })
      }
      attempt(isFirst: true)
    }
  }
}

extension Publisher {
  /// Begins again after an error, so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
