extension Publishers {
  /// A publisher of the values at certain places.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The places.
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      guard !range.isEmpty else { return subscriber.endAtOnce(.finished) }
      var index = 0
      upstream.subscribe(
        Step("Output", subscriber) {
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          return index + 1 < range.upperBound ? .pass($0) : .last($0)
        })
    }
  }
}

extension Publisher {
  /// Sends the first values, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

  /// Sends the value at one place, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Sends the values at certain places, and ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
