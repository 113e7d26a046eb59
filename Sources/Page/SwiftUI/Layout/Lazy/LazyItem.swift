/// The item of a container that makes only what is seen in the scroll view around it.
///
/// Rows that have not been made count with the mean length of those that have.
final class LazyItem: Item {
  var arrangement: LazyArrangement {
    didSet { setNeedsLayout() }
  }
  var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { setNeedsLayout() } }
  }
  /// Has the rows evaluated that were made, and fills the item anew.
  var settle: () -> Void = {}
  private(set) var slots: [LazySlot] = []
  private var shown: [Item] = []
  private let rows = VisibleRows()
  /// The part of the item along the axis in which the views are placed now.
  private(set) var window: ClosedRange<CGFloat>?
  private var isMaking = false
  var lastVisible: ClosedRange<CGFloat>?

  init(_ arrangement: LazyArrangement) {
    self.arrangement = arrangement
  }

  var axis: Axis { arrangement.axis }

  func fill(with new: [LazySlot]) {
    slots = new
    for slot in slots {
      guard let item = slot.item, item.parent !== self else { continue }
      item.setParent(self)
      item.enter(axis: axis)
    }
    if !isMaking { setNeedsLayout() }
  }

  override var children: [Item] { shown }

  // MARK: Lines

  /// The lines of all slots, with estimates for what has not been made.
  func lines(_ tracks: [LazyArrangement.Track], across: CGFloat?) -> [LazyArrangement.Line] {
    let whole = LazyArrangement.Track(start: 0, length: across ?? .nan)
    let mean = meanLength(tracks, whole)
    var lines: [LazyArrangement.Line] = []
    lines.reserveCapacity(slots.count / max(tracks.count, 1) + 1)
    var position: CGFloat = 0
    var index = 0
    while index < slots.count {
      let isInTracks = arrangement.tracks != nil && slots[index].role == .content
      var end = index + 1
      if isInTracks {
        while end < slots.count, end - index < tracks.count, slots[end].role == .content,
          slots[end].section == slots[index].section
        { end += 1 }
      }
      var length: CGFloat = 0
      for slot in index..<end {
        let track = isInTracks ? tracks[slot - index] : whole
        length = max(length, slots[slot].item.map { self.length(of: $0, track) } ?? mean)
      }
      if index > 0 { position += arrangement.gap(slots[index - 1], slots[index]) }
      lines.append(
        .init(slots: index..<end, start: position, length: length, isInTracks: isInTracks))
      position += length
      index = end
    }
    return lines
  }

  private func length(of item: Item, _ track: LazyArrangement.Track) -> CGFloat {
    let length = item.sizeThatFits(arrangement.offer(track))[axis]
    return length.isFinite ? length : 0
  }

  private func meanLength(
    _ tracks: [LazyArrangement.Track], _ whole: LazyArrangement.Track
  ) -> CGFloat {
    let track = arrangement.tracks == nil ? whole : tracks.first ?? whole
    var (sum, count): (CGFloat, CGFloat) = (0, 0)
    for slot in slots where slot.role == .content {
      guard let item = slot.item else { continue }
      sum += length(of: item, track)
      count += 1
      if count == 50 { break }
    }
    return count == 0 ? 40 : sum / count
  }

  // MARK: Making

  /// Makes the rows of some slots; false if all are there.
  private func make(_ wanted: some Sequence<Int>) -> Bool {
    var hasMade = false
    isMaking = true
    for index in wanted {
      guard case .row(let source, let row) = slots[index].content else { continue }
      _ = source.makeRow(at: row)
      hasMade = true
    }
    if hasMade { settle() }
    isMaking = false
    return hasMade
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // One row is made to know how long the others may be.
    if let first = slots.firstIndex(where: { $0.role == .content }), slots[first].item == nil {
      _ = make([first])
    }
    var across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let tracks = arrangement.tracks(in: across)
    if arrangement.tracks != nil, across == nil {
      across = tracks.last.map { $0.start + $0.length }
    }
    let lines = lines(tracks, across: across)
    var size = CGSize.zero
    size[axis] = lines.last?.end ?? 0
    size[axis.other] = proposal[axis.other] == .infinity ? .infinity : across ?? widest
    return size
  }

  /// The largest length across the axis of what has been made.
  private var widest: CGFloat {
    slots.reduce(0) { max($0, $1.item?.sizeThatFits(.unspecified)[axis.other] ?? 0) }
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
      if let first, keep(first.id, at: first.start, lines) {
        window = visibleRange(in: size, isExtended: true)
      }
    }
    shown = LazyPlacing(item: self, lines: lines, tracks: tracks, size: size)
      .place(visible(lines))
    rows.show(shown)
    setNeedsCommit()
    let length = lines.last?.end ?? 0
    if abs(length - size[axis]) > 0.01 { setNeedsLayout() }
  }

  private static let mostRounds = 20

  func visible(_ lines: [LazyArrangement.Line]) -> ArraySlice<LazyArrangement.Line> {
    guard let window else { return lines[...] }
    // Lines are in order: the first is found by halves.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end < window.lowerBound { low = middle + 1 } else { high = middle }
    }
    let end = lines[low...].firstIndex { $0.start > window.upperBound } ?? lines.count
    return lines[low..<end]
  }
}
