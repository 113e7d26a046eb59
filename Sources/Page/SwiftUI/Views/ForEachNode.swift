import Foundation

/// The node of a `ForEach`: one child for each id. In a lazy container, rows are made when they are
/// seen first.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  /// An id, and which of the elements with this id.
  struct Key: Hashable {
    let id: ID
    let repetition: Int
  }

  private(set) var order: [Key] = []
  private(set) var nodes: [Key: _ViewNode<Content>] = [:]
  /// The rows that a lazy container has asked for.
  var rows = LazyRows<ID, Content>()
  let departures = Departures()
  private var hasWarned = false

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    refill(isFirst: true)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] {
    isLazy ? rows.nodes : order.compactMap { nodes[$0] } + departures.nodes
  }

  /// A lazy container makes rows and tells them when they appear.
  override var members: [_AnyNode] { isLazy ? [self] : children.flatMap(\.members) }

  override func isEqual(
    _ old: ForEach<Data, ID, Content>, _ new: ForEach<Data, ID, Content>
  ) -> Bool { false }

  override func update() {
    refill(isFirst: false)
  }

  override func collect(into items: inout [Item]) {
    func collect(_ node: _AnyNode?, _ id: ID) {
      let first = items.count
      node?.collectPresent(into: &items)
      for item in items[first...] { item.identify(as: AnyHashable(id)) }
    }
    for row in rows.inOrder { collect(row.node, row.id) }
    for key in order { collect(nodes[key], key.id) }
    for node in departures.nodes { node.collectPresent(into: &items) }
  }

  private func refill(isFirst: Bool) {
    if isLazy { return refillRows(isFirst: isFirst) }
    let before = order
    order = keys()
    refillNodes(before, isFirst: isFirst)
    guard !isFirst, order != before else { return }
    check(order.count, initial: before.count)
    itemsChanged()
  }

  /// Warns if the number of elements changes and must not.
  func check(_ count: Int, initial: Int) {
    if view.isConstant, count != initial { warn(ofCount: count, initial: initial) }
  }

  /// The keys of the elements in their order.
  private func keys() -> [Key] {
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(view.data.count)
    return view.data.indices.map { index in
      let id = view.id(view.data[index], index)
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      if repetition > 0 { warn(of: id) }
      return Key(id: id, repetition: repetition)
    }
  }

  private func refillNodes(_ before: [Key], isFirst: Bool) {
    var old = nodes
    nodes.removeAll(keepingCapacity: true)
    let context = childContext
    let contents = tracking { view.data.map(view.content) }
    for (key, content) in zip(order, contents) {
      if let node = old.removeValue(forKey: key) {
        node.receive(content)
        nodes[key] = node
      } else if let node = departures.takeBack(key) {
        let node = unsafeDowncast(node, to: _ViewNode<Content>.self)
        node.receive(content)
        nodes[key] = node
      } else {
        let node = Content._makeNode(content, in: context)
        nodes[key] = node
        if !isFirst { node.didEnter() }
      }
    }
    for key in before {
      guard let node = old[key] else { continue }
      departures.begin(node, id: key) { [weak self] in self?.itemsChanged() }
    }
  }

  func warn(of id: ID) {
    warn(
      "\(viewName): several elements have the id \(id), so that views may be mixed up. Give each "
        + "element an id of its own.")
  }

  private func warn(ofCount count: Int, initial: Int) {
    warn(
      "\(viewName): the range has \(count) elements now, and had \(initial). A range without ids "
        + "must not change: write ForEach(range, id: \\.self).")
  }

  /// Says the first thing that is wrong with the elements.
  private func warn(_ text: @autoclosure () -> String) {
    guard !hasWarned else { return }
    hasWarned = true
    print(text())
  }
}
