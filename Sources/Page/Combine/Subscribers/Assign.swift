extension Subscribers {
  /// A subscriber that sets a property of an object to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    @unchecked Sendable
  {
    public typealias Failure = Never

    private let lock = Lock()
    private var upstream = UpstreamSlot.awaited
    /// The object, until the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public var description: String { "Assign \(Root.self)." }

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      let object = lock.guarding { upstream.isHeld ? self.object : nil }
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      lock.guarding {
        upstream.close()
        object = nil
      }
    }

    public func cancel() {
      let subscription = lock.guarding {
        object = nil
        return upstream.close()
      }
      subscription?.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value, and keeps the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Sets a published property to each value, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let assign = PublishedSubscriber(published.subject)
    subscribe(assign)
  }
}
