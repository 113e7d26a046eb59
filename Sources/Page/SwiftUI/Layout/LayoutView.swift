/// Views that a layout arranges.
struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  var layout: L
  var content: Content

  static func _makeNode(
    _ view: LayoutView<L, Content>, in context: _NodeContext
  ) -> _ViewNode<LayoutView<L, Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}

/// The node of a container: it has one item, and the items below it are inside that.
final class LayoutNode<V: View, L: Layout, Content: View>: _ViewNode<V> {
  private let layout: (V) -> L
  private let content: (V) -> Content
  private(set) var child: _ViewNode<Content>!
  private(set) var item: ContainerItem<L>
  private var isCollecting = false

  init(
    _ view: V, in context: _NodeContext, layout: @escaping (V) -> L,
    content: @escaping (V) -> Content
  ) {
    self.layout = layout
    self.content = content
    item = ContainerItem(layout(view))
    super.init(view, in: context)
    child = Content._makeNode(content(view), in: childContext)
    readDirection()
    itemsChanged()
  }

  override var ownItems: [Item] { [item] }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(_ old: V, _ new: V) -> Bool {
    child.receive(content(new))
    let (before, after) = (layout(old), layout(new))
    if !areEqual(before, after) { item.layout = after }
    return true
  }

  override func update() {
    readDirection()
  }

  private func readDirection() {
    tracking { item.direction = environment.layoutDirection }
  }

  override func itemsChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    graph.beforeLayout { [weak self] in self?.collectContent() }
  }

  private func collectContent() {
    isCollecting = false
    guard isMounted else { return }
    var items: [Item] = []
    child.collect(into: &items)
    item.fill(with: items)
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}
