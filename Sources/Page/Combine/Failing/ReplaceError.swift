extension Publishers {
  /// A publisher with a value in the place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Never == S.Failure, Upstream.Output == S.Input {
      upstream.catch { _ in Just(output) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends a value in the place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
