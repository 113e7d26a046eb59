// Views that change each other without end: the page lives, and is told which they are.

extension Graph {
  /// How often changes made by `onChange` and its like are followed before a picture is shown.
  static let longestChain = 16

  /// How often a node may be updated before a picture. One that has never come to rest before the
  /// last picture is updated once for each.
  func mostUpdates(of node: _AnyNode) -> Int {
    guard let last = node.restlessPass, last >= pass - 1 else { return Graph.longestChain }
    return 1
  }

  /// Nodes that were updated too often go on before the next frame.
  func postpone(_ nodes: [_AnyNode]) {
    for node in nodes {
      node.restlessPass = pass
      report(node) {
        "\($0) is evaluated again and again: reading its body changes what it reads. It goes on "
          + "with each frame. Change state in an action, such as that of a button or of onAppear."
      }
    }
    let again = nodes.map { WeakNode(node: $0) }
    host?.beforeNextFrame { [weak self] in
      guard let self else { return }
      for case let node? in again.map(\.node) {
        // What else was shown meanwhile has not brought the node to rest.
        node.restlessPass = self.pass
        node.setNeedsUpdate()
      }
    }
  }

  private struct WeakNode {
    weak var node: _AnyNode?
  }

  /// Says that actions change state without end.
  func reportChain() {
    guard let lastUpdated else { return }
    report(lastUpdated) {
      "\($0) changes again and again: what runs when it has changed, such as onChange, changes it "
        + "again. It goes on with each frame."
    }
  }

  /// Writes a line about the view of the page that a node belongs to, once for each type.
  private func report(_ node: _AnyNode, _ line: (String) -> String) {
    let name = node.nameInPage
    if reported.insert(name).inserted { print(line(name)) }
  }
}

extension _AnyNode {
  /// The type of the view of the page that the node is, or is part of.
  fileprivate var nameInPage: String {
    var node: _AnyNode? = self
    while let current = node {
      if let view = current.anyView, current.bodyType != nil {
        let name = _typeName(type(of: view), qualified: true)
        if !name.hasPrefix("SwiftUI.") { return ViewName.short(name) }
      }
      node = current.parent
    }
    return viewName
  }
}
