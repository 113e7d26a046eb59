/// Remembers the latest value of each of several publishers.
final class LatestCombining<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let join: ([Any]) -> Downstream.Input
  private var sides: [UpstreamSlot]
  private var latest: [Any?]
  private var missing: Int
  private var running: Int

  init(_ downstream: Downstream, count: Int, join: @escaping ([Any]) -> Downstream.Input) {
    self.downstream = downstream
    self.join = join
    outlet = Outlet(downstream)
    sides = Array(repeating: .awaited, count: count)
    latest = Array(repeating: nil, count: count)
    missing = count
    running = count
  }

  var description: String { "CombineLatest" }

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
    let all: [Any]? = lock.guarding {
      if latest[index] == nil { missing -= 1 }
      latest[index] = .some(value)
      return missing == 0 ? latest.map { $0! } : nil
    }
    if let all { outlet.offerIfAsked(join(all)) }
  }

  private func ended(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished:
      let isOver = lock.guarding {
        guard !sides[index].isOver else { return false }
        sides[index].close()
        running -= 1
        // Without a value of this one there will never be a value of all.
        return running == 0 || latest[index] == nil
      }
      guard isOver else { return }
      cancelAll()
      outlet.end(.finished)
    case .failure:
      cancelAll()
      outlet.end(completion)
    }
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
