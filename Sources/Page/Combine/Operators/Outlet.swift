/// The queue before a subscriber that several sources fill.
///
/// It hands over only what is asked for, in order, one call at a time: whoever comes while
/// another is handing over leaves its value with that one.
final class Outlet<Downstream: Subscriber> {
  /// When the end is told: a failure may overtake the values that wait.
  enum Order { case failureOvertakes, failureWaits }

  private let lock = Lock()
  private let downstream: Downstream
  private let order: Order
  private var waiting: [(value: Downstream.Input, given: (() -> Void)?)] = []
  private var head = 0
  private var demand = Subscribers.Demand.none
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var isGiving = false
  private var isOver = false
  // What the subscriber asks for in answer to a value.
  var askedForMore: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream, order: Order = .failureOvertakes) {
    self.downstream = downstream
    self.order = order
  }

  var count: Int { lock.guarding { waiting.count - head } }
  var isClosed: Bool { lock.guarding { isOver || ending != nil } }
  var outstanding: Subscribers.Demand { lock.guarding { demand } }

  func ask(for demand: Subscribers.Demand) {
    lock.guarding { self.demand += demand }
    give()
  }

  /// Puts a value in the queue; `given` is called after it was handed over.
  func offer(_ value: Downstream.Input, given: (() -> Void)? = nil) {
    lock.guarding { if !isOver, ending == nil { waiting.append((value, given)) } }
    give()
  }

  /// Hands a value over if it is asked for, and forgets it otherwise.
  func offerIfAsked(_ value: Downstream.Input) {
    lock.guarding {
      if !isOver, ending == nil, waiting.count - head < demand { waiting.append((value, nil)) }
    }
    give()
  }

  func dropFirst() {
    lock.guarding { if head < waiting.count { head += 1 } }
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.guarding {
      guard ending == nil else { return }
      ending = completion
      if case .failure = completion, order == .failureOvertakes { clear() }
    }
    give()
  }

  func close() {
    lock.guarding {
      isOver = true
      clear()
    }
  }

  private func clear() {
    waiting = []
    head = 0
  }

  private func give() {
    lock.lock()
    guard !isGiving else { return lock.unlock() }
    isGiving = true
    while !isOver {
      if demand > .none, head < waiting.count {
        demand -= 1
        let (value, given) = waiting[head]
        head += 1
        if head == waiting.count { clear() }
        lock.unlock()
        let more = downstream.receive(value)
        given?()
        lock.lock()
        demand += more
        if more > .none, let askedForMore {
          lock.unlock()
          askedForMore(more)
          lock.lock()
        }
      } else if head == waiting.count, let ending {
        isOver = true
        lock.unlock()
        downstream.receive(completion: ending)
        lock.lock()
      } else {
        break
      }
    }
    isGiving = false
    lock.unlock()
  }
}
