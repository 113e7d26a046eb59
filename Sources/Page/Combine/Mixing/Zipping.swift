/// Pairs the first value of each publisher, then the second, and so on.
final class Zipping<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let join: ([Any]) -> Downstream.Input
  private var sides: [UpstreamSlot]
  private var waiting: [[Any]]

  init(_ downstream: Downstream, count: Int, join: @escaping ([Any]) -> Downstream.Input) {
    self.downstream = downstream
    self.join = join
    outlet = Outlet(downstream)
    sides = Array(repeating: .awaited, count: count)
    waiting = Array(repeating: [], count: count)
  }

  var description: String { "Zip" }

  func begin() {
    outlet.askedForMore = { [weak self] in self?.askAll(for: $0) }
    downstream.receive(subscription: self)
  }

  func side<P: Publisher>(
    _ index: Int, of publisher: P.Type
  ) -> AnySubscriber<P.Output, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { [self] subscription in
        let isAccepted = lock.guarding { sides[index].accept(subscription) }
        if !isAccepted { subscription.cancel() }
        let owed = outlet.outstanding
        if isAccepted, owed > .none { subscription.request(owed) }
      },
      receiveValue: { [self] in
        received($0, at: index)
        return .none
      },
      receiveCompletion: { [self] in ended(index, $0) })
  }

  private func received(_ value: Any, at index: Int) {
    let row: [Any]? = lock.guarding {
      waiting[index].append(value)
      guard !waiting.contains(where: \.isEmpty) else { return nil }
      return waiting.indices.map { waiting[$0].removeFirst() }
    }
    if let row { outlet.offer(join(row)) }
    finishIfExhausted()
  }

  private func ended(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    _ = lock.guarding { sides[index].close() }
    switch completion {
    case .finished: finishIfExhausted()
    case .failure:
      cancelAll()
      outlet.end(completion)
    }
  }

  /// A publisher that is over and has nothing waiting can make no more rows.
  private func finishIfExhausted() {
    let isOver = lock.guarding {
      sides.indices.contains { sides[$0].isOver && waiting[$0].isEmpty }
    }
    guard isOver else { return }
    cancelAll()
    outlet.end(.finished)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    outlet.ask(for: demand)
    askAll(for: demand)
  }

  func cancel() {
    outlet.close()
    cancelAll()
  }

  private func askAll(for demand: Subscribers.Demand) {
    for index in sides.indices { lock.guarding { sides[index].held }?.request(demand) }
  }

  private func cancelAll() {
    for index in sides.indices { lock.guarding { sides[index].close() }?.cancel() }
  }
}
