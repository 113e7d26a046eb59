extension Publishers {
  /// A publisher of the changed values, until changing one throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Output = Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What changes a value.
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Output == S.Input {
      upstream.subscribe(Step(trying: "TryMap", subscriber) { .pass(try transform($0)) })
    }
  }
}

extension Publisher {
  /// Changes each value; an error that is thrown ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
