extension Publishers {
  /// A publisher of whether all values are as they should be.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is as it should be.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Bool == S.Input {
      var isSatisfied = true
      upstream.subscribe(
        Reduction("AllSatisfy", subscriber, result: { isSatisfied }) {
          isSatisfied = predicate($0)
          return isSatisfied ? .goOn : .done
        })
    }
  }
}

extension Publisher {
  /// Sends whether all values are as they should be.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether all values are as they should be.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is as it should be.
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Bool == S.Input {
      var isSatisfied = true
      upstream.subscribe(
        Reduction(trying: "TryAllSatisfy", subscriber, result: { isSatisfied }) {
          isSatisfied = try predicate($0)
          return isSatisfied ? .goOn : .done
        })
    }
  }
}

extension Publisher {
  /// Sends whether all values are as they should be; an error that is thrown ends the stream.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
