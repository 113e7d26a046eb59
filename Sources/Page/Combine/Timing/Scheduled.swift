/// Hands values and the end to a subscriber on a scheduler, now or later.
final class Scheduled<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private var downstream: Downstream?
  private let schedule: (@escaping () -> Void) -> Void
  let description: String

  init(
    _ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    description = name
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.guarding {
      upstream.accept(subscription) ? self.downstream : nil
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard lock.guarding({ upstream.isHeld }) else { return .none }
    schedule { [self] in
      let (downstream, subscription) = lock.guarding { (self.downstream, upstream.held) }
      guard let downstream else { return }
      let more = downstream.receive(input)
      if more > .none { subscription?.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard lock.guarding({ upstream.close() }) != nil else { return }
    schedule { [self] in
      let downstream = lock.guarding {
        defer { self.downstream = nil }
        return self.downstream
      }
      downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.guarding { upstream.held }?.request(demand) }

  func cancel() {
    lock.guarding {
      downstream = nil
      return upstream.close()
    }?.cancel()
  }
}
