extension Subscribers {
  /// A subscriber that takes everything, and calls closures with it.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    @unchecked Sendable
  {
    private let lock = Lock()
    private var upstream = UpstreamSlot.awaited
    private var valueAction: ((Input) -> Void)?
    private var completionAction: ((Subscribers.Completion<Failure>) -> Void)?

    /// The closure called with each value.
    public var receiveValue: (Input) -> Void { lock.guarding { valueAction } ?? { _ in } }
    /// The closure called with the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.guarding { completionAction } ?? { _ in }
    }

    public var description: String { "Sink" }

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      valueAction = receiveValue
      completionAction = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.guarding { valueAction }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let action = lock.guarding {
        upstream.close()
        defer { letGo() }
        return completionAction
      }
      action?(completion)
    }

    public func cancel() {
      let subscription = lock.guarding {
        letGo()
        return upstream.close()
      }
      subscription?.cancel()
    }

    private func letGo() {
      valueAction = nil
      completionAction = nil
    }
  }
}

extension Publisher {
  /// Calls closures with the values and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
