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
    var position: CGFloat = 0
    var index = 0
    var before: Item?
    for segment in slots.segments {
      // A line of a grid may have taken the first slots of the segment, or all.
      guard index < segment.end else { continue }
      let isInTracks = arrangement.tracks != nil && segment.role == .content
      let width = isInTracks ? tracks.count : 1
      let item = segment.item
      if index > 0 { position += arrangement.gap(before, item) }
      before = item
      if item == nil, segment.end - index >= width {
        let count = (segment.end - index) / width
        let step = mean + arrangement.gap(nil, nil)
        lines.append(
          .init(
            slots: index..<index + width, start: position, length: mean, isInTracks: isInTracks),
          count: count, step: step)
        position += CGFloat(count - 1) * step + mean
        index += count * width
        guard index < segment.end else { continue }
        position += arrangement.gap(nil, nil)
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

  /// The lines of which something is in the window.
  func visible(_ lines: LazyLines) -> [LazyLines.Line] { lines.lines(in: window) }
}
