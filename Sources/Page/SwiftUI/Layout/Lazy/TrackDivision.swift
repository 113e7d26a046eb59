/// Divides a length into the tracks of a lazy grid.
struct TrackDivision {
  let tracks: [GridItem]

  private func gap(_ track: GridItem) -> CGFloat { track.spacing ?? ViewSpacing.usual }

  /// The tracks in a length: fixed ones first, then an equal share for each of the others.
  func tracks(in length: CGFloat) -> [LazyArrangement.Track] {
    let length = length.isFinite ? length : idealLength
    var left = length - tracks.dropLast().reduce(0) { $0 + gap($1) }
    var flexible = 0
    for track in tracks {
      if case .fixed(let length) = track.size { left -= length } else { flexible += 1 }
    }
    var placed: [LazyArrangement.Track] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ track: GridItem) {
      let length = length.isFinite ? max(length, 0) : 0
      placed.append(.init(start: start, length: length, alignment: track.alignment))
      start += length + gap(track)
    }
    for track in tracks {
      let share = max(left, 0) / CGFloat(max(flexible, 1))
      switch track.size {
      case .fixed(let length):
        add(length, track)
        continue
      case .flexible(let minimum, let maximum):
        let length = max(min(share, maximum), minimum)
        left -= length
        add(length, track)
      case .adaptive(let minimum, let maximum):
        left -= max(share, minimum)
        let (count, length) = columns(in: max(share, minimum), minimum, maximum, gap(track))
        for _ in 0..<count { add(length, track) }
      }
      flexible -= 1
    }
    return placed
  }

  /// As many columns as fit, each as wide as it can be.
  private func columns(
    in share: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ gap: CGFloat
  ) -> (count: Int, length: CGFloat) {
    let fitting = ((share + gap) / max(minimum + gap, 1)).rounded(.down)
    let count = Int(min(max(fitting, 1), 10_000))
    let each = (share - gap * CGFloat(count - 1)) / CGFloat(count)
    return (count, min(max(each, minimum), maximum))
  }

  /// Without a proposal flexible tracks have their least length.
  var idealLength: CGFloat {
    let lengths = tracks.map { track -> CGFloat in
      switch track.size {
      case .fixed(let length): length
      case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
      }
    }
    return lengths.reduce(0, +) + tracks.dropLast().reduce(0) { $0 + gap($1) }
  }
}
