/// Subscribes to a publisher for each value, and lets their values through one at a time.
final class FlatMapping<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let limit: Subscribers.Demand
  private let transform: (Input) -> Inner
  private var children: [Int: Child] = [:]
  private var last = 0
  private var wantsAll = false

  init(
    _ downstream: Downstream, atMost limit: Subscribers.Demand,
    _ transform: @escaping (Input) -> Inner
  ) {
    self.downstream = downstream
    self.limit = limit
    self.transform = transform
    outlet = Outlet(downstream)
  }

  var description: String { "FlatMap" }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if limit > .none { subscription.request(limit) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.guarding({ upstream.isHeld }) else { return .none }
    let publisher = transform(input)
    let child = lock.guarding {
      last += 1
      let child = Child(last, self)
      children[last] = child
      return child
    }
    publisher.subscribe(child)
    return .none
  }

  func receive(completion: Subscribers.Completion<Inner.Failure>) {
    switch completion {
    case .finished:
      let isLast = lock.guarding {
        upstream.close()
        return children.isEmpty
      }
      if isLast { outlet.end(.finished) }
    case .failure: fail(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    outlet.ask(for: demand)
    guard demand == .unlimited else { return }
    let children: [Child] = lock.guarding {
      defer { wantsAll = true }
      return wantsAll ? [] : Array(self.children.values)
    }
    for child in children { child.request(.unlimited) }
  }

  func cancel() {
    outlet.close()
    let (subscription, children) = lock.guarding {
      defer { self.children = [:] }
      return (upstream.close(), self.children.values)
    }
    subscription?.cancel()
    for child in children { child.cancel() }
  }

  private func fail(_ completion: Subscribers.Completion<Inner.Failure>) {
    let (subscription, children) = lock.guarding {
      defer { self.children = [:] }
      return (upstream.close(), self.children.values)
    }
    subscription?.cancel()
    for child in children { child.cancel() }
    outlet.end(completion)
  }

  fileprivate func finished(_ index: Int) {
    let (wasThere, subscription, isLast) = lock.guarding {
      let wasThere = children.removeValue(forKey: index) != nil
      return (wasThere, upstream.held, upstream.isOver && children.isEmpty)
    }
    guard wasThere else { return }
    if isLast {
      outlet.end(.finished)
    } else if limit != .unlimited {
      subscription?.request(.max(1))
    }
  }

  /// The subscriber of one of the publishers.
  final class Child: Subscriber {
    private let lock = Lock()
    private var upstream = UpstreamSlot.awaited
    private let index: Int
    private let parent: FlatMapping

    init(_ index: Int, _ parent: FlatMapping) {
      self.index = index
      self.parent = parent
    }

    func receive(subscription: any Subscription) {
      guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(parent.lock.guarding { parent.wantsAll } ? .unlimited : .max(1))
    }

    func receive(_ input: Inner.Output) -> Subscribers.Demand {
      let wantsAll = parent.lock.guarding { parent.wantsAll }
      parent.outlet.offer(input, given: wantsAll ? nil : { [weak self] in self?.request(.max(1)) })
      return .none
    }

    func receive(completion: Subscribers.Completion<Inner.Failure>) {
      guard lock.guarding({ upstream.close() }) != nil else { return }
      switch completion {
      case .finished: parent.finished(index)
      case .failure: parent.fail(completion)
      }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.guarding { upstream.held }?.request(demand)
    }

    func cancel() { lock.guarding { upstream.close() }?.cancel() }
  }
}
