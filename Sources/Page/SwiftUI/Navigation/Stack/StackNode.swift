/// A root view on a stack, with the values of the stack's path.
struct StackContainer: View {
  typealias Body = Never
  let root: AnyView
  let path: StackPath

  static func _makeNode(
    _ view: StackContainer, in context: _NodeContext
  ) -> _ViewNode<StackContainer> {
    StackNode(view, in: context)
  }
}

/// The node of a navigation stack. Its levels are parts of the views with controllers of their own,
/// which a navigation controller shows.
final class StackNode: _ViewNode<StackContainer>, PreferenceNode {
  let model = StackModel()
  private let item: ControllerItem

  override init(_ view: StackContainer, in context: _NodeContext) {
    item = ControllerItem(model.controller, in: context.environment)
    super.init(view, in: context)
    model.begin(view.root, in: self)
    model.take(view.path)
  }

  override var ownItems: [Item] { [item] }

  override func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    item.direction = environment.layoutDirection
    super.passEnvironment(changed: keys)
  }

  override var children: [_AnyNode] { model.parts }
  override var childrenOfPage: [_AnyNode] { model.shownParts }

  override func isEqual(_ old: StackContainer, _ new: StackContainer) -> Bool {
    model.root.part.receive(PartContent(content: new.root))
    return false
  }

  override func update() {
    model.take(view.path)
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }

  /// What the levels say of their bar goes no further.
  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    guard K.self == NavigationSettingsKey.self else { return inside }
    return model.top.part.preference(NavigationSettingsKey.self)?.outside as? K.Value
  }

  override func willUnmount() {
    model.controller.leaveHost()
  }
}
