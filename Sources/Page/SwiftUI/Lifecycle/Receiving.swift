import Combine

struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  typealias Body = Never
  typealias State = Subscription

  final class Subscription {
    var action: (P.Output) -> Void
    var cancellable: AnyCancellable?

    init(_ action: @escaping (P.Output) -> Void) {
      self.action = action
    }
  }

  let publisher: P
  let action: (P.Output) -> Void

  func begin(_ node: _AnyNode) -> Subscription {
    let subscription = Subscription(action)
    subscription.cancellable = publisher.sink { [weak subscription] value in
      nonisolated(unsafe) let value = value
      onMainThread { subscription?.action(value) }
    }
    return subscription
  }

  /// A publisher that is a value goes on as it began when it is made again at an evaluation.
  /// Another object is subscribed to.
  func change(_ state: inout Subscription, from old: ReceiveModifier<P>, of node: _AnyNode) {
    state.action = action
    guard P.self is AnyClass, !areEqual(publisher, old.publisher) else { return }
    state.cancellable = nil
    state = begin(node)
  }

  func end(_ state: Subscription, of node: _AnyNode) {
    state.cancellable = nil
  }
}

extension View {
  /// Runs an action with each value of a publisher while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
