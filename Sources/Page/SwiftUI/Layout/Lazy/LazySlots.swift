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

    fileprivate(set) var content: Content
    /// The section that the slots are in, and what they are there.
    var section: ObjectIdentifier?
    var role = SectionRole.content
    /// The node that appears and disappears with the slot, if the item is in no row of a `ForEach`.
    var owner: _AnyNode?
    /// The node that has made the item.
    var node: _AnyNode?
    /// What views around say of the row of a list, the inner ones first.
    var traits: [any RowTraitSource] = []
    /// The `ForEach` whose row the slot belongs to, and the place of the row in it.
    var origin: (source: any LazyRowSource, row: Int)?
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

  /// The index of the slot with an item, or with a row that shows the item.
  func index(of item: Item) -> Int? {
    for segment in segments.indices {
      guard let shown = segments[segment].item else { continue }
      if shown === item || (shown as? RowItem)?.content === item { return segments[segment].start }
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

  mutating func append(_ item: Item, of node: _AnyNode) {
    append(Segment(content: .item(item), owner: node, node: node, start: count))
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

  /// Changes what is said of the slots from an index on.
  mutating func change(from index: Int, _ change: (inout Segment) -> Void) {
    for position in segmentIndex(of: index)..<segments.count { change(&segments[position]) }
  }

  /// Shows the items from an index on as a transition has them.
  mutating func present(from index: Int, with presence: Presence) {
    change(from: index) { segment in
      if let item = segment.item { segment.content = .item(presence.present(item)) }
    }
  }

  /// The slots without those of items that leave.
  var withoutLeaving: LazySlots {
    guard items.contains(where: \.isLeaving) else { return self }
    var slots = LazySlots()
    for var segment in segments where segment.item?.isLeaving != true {
      segment.start = slots.count
      slots.append(segment)
    }
    return slots
  }

  /// Says of which section the slots from an index on are, if they are of none.
  mutating func assign(_ section: ObjectIdentifier, _ role: SectionRole, from index: Int) {
    change(from: index) { segment in
      if segment.section == nil { (segment.section, segment.role) = (section, role) }
    }
  }

  /// Puts another item into a segment that has one.
  mutating func put(_ item: Item, into segment: Int) {
    segments[segment].content = .item(item)
  }

  /// Puts the views of a row into the slot that stood for it. Returns their segments.
  mutating func replace(_ index: Int, by made: LazySlots) -> Range<Int> {
    let position = segmentIndex(of: index)
    let old = segments[position]
    guard case .rows(let source, let first) = old.content else { return position..<position }
    let before = index - old.start
    var parts: [Segment] = []
    func add(_ content: Segment.Content, _ count: Int) {
      guard count > 0 else { return }
      var part = old
      (part.content, part.count) = (content, count)
      parts.append(part)
    }
    add(old.content, before)
    let firstMade = position + parts.count
    for var segment in made.segments {
      if segment.section == nil { (segment.section, segment.role) = (old.section, old.role) }
      segment.traits += old.traits
      parts.append(segment)
    }
    let endOfMade = position + parts.count
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
    return firstMade..<endOfMade
  }
}
