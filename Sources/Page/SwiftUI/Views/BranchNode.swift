/// What a node shows of several possible contents, with an id that tells them apart.
@MainActor @preconcurrency
struct Branch {
  let id: AnyHashable
  let make: (_NodeContext) -> _AnyNode
  let hand: (_AnyNode) -> Void

  init<V: View>(id: AnyHashable, _ view: V) {
    self.id = id
    make = { V._makeNode(view, in: $0) }
    hand = { unsafeDowncast($0, to: _ViewNode<V>.self).receive(view) }
  }
}

/// The node of a view with one content at a time: a condition, an optional, an id, an `AnyView`.
///
/// When the content's id changes, the old child ends and a new one begins.
final class BranchNode<V: View>: _ViewNode<V> {
  private let choose: (V) -> Branch?
  private var id: AnyHashable?
  private var child: _AnyNode?
  private var departures = Departures()

  init(_ view: V, in context: _NodeContext, choose: @escaping (V) -> Branch?) {
    self.choose = choose
    super.init(view, in: context)
    let branch = choose(view)
    id = branch?.id
    child = branch?.make(childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { (child.map { [$0] } ?? []) + departures.nodes }

  override func isEqual(_ old: V, _ new: V) -> Bool { false }

  override func update() {
    let branch = choose(view)
    if let branch, let child, branch.id == id {
      branch.hand(child)
      return
    }
    if let child {
      departures.begin(child, id: id) { [weak self] in self?.itemsChanged() }
    }
    id = branch?.id
    child = nil
    if let branch {
      if let returning = departures.takeBack(branch.id) {
        child = returning
        branch.hand(returning)
      } else {
        child = branch.make(childContext)
        child?.didEnter()
      }
    }
    if child != nil || !departures.nodes.isEmpty || branch == nil { itemsChanged() }
  }

  override func collect(into items: inout [Item]) {
    child?.collectPresent(into: &items)
    for node in departures.nodes { node.collectPresent(into: &items) }
  }
}
