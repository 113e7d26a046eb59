/// What stands between a publisher and a subscriber and lets a scheduler say when values go on.
class Timed<Input, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure
  let lock = Lock()
  let outlet: Outlet<Downstream>
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  let description: String

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
    outlet = Outlet(downstream)
  }

  /// A value came.
  func take(_ input: Input) {}
  /// The end came.
  func finish(_ completion: Subscribers.Completion<Failure>) { outlet.end(completion) }
  /// The subscriber knows of its subscription, and values will come.
  func begin() {}

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    begin()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if lock.guarding({ upstream.isHeld }) { take(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if lock.guarding({ upstream.close() }) != nil { finish(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    outlet.ask(for: demand)
  }

  func cancel() {
    outlet.close()
    leave()
  }

  /// Leaves the publisher.
  final func leave() { lock.guarding { upstream.close() }?.cancel() }
}
