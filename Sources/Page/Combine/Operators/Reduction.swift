/// What stands between a publisher and a subscriber and makes one value of all values.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  enum Progress {
    case goOn
    /// The result is known before the end.
    case done
    case fail(Downstream.Failure)
  }

  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private var downstream: Downstream?
  private var isAsked = false
  private var waiting: Downstream.Input?
  private let take: (Input) -> Progress
  private let result: () -> Downstream.Input?
  private let failing: (Failure) -> Downstream.Failure
  let description: String

  init(
    _ name: String, _ downstream: Downstream, failing: @escaping (Failure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?, take: @escaping (Input) -> Progress
  ) {
    description = name
    self.downstream = downstream
    self.failing = failing
    self.result = result
    self.take = take
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.guarding {
      upstream.accept(subscription) ? self.downstream : nil
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.guarding({ upstream.isHeld }) else { return .none }
    switch take(input) {
    case .goOn: break
    case .done:
      lock.guarding { upstream.close() }?.cancel()
      finish()
    case .fail(let error):
      lock.guarding { upstream.close() }?.cancel()
      leave()?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    switch completion {
    case .finished: finish()
    case .failure(let error): leave()?.receive(completion: .failure(failing(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    let value = lock.guarding {
      isAsked = true
      defer { waiting = nil }
      return waiting
    }
    if let value { give(value) }
  }

  func cancel() {
    _ = leave()
    lock.guarding { upstream.close() }?.cancel()
  }

  private func finish() {
    guard let value = result() else { return leave()?.receive(completion: .finished) ?? () }
    let isAsked = lock.guarding {
      if !self.isAsked { waiting = value }
      return self.isAsked
    }
    if isAsked { give(value) }
  }

  private func give(_ value: Downstream.Input) {
    guard let downstream = leave() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  private func leave() -> Downstream? {
    lock.guarding {
      defer {
        downstream = nil
        waiting = nil
      }
      return downstream
    }
  }
}

extension Reduction where Failure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    take: @escaping (Input) -> Progress
  ) {
    self.init(name, downstream, failing: { $0 }, result: result, take: take)
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// A reduction that may throw; what it throws is the end.
  convenience init(
    trying name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    take: @escaping (Input) throws -> Progress
  ) {
    self.init(name, downstream, failing: { $0 }, result: result) { input in
      do { return try take(input) } catch { return .fail(error) }
    }
  }
}
