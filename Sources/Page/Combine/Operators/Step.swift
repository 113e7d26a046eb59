/// What stands between a publisher and a subscriber and looks at each value by itself.
///
/// A publisher calls one subscriber one call at a time, so the step's own state needs no lock.
final class Step<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  enum Outcome {
    case pass(Downstream.Input)
    /// Not this one; another is asked for in its place.
    case skip
    /// Not this one, and it was not asked for by the downstream.
    case swallow
    /// This one, and the end.
    case last(Downstream.Input)
    case end(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let downstream: Downstream
  // Values that will be swallowed are asked for beside the first that are wanted.
  private var extra: Int
  private let step: (Input) -> Outcome
  private let ending:
    (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  let description: String

  init(
    _ name: String, _ downstream: Downstream, extra: Int = 0,
    ending:
      @escaping (Subscribers.Completion<Failure>)
      -> Subscribers.Completion<Downstream.Failure>,
    step: @escaping (Input) -> Outcome
  ) {
    description = name
    self.downstream = downstream
    self.extra = extra
    self.ending = ending
    self.step = step
  }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.guarding({ upstream.isHeld }) else { return .none }
    switch step(input) {
    case .pass(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .swallow: return .none
    case .last(let value):
      let subscription = lock.guarding { upstream.close() }
      subscription?.cancel()
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .end(let completion):
      let subscription = lock.guarding { upstream.close() }
      subscription?.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    downstream.receive(completion: ending(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { fatalError("demand must be greater than zero") }
    let (subscription, all) = lock.guarding {
      defer { extra = 0 }
      return (upstream.held, demand + extra)
    }
    subscription?.request(all)
  }

  func cancel() { lock.guarding { upstream.close() }?.cancel() }
}

extension Step where Failure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream, extra: Int = 0, step: @escaping (Input) -> Outcome
  ) {
    self.init(name, downstream, extra: extra, ending: { $0 }, step: step)
  }
}

extension Step where Downstream.Failure == any Error {
  /// A step that may throw; what it throws is the end.
  convenience init(
    trying name: String, _ downstream: Downstream, step: @escaping (Input) throws -> Outcome
  ) {
    self.init(name, downstream, ending: { $0.erased }) { input in
      do { return try step(input) } catch { return .end(.failure(error)) }
    }
  }
}
