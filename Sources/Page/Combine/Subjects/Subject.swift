/// A publisher that anybody can send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of a publisher that sends through this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// Sends on through a subject what it receives, asking for all of it.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let subject: S

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    guard lock.guarding({ upstream.isHeld }) else { return .none }
    subject.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    subject.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.guarding { upstream.held }?.request(demand)
  }

  func cancel() { lock.guarding { upstream.close() }?.cancel() }
}
