/// An item with the effect of a transition around it.
final class TransitionItem: WrapperItem {
  private typealias Body = LayoutView<ZStackLayout, AnyView>

  private let inner: Item
  private let transition: AnyTransition
  private let effect: _ViewNode<LayoutView<ZStackLayout, AnyView>>
  /// Whether the item goes: it takes no place any more.
  var isRemoved = false

  init(around item: Item, phase: TransitionPhase, of node: _AnyNode) {
    inner = item
    transition = AnyTransition.of(item)
    effect = Body._makeNode(
      TransitionItem.body(of: item, transition, phase), in: node.childContext)
    super.init()
    let (origin, proposal, hasPlace) = (item.origin, item.proposal, item.placement.isPlaced)
    var items: [Item] = []
    effect.collect(into: &items)
    adopt(items[0], of: node)
    guard hasPlace else { return }
    // It stays where it was; the layout around it will not place it again.
    node.graph.beforeLayout { [weak self] in
      guard let self, isRemoved else { return }
      place(at: origin, proposal: proposal)
    }
  }

  private static func body(
    of item: Item, _ transition: AnyTransition, _ phase: TransitionPhase
  ) -> Body {
    Body(
      layout: ZStackLayout(),
      content: transition.apply(AnyView(ItemView(item: item)), phase))
  }

  func show(_ phase: TransitionPhase) {
    effect.receive(TransitionItem.body(of: inner, transition, phase))
  }

  override var ownedNodes: [_AnyNode] { [effect] }
  override var lasting: Item { inner.lasting }
  override var spacing: ViewSpacing { inner.spacing }
  override var priority: Double { inner.priority }
  override var zIndex: Double { inner.zIndex }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(LeavingKey.self) { return isRemoved ? true : nil }
    return inner.layoutValue(key)
  }
}

/// A view that is an item which another node has made.
struct ItemView: View {
  typealias Body = Never
  let item: Item

  static func _makeNode(_ view: ItemView, in context: _NodeContext) -> _ViewNode<ItemView> {
    ItemViewNode(view, in: context)
  }
}

private final class ItemViewNode: _ViewNode<ItemView> {
  override func collect(into items: inout [Item]) {
    items.append(view.item)
  }
}
