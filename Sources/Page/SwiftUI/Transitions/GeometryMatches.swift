/// The items of a graph that share their geometry.
@MainActor @preconcurrency
final class GeometryMatches {
  private struct WeakItem {
    weak var item: MatchedItem?
  }

  private var items: [WeakItem] = []
  /// Items that came with the current change.
  private var newcomers: [WeakItem] = []

  func add(_ item: MatchedItem) {
    items.removeAll { $0.item == nil }
    items.append(WeakItem(item: item))
  }

  /// The item has an id that it had not before.
  func joined(_ item: MatchedItem) {
    newcomers.append(WeakItem(item: item))
  }

  /// Lets items have the geometry of others, once all are laid out; true if that moved some.
  func resolve(in graph: Graph) {
    let present = items.compactMap(\.item).filter { $0.isShown }
    guard !present.isEmpty else { return newcomers = [] }
    let newcomers = newcomers.compactMap(\.item)
    self.newcomers = []
    let groups = Dictionary(grouping: present) { $0.modifier?.id }
    for group in groups.values {
      let sources = group.filter { $0.modifier?.isSource == true && !$0.isInLeaving }
      guard let source = sources.last else { continue }
      for item in group where item !== source && !sources.contains(where: { $0 === item }) {
        if item.isInLeaving, !newcomers.isEmpty, newcomers.contains(where: { $0 === source }) {
          exchange(item, source, in: graph)
        } else {
          item.borrow(source)
        }
      }
    }
  }

  /// One item replaces another: it begins in the frame of that one, and both move to its own.
  private func exchange(_ old: MatchedItem, _ new: MatchedItem, in graph: Graph) {
    new.borrow(old)
    let transaction = new.node?.transactionInside ?? graph.transaction
    graph.afterUpdate { [weak old, weak new] in
      withTransaction(transaction) {
        graph.changeLayout {
          if let new, let old { old.borrow(new) }
          new?.borrowed = nil
        }
      }
    }
  }
}

extension MatchedItem {
  /// Whether the item has been placed.
  fileprivate var isShown: Bool { parent != nil && node?.isMounted == true && modifier != nil }

  /// Whether the item, or one around it, leaves.
  fileprivate var isInLeaving: Bool {
    var next: Item? = self
    while let item = next {
      if item is TransitionItem, item.isLeaving { return true }
      next = item.parent
    }
    return false
  }

  /// Takes the frame of another item.
  fileprivate func borrow(_ other: MatchedItem) {
    let (own, frame) = (frameInHost, other.frameInHost)
    borrowed = frame.offsetBy(dx: -own.minX, dy: -own.minY)
  }
}
