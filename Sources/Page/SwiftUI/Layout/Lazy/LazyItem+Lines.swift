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
    for segment in slots.segments {
      // A line of a grid may have taken the first slots of the segment, or all.
      guard index < segment.end else { continue }
      let isInTracks = arrangement.tracks != nil && segment.role == .content
      let width = isInTracks ? tracks.count : 1
      if index > 0 { position += arrangement.gap(slots[index - 1], slots[index]) }
      if segment.item == nil, segment.end - index >= width {
        let count = (segment.end - index) / width
        let step = mean + arrangement.gap(slots[index], slots[index])
        lines.append(
          .init(
            slots: index..<index + width, start: position, length: mean, isInTracks: isInTracks),
          count: count, step: step)
        position += CGFloat(count - 1) * step + mean
        index += count * width
        guard index < segment.end else { continue }
        position += arrangement.gap(slots[index - 1], slots[index])
      }
      let line = line(from: index, isInTracks, tracks, whole, mean, start: position)
      lines.append(line)
      position = line.end
      index = line.slots.upperBound
    }
    return lines
  }

  /// A line that is counted slot by slot.
  private func line(
    from first: Int, _ isInTracks: Bool, _ tracks: [LazyArrangement.Track],
    _ whole: LazyArrangement.Track, _ mean: CGFloat, start: CGFloat
  ) -> LazyLines.Line {
    let slot = slots[first]
    var end = first + 1
    var length = slot.item.map { self.length(of: $0, isInTracks ? tracks[0] : whole) } ?? mean
    while isInTracks, end < slots.count, end - first < tracks.count {
      let next = slots[end]
      guard next.role == .content, next.section == slot.section else { break }
      length = max(length, next.item.map { self.length(of: $0, tracks[end - first]) } ?? mean)
      end += 1
    }
    return .init(slots: first..<end, start: start, length: length, isInTracks: isInTracks)
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
