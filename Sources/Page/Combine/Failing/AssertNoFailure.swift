extension Publishers {
  /// A publisher that must not fail.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    /// What the message begins with.
    public let prefix: String
    /// Where it was written.
    public let file: StaticString
    /// Where it was written.
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Never == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        Step<Output, Upstream.Failure, S>(
          "AssertNoFailure", subscriber,
          ending: {
            guard case .failure(let error) = $0 else { return .finished }
            let start = prefix.isEmpty ? "" : prefix + ": "
            fatalError("\(start)\(error)", file: file, line: line)
          }
        ) { .pass($0) })
    }
  }
}

extension Publisher {
  /// Stops the page where the publisher before it fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
