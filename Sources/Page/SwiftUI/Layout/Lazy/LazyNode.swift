/// The node of a container that makes only what is seen.
final class LazyNode<V: View, Content: View>: _ViewNode<V> {
  private let arrangement: (V) -> LazyArrangement
  private let content: (V) -> Content
  private var child: _ViewNode<Content>!
  private let item: LazyItem
  private var isCollecting = false

  init(
    _ view: V, in context: _NodeContext, arrangement: @escaping (V) -> LazyArrangement,
    content: @escaping (V) -> Content
  ) {
    self.arrangement = arrangement
    self.content = content
    item = LazyItem(arrangement(view))
    super.init(view, in: context)
    var inner = childContext
    inner.isLazy = true
    child = Content._makeNode(content(view), in: inner)
    item.settle = { [graph] in graph.settle() }
    graph.add(item)
    readDirection()
    itemsChanged()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var ownItems: [Item] { [item] }

  override func isEqual(_ old: V, _ new: V) -> Bool {
    child.receive(content(new))
    item.arrangement = arrangement(new)
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
    guard isCollecting else { return }
    isCollecting = false
    guard isMounted else { return }
    var slots = LazySlots()
    child.collectSlots(into: &slots)
    item.fill(with: slots)
  }

  override func collect(into items: inout [Item]) {
    items.append(item)
  }
}
