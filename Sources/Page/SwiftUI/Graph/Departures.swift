/// Nodes whose identity ended and that are still shown, while a transition removes them.
@MainActor @preconcurrency
struct Departures {
  private final class List {
    var leaving: [(id: AnyHashable?, node: _AnyNode)] = []
  }

  private let list = List()

  var nodes: [_AnyNode] { list.leaving.map(\.node) }

  /// Ends a node, now or when its transition has ended.
  func begin(_ node: _AnyNode, id: AnyHashable?, whenGone: @escaping () -> Void) {
    let list = list
    list.leaving.append((id, node))
    node.leave {
      list.leaving.removeAll { $0.node === node }
      node.unmount()
      whenGone()
    }
  }

  /// The node of an id that comes back before it is gone.
  func takeBack(_ id: AnyHashable) -> _AnyNode? {
    guard let index = list.leaving.firstIndex(where: { $0.id == id }) else { return nil }
    let node = list.leaving.remove(at: index).node
    node.presence?.comeBack()
    return node
  }
}

extension _AnyNode {
  /// Ends the node after the transitions of its items; a change without animation has none.
  final func leave(then remove: @escaping () -> Void) {
    let presence = presence ?? Presence(of: self)
    self.presence = presence
    presence.leave(then: remove)
  }

  /// The node was made after the first picture.
  final func didEnter() {
    let presence = Presence(of: self)
    if presence.enter() { self.presence = presence }
  }

  /// Adds the node's items, with the transitions that they come and go with.
  final func collectPresent(into items: inout [Item]) {
    if let presence { presence.collect(into: &items) } else { collect(into: &items) }
  }
}

extension Item {
  /// Whether a transition removes the item: it takes no place in its container any more.
  final var isLeaving: Bool { layoutValue(ObjectIdentifier(LeavingKey.self)) != nil }
}

/// The key under which an item says that it leaves.
enum LeavingKey {}
