extension Publishers {
  /// A publisher of what the values become, without those that become nothing.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Output = Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What changes a value.
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Step("CompactMap", subscriber) { transform($0).map { .pass($0) } ?? .skip })
    }
  }
}

extension Publisher {
  /// Changes each value, and leaves out what becomes nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes each value, and leaves out what becomes nil; an error that is thrown ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher of what the values become, until changing one throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Output = Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What changes a value.
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Output == S.Input {
      upstream.subscribe(
        Step(trying: "TryCompactMap", subscriber) {
          try transform($0).map { .pass($0) } ?? .skip
        })
    }
  }
}
