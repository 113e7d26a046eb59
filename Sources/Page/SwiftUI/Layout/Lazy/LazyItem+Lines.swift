extension LazyItem {
  /// The lines of all slots, with estimates for what has not been made.
  func lines(_ tracks: [LazyArrangement.Track], across: CGFloat?) -> LazyLines {
    if let knownLines, knownLines.across == across { return knownLines.lines }
    let lines = countedLines(tracks, across)
    knownLines = (across, lines)
    return lines
  }

  private func countedLines(_ tracks: [LazyArrangement.Track], _ across: CGFloat?) -> LazyLines {
    let whole = LazyArrangement.Track(start: 0, length: across ?? .nan)
    let mean = meanLength(tracks, whole)
    var lines = LazyLines()
    var position = leadingSpace
    var index = 0
    var before: Int?
    for segment in slots.segments.indices {
      let end = slots.segments[segment].end
      // A line of a grid may have taken the first slots of the segment, or all.
      guard index < end else { continue }
      let isInTracks = arrangement.tracks != nil && slots.segments[segment].role == .content
      let width = isInTracks ? tracks.count : 1
      let item = slots.segments[segment].item
      if let before { position += gap(fromSegment: before, to: segment) }
      before = segment
      if item == nil, end - index >= width {
        let count = (end - index) / width
        let gap = gap(fromSegment: segment, to: segment)
        lines.append(
          .init(
            slots: index..<index + width, start: position, length: mean, isInTracks: isInTracks),
          count: count, step: mean + gap)
        position += CGFloat(count) * mean + CGFloat(count - 1) * gap
        index += count * width
        guard index < end else { continue }
        position += gap
      }
      let line =
        isInTracks
        ? gridLine(from: index, tracks, mean, start: position)
        : .init(
          slots: index..<index + 1, start: position,
          length: item.map { length(of: $0, whole) } ?? mean, isInTracks: false)
      lines.append(line)
      position = line.end
      index = line.slots.upperBound
      if index > end { before = slots.segmentIndex(of: index - 1) }
    }
    return lines
  }

  /// A line of a grid that is counted slot by slot.
  private func gridLine(
    from first: Int, _ tracks: [LazyArrangement.Track], _ mean: CGFloat, start: CGFloat
  ) -> LazyLines.Line {
    let section = slots[first].section
    var length: CGFloat = 0
    var end = first
    while end < slots.count, end - first < tracks.count {
      let slot = slots[end]
      guard slot.role == .content, slot.section == section else { break }
      length = max(length, slot.item.map { self.length(of: $0, tracks[end - first]) } ?? mean)
      end += 1
    }
    return .init(slots: first..<end, start: start, length: length, isInTracks: true)
  }

  private func length(of item: Item, _ track: LazyArrangement.Track) -> CGFloat {
    let length = item.sizeThatFits(arrangement.offer(track))[axis]
    return length.isFinite ? length : 0
  }

  private func meanLength(
    _ tracks: [LazyArrangement.Track], _ whole: LazyArrangement.Track
  ) -> CGFloat {
    guard !samples.isEmpty else { return 40 }
    let track = arrangement.tracks == nil ? whole : tracks.first ?? whole
    return samples.reduce(0) { $0 + length(of: $1, track) } / CGFloat(samples.count)
  }

  /// The line of the item that is held, unless it is in the window.
  func heldLine(in lines: LazyLines) -> LazyLines.Line? {
    guard let held, let index = slots.index(of: held), let line = lines.line(of: index) else {
      return nil
    }
    if let window, line.end >= window.lowerBound, line.start <= window.upperBound { return nil }
    return window == nil ? nil : line
  }

  /// The lines of which something is in the window.
  func visible(_ lines: LazyLines) -> [LazyLines.Line] { lines.lines(in: window) }
}
