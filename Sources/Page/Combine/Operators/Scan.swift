extension Publishers {
  /// A publisher of what has been made of the values so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Output = Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What there is before the first value.
    public let initialResult: Output
    /// Makes one more step.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Output == S.Input {
      var result = initialResult
      upstream.subscribe(
        Step("Scan", subscriber) {
          result = nextPartialResult(result, $0)
          return .pass(result)
        })
    }
  }
}

extension Publisher {
  /// Sends what has been made of the values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of what has been made of the values so far.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Output = Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What there is before the first value.
    public let initialResult: Output
    /// Makes one more step.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Output == S.Input {
      var result = initialResult
      upstream.subscribe(
        Step(trying: "TryScan", subscriber) {
          result = try nextPartialResult(result, $0)
          return .pass(result)
        })
    }
  }
}

extension Publisher {
  /// Sends what has been made of the values so far; an error that is thrown ends the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
