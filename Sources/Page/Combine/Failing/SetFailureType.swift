extension Publishers {
  /// A publisher that never fails, in a place where it could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Failure
    /// Where the values come from.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        Step<Output, Never, S>("SetFailureType", subscriber, ending: { _ in .finished }) {
          .pass($0)
        })
    }
  }
}

extension Publisher where Failure == Never {
  /// Says which errors there could be.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
