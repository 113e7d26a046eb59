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

extension View {
  /// Runs an action when a value changes, with the new value.
  @_disfavoredOverload
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
}
