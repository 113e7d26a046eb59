/// A subscriber that hides which one it is.
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  public let combineIdentifier: CombineIdentifier
  public let description: String

  /// Hides a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    subscribed = { subscriber.receive(subscription: $0) }
    received = { subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
    description = (subscriber as? any CustomStringConvertible)?.description ?? "AnySubscriber"
  }

  /// Passes on to a subject what it receives, asking for all of it.
  public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Does the given with what it receives.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { received(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
