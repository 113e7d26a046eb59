/// A subscription with one value, which is given when it is asked for.
final class SingleValue<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: Downstream?
  private let value: Downstream.Input
  let description: String

  init(_ downstream: Downstream, _ value: Downstream.Input, of name: String) {
    self.downstream = downstream
    self.value = value
    description = name
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    guard let downstream = take() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() { _ = take() }

  private func take() -> Downstream? {
    lock.guarding {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension Subscriber {
  /// Says that there is nothing but this end.
  func endAtOnce(_ completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}
