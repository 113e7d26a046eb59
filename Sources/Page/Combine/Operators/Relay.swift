/// A subscription whose source may change: it remembers what was asked for and not yet given.
final class Relay<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  let downstream: Downstream
  private var source: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isOver = false
  /// What else ends when this is cancelled.
  var whenCancelled: (() -> Void)?
  let description: String

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  var isClosed: Bool { lock.guarding { isOver } }

  /// Asks a new source for what is still owed.
  func connect(to subscription: any Subscription) {
    let (owed, isOver) = lock.guarding {
      if !self.isOver { source = subscription }
      return (demand, self.isOver)
    }
    if isOver { return subscription.cancel() }
    if owed > .none { subscription.request(owed) }
  }

  /// Cancels the source there is.
  func disconnect() {
    let source = lock.guarding {
      defer { self.source = nil }
      return self.source
    }
    source?.cancel()
  }

  /// The source is over by itself.
  func forgetSource() { lock.guarding { source = nil } }

  func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    lock.guarding { demand += more }
    return more
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let wasOver = lock.guarding {
      defer {
        isOver = true
        source = nil
      }
      return isOver
    }
    if !wasOver { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    let source = lock.guarding {
      self.demand += demand
      return self.source
    }
    source?.request(demand)
  }

  func cancel() {
    let source = lock.guarding {
      isOver = true
      defer { self.source = nil }
      return self.source
    }
    source?.cancel()
    whenCancelled?()
    whenCancelled = nil
  }
}
