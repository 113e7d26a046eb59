/// Waits for the first value of a publisher.
final class Gate<Other: Publisher>: Subscriber {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private var hasOpened = false
  var opened: (() -> Void)?

  var isOpen: Bool { lock.guarding { hasOpened } }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    subscription.request(.max(1))
  }

  func receive(_ input: Other.Output) -> Subscribers.Demand {
    lock.guarding { hasOpened = true }
    cancel()
    opened?()
    opened = nil
    return .none
  }

  func receive(completion: Subscribers.Completion<Other.Failure>) {
    _ = lock.guarding { upstream.close() }
    opened = nil
  }

  func cancel() { lock.guarding { upstream.close() }?.cancel() }
}

/// Passes on everything until somebody else says that this is the end.
final class EarlyEnd<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  private let begin: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, begin: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.begin = begin
  }

  var description: String { "PrefixUntilOutput" }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    begin { [weak self] in self?.end() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.guarding { upstream.isHeld } ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    downstream.receive(completion: completion)
  }

  private func end() {
    guard let subscription = lock.guarding({ upstream.close() }) else { return }
    subscription.cancel()
    downstream.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) { lock.guarding { upstream.held }?.request(demand) }
  func cancel() { lock.guarding { upstream.close() }?.cancel() }
}
