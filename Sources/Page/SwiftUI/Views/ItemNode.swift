/// The node of a view that is one item without views inside.
final class ItemNode<V: View, I: Item>: _ViewNode<V> {
  let item: I
  private let fill: (V, I, _AnyNode) -> Void
  private var properties = PropertyStorage(of: V.self)
  private var data: AnimatedData<V>?

  /// The closure sets the item's values from the view; what it reads counts.
  init(
    _ view: V, in context: _NodeContext, item: I, fill: @escaping (V, I, _AnyNode) -> Void
  ) {
    self.item = item
    self.fill = fill
    super.init(view, in: context)
    let isFollowed = (view as? any FollowedByLayer)?.isAnimatedByLayer ?? false
    if !isFollowed { data = AnimatedData(of: view, in: self) }
    update()
  }

  override var ownItems: [Item] { [item] }

  override func update() {
    tracking {
      properties.bind(&view, to: self)
      fill(data?.shown(view, of: self) ?? view, item, self)
    }
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }

  override func willUnmount() {
    properties.end()
    data?.end()
  }
}
