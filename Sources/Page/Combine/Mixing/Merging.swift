/// Lets the values of several publishers through, one at a time.
///
/// Where not everything is asked for, each publisher is asked for one value ahead.
final class Merging<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private var sides: [UpstreamSlot]
  private var running: Int
  private var isBegun = false
  private var request: Subscribers.Demand = .none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    outlet = Outlet(downstream)
    sides = Array(repeating: .awaited, count: count)
    running = count
  }

  var description: String { "Merge" }

  /// Tells the subscriber, once all publishers know of it.
  func begin() {
    downstream.receive(subscription: self)
    lock.guarding { isBegun = true }
    if lock.guarding({ running == 0 }) { outlet.end(.finished) }
  }

  func side(_ index: Int) -> AnySubscriber<Downstream.Input, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { [self] in received($0, at: index) },
      receiveValue: { [self] in
        let wantsAll = lock.guarding { request == .unlimited }
        outlet.offer($0, given: wantsAll ? nil : { [weak self] in self?.askOneMore(of: index) })
        return .none
      },
      receiveCompletion: { [self] in ended(index, $0) })
  }

  private func received(_ subscription: any Subscription, at index: Int) {
    let (isAccepted, demand) = lock.guarding { (sides[index].accept(subscription), request) }
    guard isAccepted else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func askOneMore(of index: Int) {
    lock.guarding { sides[index].held }?.request(.max(1))
  }

  private func ended(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished:
      let isLast = lock.guarding {
        guard !sides[index].isOver else { return false }
        sides[index].close()
        running -= 1
        return running == 0 && isBegun
      }
      if isLast { outlet.end(.finished) }
    case .failure:
      cancelAll()
      outlet.end(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    let ahead: Subscribers.Demand = lock.guarding {
      let wanted: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
      guard request < wanted else { return .none }
      request = wanted
      return wanted
    }
    outlet.ask(for: demand)
    guard ahead > .none else { return }
    for index in sides.indices { lock.guarding { sides[index].held }?.request(ahead) }
  }

  func cancel() {
    outlet.close()
    cancelAll()
  }

  private func cancelAll() {
    for index in sides.indices { lock.guarding { sides[index].close() }?.cancel() }
  }
}
