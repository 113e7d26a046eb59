extension LazyItem {
  /// The lines of all slots, with estimates for what has not been made.
  func lines(_ tracks: [LazyArrangement.Track], across: CGFloat?) -> [LazyArrangement.Line] {
    if let knownLines, knownLines.across == across { return knownLines.lines }
    let lines = countedLines(tracks, across)
    knownLines = (across, lines)
    return lines
  }

  private func countedLines(
    _ tracks: [LazyArrangement.Track], _ across: CGFloat?
  ) -> [LazyArrangement.Line] {
    let whole = LazyArrangement.Track(start: 0, length: across ?? .nan)
    let mean = meanLength(tracks, whole)
    var lines: [LazyArrangement.Line] = []
    lines.reserveCapacity(slots.count / max(tracks.count, 1) + 1)
    var position = leadingSpace
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
      if index > 0 { position += gap(from: index - 1, to: index) }
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
    guard !samples.isEmpty else { return 40 }
    let track = arrangement.tracks == nil ? whole : tracks.first ?? whole
    return samples.reduce(0) { $0 + length(of: $1, track) } / CGFloat(samples.count)
  }

  /// The lines of which something is in the window.
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
