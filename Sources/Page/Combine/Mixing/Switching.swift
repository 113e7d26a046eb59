/// Subscribes to each publisher that comes, and leaves the one before.
final class Switching<Inner: Publisher, Downstream: Subscriber>: Subscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  private let lock = Lock()
  private var upstream = UpstreamSlot.awaited
  private let relay: Relay<Downstream>
  private var latest = 0
  private var isInnerAtWork = false

  init(_ downstream: Downstream) { relay = Relay("SwitchToLatest", downstream) }

  func receive(subscription: any Subscription) {
    guard lock.guarding({ upstream.accept(subscription) }) else { return subscription.cancel() }
    relay.whenCancelled = { [self] in lock.guarding { upstream.close() }?.cancel() }
    relay.downstream.receive(subscription: relay)
    subscription.request(.unlimited)
  }

  func receive(_ publisher: Inner) -> Subscribers.Demand {
    let index: Int? = lock.guarding {
      guard upstream.isHeld else { return nil }
      latest += 1
      isInnerAtWork = true
      return latest
    }
    guard let index else { return .none }
    relay.disconnect()
    publisher.subscribe(inner(index))
    return .none
  }

  func receive(completion: Subscribers.Completion<Inner.Failure>) {
    let isAtWork: Bool? = lock.guarding {
      upstream.close() == nil ? nil : isInnerAtWork
    }
    guard let isAtWork else { return }
    switch completion {
    case .finished: if !isAtWork { end(.finished) }
    case .failure:
      relay.disconnect()
      end(completion)
    }
  }

  private func inner(_ index: Int) -> AnySubscriber<Inner.Output, Inner.Failure> {
    AnySubscriber(
      receiveSubscription: { [self] subscription in
        guard isLatest(index) else { return subscription.cancel() }
        relay.connect(to: subscription)
      },
      receiveValue: { [self] in isLatest(index) ? relay.pass($0) : .none },
      receiveCompletion: { [self] in innerEnded(index, $0) })
  }

  private func isLatest(_ index: Int) -> Bool { lock.guarding { index == latest } }

  private func innerEnded(_ index: Int, _ completion: Subscribers.Completion<Inner.Failure>) {
    guard isLatest(index) else { return }
    relay.forgetSource()
    let isOver = lock.guarding {
      isInnerAtWork = false
      return upstream.isOver
    }
    switch completion {
    case .finished: if isOver { end(.finished) }
    case .failure:
      lock.guarding { upstream.close() }?.cancel()
      end(completion)
    }
  }

  private func end(_ completion: Subscribers.Completion<Inner.Failure>) {
    relay.whenCancelled = nil
    relay.end(completion)
  }
}
