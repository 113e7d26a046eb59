/// One of the views that another view resolves to. Shown in the content of a container, it stands
/// for that view, with its state.
@MainActor @preconcurrency
public struct Subview: View, @preconcurrency Identifiable {
  /// The identity of the view.
  nonisolated public struct ID: Hashable {
    let object: ObjectIdentifier
  }

  public typealias Body = Never
  let unit: SubviewUnit

  /// Tells the subview from the others.
  public var id: ID { ID(object: ObjectIdentifier(unit)) }

  /// The values that the view gives to the container around it.
  public var containerValues: ContainerValues {
    ContainerValues(of: unit.item, in: unit.outerValues)
  }

  public static func _makeNode(_ view: Subview, in context: _NodeContext) -> _ViewNode<Subview> {
    SubviewNode(view, in: context)
  }
}

/// An item that a view resolves to, and the node that makes it alone.
@MainActor @preconcurrency
final class SubviewUnit {
  let item: Item
  private(set) weak var node: _AnyNode?
  /// What views around set for all they contain, the inner ones first.
  private(set) var outerValues: [ContainerValues] = []

  init(_ item: Item) {
    self.item = item
  }

  func note(_ node: _AnyNode?, _ outerValues: [ContainerValues]) {
    self.node = node
    self.outerValues = outerValues
  }
}

/// The node of a subview where it is shown: its item is made by a node elsewhere, which gets the
/// environment of this place.
final class SubviewNode: _ViewNode<Subview>, VisibilityNode {
  /// The keys that the place sets, and that the other node has been given.
  private var handedKeys: Set<ObjectIdentifier> = []

  override init(_ view: Subview, in context: _NodeContext) {
    super.init(view, in: context)
    show()
  }

  private func show() {
    handEnvironment(changed: [])
    view.unit.item.open()
    guard let node = view.unit.node else { return }
    let wasOutOfSight = node.isOutOfSight
    node.isOutOfSight = !isSeen
    if wasOutOfSight, isSeen {
      graph.afterUpdate { [weak self] in
        if let self, self.isMounted, self.isSeen { self.visibilityChanged(true) }
      }
    }
  }

  /// The place came into sight or left it, and with it the views of the other node.
  func visibilityChanged(_ isVisible: Bool) {
    guard let node = view.unit.node else { return }
    if isVisible { node.isOutOfSight = false }
    node.tellVisibility(isVisible)
    if !isVisible, !isSeen { node.isOutOfSight = true }
  }

  override func isEqual(_ old: Subview, _ new: Subview) -> Bool { old.unit === new.unit }

  override func update() {
    handedKeys = []
    show()
    itemsChanged()
  }

  override func collect(into items: inout [Item]) {
    items.append(view.unit.item)
  }

  override func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    handEnvironment(changed: keys)
  }

  /// Hands what views between the container and this place set to the node that makes the view.
  private func handEnvironment(changed: Set<ObjectIdentifier>) {
    guard let node = view.unit.node, let around = node.parent?.childEnvironment,
      let container = outerSource?.environment
    else { return }
    let keys = environment.keys(setSince: container)
    guard !keys.isEmpty || !handedKeys.isEmpty else { return }
    var new = around
    for key in keys { new.set(environment.storedValue(key) as Any, for: key) }
    let differing = keys.union(handedKeys).filter {
      !node.environment.hasSameValue(as: new, for: $0)
    }
    handedKeys = keys
    node.receive(new, changed: changed.union(differing))
  }

  /// The node that resolves the views of the container.
  private var outerSource: _AnyNode? {
    var node = view.unit.node?.parent
    while let current = node, !(current is SubviewSource) { node = current.parent }
    return node
  }
}
