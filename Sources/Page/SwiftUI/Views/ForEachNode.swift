import Foundation

/// The node of a `ForEach`: one child for each id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  /// An id, and which of the elements with this id.
  private struct Key: Hashable {
    let id: ID
    let repetition: Int
  }

  private var order: [Key] = []
  private var nodes: [Key: _ViewNode<Content>] = [:]
  private let departures = Departures()
  private var hasWarned = false

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    refill(isFirst: true)
  }

  override var children: [_AnyNode] {
    order.compactMap { nodes[$0] } + departures.nodes
  }

  /// The ids of the elements, for selections and scrolling.
  var ids: [AnyHashable] { order.map { AnyHashable($0.id) } }

  override func isEqual(
    _ old: ForEach<Data, ID, Content>, _ new: ForEach<Data, ID, Content>
  ) -> Bool { false }

  override func update() {
    refill(isFirst: false)
  }

  override func collect(into items: inout [Item]) {
    for key in order {
      let first = items.count
      nodes[key]?.collectPresent(into: &items)
      for item in items[first...] { item.identify(as: AnyHashable(key.id)) }
    }
    for node in departures.nodes { node.collectPresent(into: &items) }
  }

  private func refill(isFirst: Bool) {
    let before = order
    var seen: [ID: Int] = [:]
    order.removeAll(keepingCapacity: true)
    var old = nodes
    nodes.removeAll(keepingCapacity: true)
    let context = childContext
    let contents = tracking { view.data.map(view.content) }
    for (index, content) in zip(view.data.indices, contents) {
      let element = view.data[index]
      let id = view.id(element, index)
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      if repetition > 0 { warn(of: id) }
      let key = Key(id: id, repetition: repetition)
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
      order.append(key)
    }
    for key in before {
      guard let node = old[key] else { continue }
      departures.begin(node, id: key) { [weak self] in self?.itemsChanged() }
    }
    if !isFirst, order != before { itemsChanged() }
  }

  private func warn(of id: ID) {
    guard !hasWarned else { return }
    hasWarned = true
    print(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times "
        + "within the collection, this will give undefined results!")
  }
}
