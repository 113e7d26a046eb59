/// The layout of lazy grids: tracks along an axis, and lines of views across them.
struct TrackLayout: Layout {
  let axis: Axis
  let tracks: [GridItem]
  let spacing: CGFloat?
  let shared: AlignmentKey

  /// A column of a vertical grid: where it begins, how wide it is, and how views stand in it.
  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private var lineSpacing: CGFloat { spacing ?? ViewSpacing.usual }

  /// The tracks in a length: fixed ones first, then an equal share for each of the others.
  private func tracks(in length: CGFloat) -> [Track] {
    let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.usual) }
    var left = length - gaps
    var flexible = 0
    for track in tracks {
      if case .fixed(let length) = track.size { left -= length } else { flexible += 1 }
    }
    var placed: [Track] = []
    var start: CGFloat = 0
    for track in tracks {
      let gap = track.spacing ?? ViewSpacing.usual
      switch track.size {
      case .fixed(let length):
        placed.append(Track(start: start, length: length, alignment: track.alignment))
        start += length + gap
      case .flexible(let minimum, let maximum):
        let share = min(max(left / CGFloat(max(flexible, 1)), minimum), maximum)
        left -= share
        flexible -= 1
        placed.append(Track(start: start, length: share, alignment: track.alignment))
        start += share + gap
      case .adaptive(let minimum, let maximum):
        let share = max(left / CGFloat(max(flexible, 1)), minimum)
        left -= share
        flexible -= 1
        let count = max(Int(((share + gap) / (max(minimum, 1) + gap)).rounded(.down)), 1)
        let each = min((share - gap * CGFloat(count - 1)) / CGFloat(count), maximum)
        for _ in 0..<min(count, 10_000) {
          placed.append(Track(start: start, length: each, alignment: track.alignment))
          start += each + gap
        }
      }
    }
    return placed
  }

  private func lines(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (tracks: [Track], lengths: [CGFloat], extent: CGFloat) {
    let length = proposal[axis].map { $0.isFinite ? $0 : 1e4 } ?? idealLength
    let tracks = tracks(in: length)
    guard !tracks.isEmpty else { return ([], [], 0) }
    var lengths: [CGFloat] = []
    for first in stride(from: 0, to: subviews.count, by: tracks.count) {
      let line = zip(subviews[first..<min(first + tracks.count, subviews.count)], tracks)
      lengths.append(line.map { $0.sizeThatFits(offer($1))[axis.other] }.max() ?? 0)
    }
    let extent = (tracks.last?.start ?? 0) + (tracks.last?.length ?? 0)
    return (tracks, lengths, extent)
  }

  /// Without a proposal flexible tracks have their least length.
  private var idealLength: CGFloat {
    let lengths = tracks.map { track -> CGFloat in
      switch track.size {
      case .fixed(let length): length
      case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
      }
    }
    return lengths.reduce(0, +)
      + tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.usual) }
  }

  private func offer(_ track: Track) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis] = track.length
    return offer
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(proposal, subviews)
    var size = CGSize.zero
    size[axis] = max(lines.extent, proposal[axis].map { $0.isFinite ? $0 : 0 } ?? 0)
    size[axis.other] =
      lines.lengths.reduce(0, +) + lineSpacing * CGFloat(max(lines.lengths.count - 1, 0))
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let lines = lines(proposal, subviews)
    guard !lines.tracks.isEmpty else { return }
    let outer = ViewDimensions(size: bounds.size, item: nil, proposal: proposal)
    var inner = CGSize.zero
    inner[axis] = lines.extent
    let block = ViewDimensions(size: inner, item: nil, proposal: proposal)
    // All tracks together stand as the grid is aligned.
    let shift = outer[shared] - block[shared]
    var position = bounds.origin[axis.other]
    for (number, length) in lines.lengths.enumerated() {
      for (index, track) in lines.tracks.enumerated() {
        let place = number * lines.tracks.count + index
        guard place < subviews.count else { break }
        var cell = CGSize.zero
        cell[axis] = track.length
        cell[axis.other] = length
        let proposal = offer(track)
        let inCell = aligned(
          subviews[place].dimensions(in: proposal), in: cell, track.alignment ?? .center,
          .leftToRight, proposal: proposal)
        var origin = inCell
        origin[axis] += bounds.origin[axis] + shift + track.start
        origin[axis.other] += position
        subviews[place].place(at: origin, proposal: proposal)
      }
      position += length + lineSpacing
    }
  }
}
