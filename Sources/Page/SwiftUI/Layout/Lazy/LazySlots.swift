/// What a part of a section is.
enum SectionRole {
  case header
  case content
  case footer
}

/// A place in a lazy container, a list or another container that reads sections: an item, or a row
/// of a `ForEach` that has not been made.
@MainActor @preconcurrency
struct LazySlot {
  enum Content {
    case item(Item)
    case row(any LazyRowSource, Int)
  }

  var content: Content
  /// The section that the slot is in, and what it is there.
  var section: ObjectIdentifier?
  var role = SectionRole.content
  /// The node that has made the item.
  var node: _AnyNode?
  /// What views around say of the row of a list, the inner ones first.
  var traits: [any RowTraitSource] = []
  /// The `ForEach` whose row the slot belongs to, and the place of the row in it.
  var origin: (source: any LazyRowSource, row: Int)?

  var item: Item? {
    if case .item(let item) = content { item } else { nil }
  }

  /// The item of the slot, or the first one of its row if that was made meanwhile.
  var madeItem: Item? {
    switch content {
    case .item(let item): item
    case .row(let source, let index): source.slots(ofRowAt: index).first?.item
    }
  }

  /// Whether the slot has an id.
  func has(_ id: AnyHashable) -> Bool {
    switch content {
    case .item(let item): item.ids.contains(id)
    case .row(let source, let index): source.id(at: index) == id
    }
  }

  /// The first id of the slot.
  var id: AnyHashable? {
    switch content {
    case .item(let item): item.ids.first
    case .row(let source, let index): source.id(at: index)
    }
  }
}

/// Makes rows when they are needed.
@MainActor @preconcurrency
protocol LazyRowSource: AnyObject {
  func id(at index: Int) -> AnyHashable
  /// Makes the node of a row. Its slots count after the graph has settled.
  func makeRow(at index: Int) -> _AnyNode
  /// The slots of a row, which has been made.
  func slots(ofRowAt index: Int) -> [LazySlot]
  /// What a list may do to the rows.
  var editing: ForEachEditing { get }
}

extension _AnyNode {
  /// The slots that the node has in the lazy container around it.
  final func collectSlots(into slots: inout [LazySlot]) {
    if let source = self as? any LazySlotSource {
      source.addSlots(to: &slots)
    } else if passesItems {
      let first = slots.count
      for child in children { child.collectSlots(into: &slots) }
      guard let presence else { return }
      for index in slots.indices[first...] {
        if let item = slots[index].item { slots[index].content = .item(presence.present(item)) }
      }
    } else {
      var items: [Item] = []
      collectPresent(into: &items)
      slots.append(contentsOf: items.map { LazySlot(content: .item($0), node: self) })
    }
  }
}

/// A node whose slots are not just its items.
@MainActor @preconcurrency
protocol LazySlotSource: _AnyNode {
  func addSlots(to slots: inout [LazySlot])
}

/// The node of one row of a `ForEach` in a lazy container.
final class LazyRowNode<Content: View>: _AnyNode {
  private var content: () -> Content
  private var child: _ViewNode<Content>!

  init(in context: _NodeContext, content: @escaping () -> Content) {
    self.content = content
    super.init(in: context)
    let view = tracking(content)
    child = Content._makeNode(view, in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func update() {
    child.receive(tracking(content))
  }

  /// Takes over the content for another value of the collection.
  func receive(_ content: @escaping () -> Content) {
    self.content = content
    update()
  }
}
