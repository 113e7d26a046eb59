/// Nodes whose identity ended and that are still shown, while a transition removes them.
@MainActor @preconcurrency
struct Departures {
  private final class List {
    var nodes: [_AnyNode] = []
  }

  private let list = List()

  var nodes: [_AnyNode] { list.nodes }

  /// Ends a node, now or when its transition has ended.
  func begin(_ node: _AnyNode, whenGone: @escaping () -> Void) {
    let list = list
    list.nodes.append(node)
    node.leave {
      list.nodes.removeAll { $0 === node }
      node.unmount()
      whenGone()
    }
  }
}

extension _AnyNode {
  /// Ends the node after the transitions inside it, which a change without animation has none of.
  func leave(then remove: @escaping () -> Void) {
    remove()
  }

  /// The node was made after the first picture.
  func didEnter() {}
}
