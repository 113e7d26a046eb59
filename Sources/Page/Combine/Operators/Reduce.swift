extension Publishers {
  /// A publisher of what is made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Output = Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What there is before the first value.
    public let initial: Output
    /// Makes one more step.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Output == S.Input {
      var result = initial
      upstream.subscribe(
        Reduction("Reduce", subscriber, result: { result }) {
          result = nextPartialResult(result, $0)
          return .goOn
        })
    }
  }
}

extension Publisher {
  /// Makes one value of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of what is made of all values.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Output = Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What there is before the first value.
    public let initial: Output
    /// Makes one more step.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Output == S.Input {
      var result = initial
      upstream.subscribe(
        Reduction(trying: "TryReduce", subscriber, result: { result }) {
          result = try nextPartialResult(result, $0)
          return .goOn
        })
    }
  }
}

extension Publisher {
  /// Makes one value of all values; an error that is thrown ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
