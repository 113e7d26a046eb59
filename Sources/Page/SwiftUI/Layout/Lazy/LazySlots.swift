/// The slots of a lazy container, in their order.
///
/// Rows of one source that follow each other and have not been made are one segment, so that the
/// work depends on how many rows were made, and not on how many there are.
@MainActor @preconcurrency
struct LazySlots {
  struct Segment {
    enum Content {
      case item(Item)
      case rows(any LazyRowSource, first: Int)
    }

    let content: Content
    var section: ObjectIdentifier?
    var role = SectionRole.content
    /// The node that appears and disappears with the slot, if the item is in no row of a `ForEach`.
    var owner: _AnyNode?
    /// The index of the first slot.
    var start = 0
    var count = 1

    var end: Int { start + count }

    var item: Item? {
      if case .item(let item) = content { item } else { nil }
    }
  }

  private(set) var segments: [Segment] = []
  /// Where each segment ends. Searching here leaves the items alone.
  private var ends: [Int] = []

  var count: Int { ends.last ?? 0 }
  var isEmpty: Bool { segments.isEmpty }
  /// The items of the slots that have one.
  var items: some Sequence<Item> { segments.lazy.compactMap(\.item) }

  subscript(index: Int) -> LazySlot {
    let segment = segments[segmentIndex(of: index)]
    let content: LazySlot.Content =
      switch segment.content {
      case .item(let item): .item(item)
      case .rows(let source, let first): .row(source, first + index - segment.start)
      }
    return LazySlot(content: content, section: segment.section, role: segment.role)
  }

  /// The segment that holds a slot.
  func segmentIndex(of index: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the slot with an item.
  func index(of item: Item) -> Int? {
    for segment in segments.indices where segments[segment].item === item {
      return segments[segment].start
    }
    return nil
  }

  /// The index of the first slot that has an id.
  func index(of id: AnyHashable) -> Int? {
    for segment in segments {
      switch segment.content {
      case .item(let item): if item.ids.contains(id) { return segment.start }
      case .rows(let source, let first):
        let rows = first..<first + segment.count
        if let row = rows.first(where: { source.id(at: $0) == id }) {
          return segment.start + row - first
        }
      }
    }
    return nil
  }

  mutating func append(_ item: Item, owner: _AnyNode? = nil) {
    append(Segment(content: .item(item), owner: owner, start: count))
  }

  /// Says which node appears and disappears with the items from an index on.
  mutating func assign(_ owner: _AnyNode, from index: Int) {
    for position in segmentIndex(of: index)..<segments.count
    where segments[position].item != nil {
      segments[position].owner = owner
    }
  }

  mutating func append(rows: Range<Int>, of source: any LazyRowSource) {
    guard !rows.isEmpty else { return }
    append(
      Segment(
        content: .rows(source, first: rows.lowerBound), start: count, count: rows.count))
  }

  private mutating func append(_ segment: Segment) {
    segments.append(segment)
    ends.append(segment.end)
  }

  /// Says of which section the slots from an index on are, if they are of none.
  mutating func assign(_ section: ObjectIdentifier, _ role: SectionRole, from index: Int) {
    for position in segmentIndex(of: index)..<segments.count
    where segments[position].section == nil {
      segments[position].section = section
      segments[position].role = role
    }
  }

  /// Puts the views of a row into the slot that stood for it.
  mutating func replace(_ index: Int, by made: LazySlots) {
    let position = segmentIndex(of: index)
    let old = segments[position]
    guard case .rows(let source, let first) = old.content else { return }
    let before = index - old.start
    var parts: [Segment] = []
    func add(_ content: Segment.Content, _ count: Int) {
      guard count > 0 else { return }
      parts.append(
        Segment(content: content, section: old.section, role: old.role, count: count))
    }
    add(old.content, before)
    for var segment in made.segments {
      if segment.section == nil { (segment.section, segment.role) = (old.section, old.role) }
      parts.append(segment)
    }
    add(.rows(source, first: first + before + 1), old.count - before - 1)
    segments.replaceSubrange(position...position, with: parts)
    ends.replaceSubrange(position...position, with: repeatElement(0, count: parts.count))
    var start = old.start
    for index in position..<segments.count {
      // What follows has not moved if the row had one view.
      if index >= position + parts.count, segments[index].start == start { break }
      segments[index].start = start
      start = segments[index].end
      ends[index] = start
    }
  }
}
