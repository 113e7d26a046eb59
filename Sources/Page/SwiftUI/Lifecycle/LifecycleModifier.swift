/// What happens when a view's identity begins, changes and ends.
@MainActor @preconcurrency
protocol LifecycleModifier: ViewModifier where Body == Never {
  associatedtype State = Void

  /// The view appeared: after the first update that has it.
  func begin(_ node: _AnyNode) -> State
  /// The surroundings evaluated the view again.
  func change(_ state: inout State, from old: Self, of node: _AnyNode)
  func end(_ state: State)
}

extension LifecycleModifier {
  func change(_ state: inout State, from old: Self, of node: _AnyNode) {}
  func end(_ state: State) {}

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    LifecycleNode(view, in: context)
  }
}

/// The node of a view that tells when it appears, changes and goes.
final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<Content>!
  private var state: Modifier.State?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted else { return }
      self.state = self.view.modifier.begin(self)
    }
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, Modifier>, _ new: ModifiedContent<Content, Modifier>
  ) -> Bool {
    child.receive(new.content)
    if state != nil { new.modifier.change(&state!, from: old.modifier, of: self) }
    return true
  }

  override func willUnmount() {
    guard let state else { return }
    view.modifier.end(state)
    self.state = nil
  }
}
