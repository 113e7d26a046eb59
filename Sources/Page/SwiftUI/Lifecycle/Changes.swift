import Combine

struct ChangeModifier<Value: Equatable>: LifecycleModifier {
  typealias Body = Never
  typealias State = Void
  let value: Value
  let runsFirst: Bool
  let action: (Value, Value) -> Void

  func begin(_ node: _AnyNode) {
    if runsFirst { action(value, value) }
  }

  func change(_ state: inout Void, from old: ChangeModifier<Value>, of node: _AnyNode) {
    let (before, after) = (old.value, value)
    guard before != after else { return }
    let transaction = node.graph.transaction
    node.graph.afterUpdate { withTransaction(transaction) { action(before, after) } }
  }
}

struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  typealias Body = Never
  typealias State = Subscription

  final class Subscription {
    var action: (P.Output) -> Void = { _ in }
    var cancellable: AnyCancellable?
  }

  let publisher: P
  let action: (P.Output) -> Void

  func begin(_ node: _AnyNode) -> Subscription {
    let subscription = Subscription()
    subscription.action = action
    subscription.cancellable = publisher.sink { [weak subscription] value in
      nonisolated(unsafe) let value = value
      onMainThread { subscription?.action(value) }
    }
    return subscription
  }

  /// A publisher that is made again at each evaluation, such as a timer, goes on as it began.
  func change(_ state: inout Subscription, from old: ReceiveModifier<P>, of node: _AnyNode) {
    state.action = action
  }

  func end(_ state: Subscription) {
    state.cancellable = nil
  }
}

extension View {
  /// Runs an action when a value changes, with the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsFirst: false) { _, new in action(new) })
  }

  /// Runs an action when a value changes, with the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsFirst: initial, action: action))
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsFirst: initial) { _, _ in action() })
  }

  /// Runs an action with each value of a publisher while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
