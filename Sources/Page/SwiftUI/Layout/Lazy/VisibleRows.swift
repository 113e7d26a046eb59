/// The rows that a lazy container shows: those that are scrolled away disappear, and appear again
/// when they come back. They keep their state.
@MainActor @preconcurrency
final class VisibleRows {
  private struct Row {
    weak var node: _AnyNode?
  }

  private var rows: [ObjectIdentifier: Row] = [:]

  /// Takes the items that are shown now.
  func show(_ items: [Item]) {
    var gone = rows
    rows.removeAll(keepingCapacity: true)
    for node in items.compactMap(\.row) {
      let id = ObjectIdentifier(node)
      guard rows.updateValue(Row(node: node), forKey: id) == nil else { continue }
      if gone.removeValue(forKey: id) == nil, node.isOutOfSight { tell(node, isOutOfSight: false) }
    }
    for node in gone.values.compactMap(\.node) { tell(node, isOutOfSight: true) }
  }

  /// Actions run when the layout is done, if the row has not moved back meanwhile.
  private func tell(_ node: _AnyNode, isOutOfSight: Bool) {
    node.isOutOfSight = isOutOfSight
    node.graph.afterUpdate { [weak node] in
      guard let node, node.isMounted, node.isOutOfSight == isOutOfSight else { return }
      node.tellVisibility(!isOutOfSight && node.graph.isVisible)
    }
  }
}

extension _AnyNode {
  /// The node waits until a lazy container shows an item of it.
  func becomeRow(of item: Item) {
    item.row = self
    guard !isRowOfItsOwn else { return }
    isRowOfItsOwn = true
    isOutOfSight = true
  }
}
