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

  let content: Content
  /// The section that the slot is in, and what it is there.
  var section: ObjectIdentifier?
  var role = SectionRole.content

  var item: Item? {
    if case .item(let item) = content { item } else { nil }
  }

  /// The item of the slot, or the first one of its row if that was made meanwhile.
  var madeItem: Item? {
    switch content {
    case .item(let item): item
    case .row(let source, let index): source.slots(ofRowAt: index).segments.first?.item
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
