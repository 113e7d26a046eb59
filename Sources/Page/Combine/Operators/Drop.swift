extension Publishers {
  /// A publisher of all values but the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var remaining = count
      upstream.subscribe(
        Step("Drop", subscriber, extra: count) {
          guard remaining > 0 else { return .pass($0) }
          remaining -= 1
          return .swallow
        })
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    guard count >= 0 else { fatalError("count must not be negative") }
    return Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of the values from the first that is wanted on.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is still left out.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var isDropping = true
      upstream.subscribe(
        Step("DropWhile", subscriber) {
          if isDropping { isDropping = predicate($0) }
          return isDropping ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values for as long as the closure says so.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values from the first that is wanted on.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is still left out.
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Upstream.Output == S.Input {
      var isDropping = true
      upstream.subscribe(
        Step(trying: "TryDropWhile", subscriber) {
          if isDropping { isDropping = try predicate($0) }
          return isDropping ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values for as long as the closure says so; an error that is thrown ends the stream.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
