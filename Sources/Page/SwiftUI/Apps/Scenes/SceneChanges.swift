extension Scene {
  /// Runs an action when a value changes, with the new value.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    following(value, initial: false) { _, new in action(new) }
  }

  /// Runs an action when a value changes, with the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    following(value, initial: initial, action)
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    following(value, initial: initial) { _, _ in action() }
  }

  private func following<V: Equatable>(
    _ value: V, initial: Bool, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    modified { FollowedScene(content: $0, value: value, runsFirst: initial, action: action) }
  }
}

/// The view of a scene that follows a value. A scene that shows no views follows it too.
struct FollowedScene<Value: Equatable>: View {
  typealias Body = Never
  let content: AnyView
  let value: Value
  let runsFirst: Bool
  let action: (Value, Value) -> Void

  static func _makeNode(
    _ view: FollowedScene<Value>, in context: _NodeContext
  ) -> _ViewNode<FollowedScene<Value>> {
    FollowedSceneNode(view, in: context)
  }
}

private final class FollowedSceneNode<Value: Equatable>: _ViewNode<FollowedScene<Value>> {
  private var child: _ViewNode<AnyView>!

  override init(_ view: FollowedScene<Value>, in context: _NodeContext) {
    super.init(view, in: context)
    child = AnyView._makeNode(view.content, in: childContext)
    if view.runsFirst { graph.afterUpdate { view.action(view.value, view.value) } }
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(_ old: FollowedScene<Value>, _ new: FollowedScene<Value>) -> Bool {
    child.receive(new.content)
    guard old.value != new.value else { return true }
    let transaction = graph.transaction
    graph.afterUpdate { withTransaction(transaction) { new.action(old.value, new.value) } }
    return true
  }
}
