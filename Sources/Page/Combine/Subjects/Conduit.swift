/// One subscriber of a subject, with what it has asked for.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  // A value that was current when nothing was asked for yet.
  private var owed: (() -> Output)?
  private var leave: ((Conduit) -> Void)?
  let description: String

  init(
    _ downstream: AnySubscriber<Output, Failure>, of name: String,
    owed: (() -> Output)? = nil, leave: @escaping (Conduit) -> Void
  ) {
    self.downstream = downstream
    self.owed = owed
    self.leave = leave
    description = name
  }

  func offer(_ value: Output) {
    lock.lock()
    guard let downstream, demand > .none else { return lock.unlock() }
    demand -= 1
    owed = nil
    lock.unlock()
    let more = downstream.receive(value)
    guard more > .none else { return }
    lock.guarding { demand += more }
  }

  /// Gives a value now, or when it is asked for.
  func offerOrOwe(_ value: Output, current: @escaping () -> Output) {
    let isAsked = lock.guarding {
      if demand == .none { owed = current }
      return demand > .none
    }
    if isAsked { offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = lock.guarding { close() }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    let current: (() -> Output)? = lock.guarding {
      guard downstream != nil else { return nil }
      self.demand += demand
      defer { owed = nil }
      return owed
    }
    if let current { offer(current()) }
  }

  func cancel() {
    let leave = lock.guarding {
      close()
      defer { self.leave = nil }
      return self.leave
    }
    leave?(self)
  }

  @discardableResult
  private func close() -> AnySubscriber<Output, Failure>? {
    defer {
      downstream = nil
      owed = nil
    }
    return downstream
  }
}
