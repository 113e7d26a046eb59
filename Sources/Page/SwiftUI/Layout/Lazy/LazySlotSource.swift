/// Makes rows when they are needed.
@MainActor @preconcurrency
protocol LazyRowSource: AnyObject {
  func id(at index: Int) -> AnyHashable
  /// Makes the node of a row. Its slots count after the graph has settled.
  func makeRow(at index: Int) -> _AnyNode
  /// The slots of a row, which has been made.
  func slots(ofRowAt index: Int) -> LazySlots
  /// What a list may do to the rows.
  var editing: ForEachEditing { get }
}

extension _AnyNode {
  /// The slots that the node has in the lazy container around it.
  final func collectSlots(into slots: inout LazySlots) {
    if let source = self as? any LazySlotSource {
      source.addSlots(to: &slots)
    } else if passesItems {
      let first = slots.count
      for child in children { child.collectSlots(into: &slots) }
      // Who is told is the outermost of the nodes that tell when their content appears.
      if self is any VisibilityNode { slots.change(from: first) { $0.owner = self } }
      if let presence { slots.present(from: first, with: presence) }
    } else {
      var items: [Item] = []
      collectPresent(into: &items)
      for item in items { slots.append(item, of: self) }
    }
  }
}

/// A node whose slots are not just its items.
@MainActor @preconcurrency
protocol LazySlotSource: _AnyNode {
  func addSlots(to slots: inout LazySlots)
}
