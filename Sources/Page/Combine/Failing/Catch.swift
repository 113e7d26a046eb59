extension Publishers {
  /// A publisher with another to go on with after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where NewPublisher.Failure == S.Failure, Upstream.Output == S.Input {
      let relay = Relay("Catch", subscriber)
      upstream.subscribe(
        Following(relay, isFirst: true) { (completion: Subscribers.Completion<Upstream.Failure>) in
          guard case .failure(let error) = completion else { return relay.end(.finished) }
          handler(error).subscribe(Following(relay) { relay.end($0) })
        })
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher after an error, or fails with what is thrown.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher with another to go on with after an error, if making it does not throw.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where any Error == S.Failure, Upstream.Output == S.Input {
      let relay = Relay("TryCatch", subscriber)
      upstream.subscribe(
        Following(relay, isFirst: true) { (completion: Subscribers.Completion<Upstream.Failure>) in
          guard case .failure(let error) = completion else { return relay.end(.finished) }
          do {
            let next = try handler(error)
            next.subscribe(
              Following(relay) { (completion: Subscribers.Completion<NewPublisher.Failure>) in
                relay.end(completion.erased)
              })
          } catch {
            relay.end(.failure(error))
          }
        })
    }
  }
}
