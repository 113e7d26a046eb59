extension Publishers {
  /// A publisher of whether there is a value that is wanted.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is wanted.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Bool == S.Input {
      var isFound = false
      upstream.subscribe(
        Reduction("ContainsWhere", subscriber, result: { isFound }) {
          isFound = predicate($0)
          return isFound ? .done : .goOn
        })
    }
  }
}

extension Publisher {
  /// Sends whether there is a value that is wanted.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether there is a value that is wanted.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is wanted.
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Bool == S.Input {
      var isFound = false
      upstream.subscribe(
        Reduction(trying: "TryContainsWhere", subscriber, result: { isFound }) {
          isFound = try predicate($0)
          return isFound ? .done : .goOn
        })
    }
  }
}

extension Publisher {
  /// Sends whether there is a value that is wanted; an error that is thrown ends the stream.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether there is a certain value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
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
    where Upstream.Failure == S.Failure, Bool == S.Input {
      upstream.contains { $0 == output }.subscribe(subscriber)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether there is a certain value.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
