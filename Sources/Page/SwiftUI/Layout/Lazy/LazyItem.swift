/// The item of a container that makes only what is seen in the scroll view around it.
///
/// Rows that have not been made count with the mean length of those that have.
class LazyItem: Item {
  var arrangement: LazyArrangement {
    didSet { setNeedsLayout() }
  }
  var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { setNeedsLayout() } }
  }
  /// Has the rows evaluated that were made.
  var settle: () -> Void = {}
  private(set) var slots = LazySlots()
  /// Some of the items that were made: their mean length is that of the others.
  private(set) var samples: [Item] = []
  private var shown: [Item] = []
  private let rows = VisibleRows()
  /// The part of the item along the axis in which the views are placed now.
  private(set) var window: ClosedRange<CGFloat>?
  private var isMaking = false
  var lastVisible: ClosedRange<CGFloat>?
  /// An item that keeps its place and its views while it is not seen.
  weak var held: Item? {
    didSet { if held !== oldValue { setNeedsPlacement() } }
  }
  /// The lines that were counted last, until something changes.
  var knownLines: (across: CGFloat?, lines: LazyLines)?

  init(_ arrangement: LazyArrangement) {
    self.arrangement = arrangement
  }

  var axis: Axis { arrangement.axis }

  func fill(with new: LazySlots) {
    slots = new
    samples = []
    knownLines = nil
    adopt(slots.segments.indices)
    if !isMaking { setNeedsLayout() }
  }

  /// Takes the items of some segments.
  private func adopt(_ segments: Range<Int>) {
    for index in segments {
      guard var item = slots.segments[index].item else { continue }
      if item.row == nil { slots.segments[index].owner?.becomeRow(of: item) }
      let dressed = dress(item, in: slots.segments[index])
      if dressed !== item {
        item = dressed
        slots.put(item, into: index)
      }
      if samples.count < LazyItem.mostSamples, slots.segments[index].role == .content {
        samples.append(item)
      }
      guard item.parent !== self else { continue }
      item.setParent(self)
      item.enter(axis: axis)
    }
  }

  // MARK: What a subclass says

  /// What the container shows in place of an item.
  func dress(_ item: Item, in segment: LazySlots.Segment) -> Item { item }

  /// The distance between two lines, the first of which ends in a segment, and the other begins in
  /// one.
  func gap(fromSegment before: Int, to after: Int) -> CGFloat {
    arrangement.gap(slots.segments[before].item, slots.segments[after].item)
  }

  /// The space before the first line.
  var leadingSpace: CGFloat { 0 }
  /// The space after the last line.
  var trailingSpace: CGFloat { 0 }

  /// A slot is about to be placed.
  func willPlace(_ index: Int) {}

  /// Other items are shown than before.
  func didShow(_ items: [Item], before: [Item]) {}

  private static let mostSamples = 50

  override var children: [Item] { shown }
  override func layoutChanged() { knownLines = nil }

  // MARK: Making

  /// Makes the rows of some slots, the first one first; false if all are there.
  private func make(_ wanted: some Sequence<Int>) -> Bool {
    var rows: [(index: Int, source: any LazyRowSource, row: Int)] = []
    for index in wanted {
      guard case .row(let source, let row) = slots[index].content else { continue }
      rows.append((index, source, row))
    }
    guard !rows.isEmpty else { return false }
    isMaking = true
    for (_, source, row) in rows { _ = source.makeRow(at: row) }
    settle()
    isMaking = false
    for (index, source, row) in rows.reversed() { fill(index, from: source, row) }
    knownLines = nil
    return true
  }

  /// Puts the views of a row into the slot that stood for it, unless all slots were filled again.
  private func fill(_ index: Int, from source: any LazyRowSource, _ row: Int) {
    guard index < slots.count, case .row(let current, row) = slots[index].content,
      current === source
    else { return }
    adopt(slots.replace(index, by: source.slots(ofRowAt: row)))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // One row is made to know how long the others may be.
    if let first = slots.segments.first(where: { $0.role == .content }), first.item == nil {
      _ = make([first.start])
    }
    var across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let tracks = arrangement.tracks(in: across)
    if arrangement.tracks != nil, across == nil {
      across = tracks.last.map { $0.start + $0.length }
    }
    let lines = lines(tracks, across: across)
    var size = CGSize.zero
    size[axis] = length(of: lines)
    size[axis.other] = proposal[axis.other] == .infinity ? .infinity : across ?? widest
    return size
  }

  private func length(of lines: LazyLines) -> CGFloat {
    lines.last.map { $0.end + trailingSpace } ?? 0
  }

  /// The largest length across the axis of what has been made.
  private var widest: CGFloat {
    slots.items.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[axis.other]) }
  }

  // MARK: Placing

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let tracks = arrangement.tracks(in: size[axis.other])
    var lines = lines(tracks, across: size[axis.other])
    window = visibleRange(in: size, isExtended: true)
    // What is made changes where other rows are, until all of the window is there.
    for _ in 0..<LazyItem.mostRounds {
      let first = firstVisible(lines, in: size)
      guard make(visible(lines).flatMap(\.slots)) else { break }
      lines = self.lines(tracks, across: size[axis.other])
      if let first, keep(first.slot, at: first.start, lines) {
        window = visibleRange(in: size, isExtended: true)
      }
    }
    let before = shown
    shown = LazyPlacing(item: self, lines: lines, tracks: tracks, size: size)
      .place(visible(lines), and: heldLine(in: lines))
    rows.show(shown)
    didShow(shown, before: before)
    setNeedsCommit()
    let length = length(of: lines)
    if abs(length - size[axis]) > 0.01 { setNeedsLayout() }
  }

  private static let mostRounds = 20
}
