/// What happens when a view appears, changes and disappears.
@MainActor @preconcurrency
protocol LifecycleModifier: ViewModifier where Body == Never {
  associatedtype State = Void

  /// Whether the view also disappears while its hosting view is in no window.
  static var followsVisibility: Bool { get }
  /// The view appeared: after the first update that has it.
  func begin(_ node: _AnyNode) -> State
  /// The surroundings evaluated the view again.
  func change(_ state: inout State, from old: Self, of node: _AnyNode)
  /// The view disappeared.
  func end(_ state: State, of node: _AnyNode)
}

extension LifecycleModifier {
  static var followsVisibility: Bool { false }
  func change(_ state: inout State, from old: Self, of node: _AnyNode) {}
  func end(_ state: State, of node: _AnyNode) {}

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    LifecycleNode(view, in: context)
  }
}

/// The node of a view that tells when it appears, changes and goes. Of nested views the inner one
/// appears first. Where the content is several views, as in a group, each of them appears by
/// itself.
final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>, VisibilityNode
{
  private var child: _ViewNode<Content>!
  private var states: [(member: _AnyNode, state: Modifier.State)] = []

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
    graph.afterUpdate { [weak self] in self?.follow() }
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, Modifier>, _ new: ModifiedContent<Content, Modifier>
  ) -> Bool {
    child.receive(new.content)
    for index in states.indices {
      new.modifier.change(&states[index].state, from: old.modifier, of: self)
    }
    return true
  }

  override func itemsChanged() {
    super.itemsChanged()
    graph.afterUpdate { [weak self] in self?.follow() }
  }

  /// Begins for the members that came and ends for those that went.
  private func follow() {
    guard isMounted, !Modifier.followsVisibility || isSeen else { return }
    let members = child.members
    let kept = Set(members.map { ObjectIdentifier($0) })
    let gone = states.filter { !kept.contains(ObjectIdentifier($0.member)) }
    states.removeAll { !kept.contains(ObjectIdentifier($0.member)) }
    for state in gone { view.modifier.end(state.state, of: self) }
    for member in members where !states.contains(where: { $0.member === member }) {
      states.append((member, view.modifier.begin(self)))
    }
  }

  private func end() {
    let ended = states
    states = []
    for state in ended { view.modifier.end(state.state, of: self) }
  }

  func visibilityChanged(_ isVisible: Bool) {
    guard Modifier.followsVisibility else { return }
    if isVisible { follow() } else { end() }
  }

  override func willUnmount() {
    end()
  }
}

/// A node that has to know whether its hosting view is in a window.
@MainActor @preconcurrency
protocol VisibilityNode: _AnyNode {
  func visibilityChanged(_ isVisible: Bool)
}

extension _AnyNode {
  /// The hosting view came into a window, or left it. A row that is scrolled away stays away.
  final func tellVisibility(_ isVisible: Bool) {
    if isVisible, isOutOfSight { return }
    for child in children { child.tellVisibility(isVisible) }
    (self as? any VisibilityNode)?.visibilityChanged(isVisible)
  }
}
