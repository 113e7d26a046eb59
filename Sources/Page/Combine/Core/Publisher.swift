/// A type that can send a sequence of values over time.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output
  /// The kind of errors published; `Never` where there are none.
  associatedtype Failure: Error

  /// Attaches a subscriber; what an implementation provides.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber; what a caller calls.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends what this publisher publishes through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let link = SubjectSubscriber(subject)
    subscribe(link)
    return AnyCancellable(link)
  }

  /// The publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// The publishers that operators make.
public enum Publishers {}

/// The parts that subscribing needs.
public enum Subscribers {}

/// The ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that has nothing to give and nothing to cancel.
  public static var empty: any Subscription { EmptySubscription.shared }
}

final class EmptySubscription: Subscription, CustomStringConvertible {
  nonisolated(unsafe) static let shared = EmptySubscription()
  let description = "Empty"
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
