/// How a lazy container arranges its slots: in lines along an axis, each of one view or of as many
/// as there are tracks.
struct LazyArrangement {
  let axis: Axis
  /// The guide across the axis at which views meet, or at which the tracks stand together.
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// The columns of a vertical grid, the rows of a horizontal one. A stack has none.
  var tracks: [GridItem]?

  /// Where a view is across the axis, and how much space it has there.
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The tracks for a length across the axis.
  func tracks(in length: CGFloat?) -> [Track] {
    guard let tracks else { return [Track(start: 0, length: length ?? .nan)] }
    let division = TrackDivision(tracks: tracks)
    let placed = division.tracks(in: length ?? division.idealLength)
    guard let last = placed.last, let length, length.isFinite else { return placed }
    // All tracks together stand as the grid is aligned.
    let extent = last.start + last.length
    let shift = guide(in: length) - guide(in: extent)
    return placed.map { Track(start: $0.start + shift, length: $0.length, alignment: $0.alignment) }
  }

  /// Where the container's guide is in a length across the axis.
  func guide(in length: CGFloat) -> CGFloat {
    var size = CGSize.zero
    size[axis.other] = length
    return ViewDimensions(size: size, item: nil, proposal: .unspecified)[alignment]
  }

  /// What a slot is proposed.
  func offer(_ track: Track) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.other] = track.length.isNaN ? nil : track.length
    return offer
  }

  /// The distance between two lines, each of an item or of a row that has not been made.
  func gap(_ before: Item?, _ after: Item?) -> CGFloat {
    if let spacing { return spacing }
    guard tracks == nil, let before, let after else { return ViewSpacing.usual }
    return before.spacing.distance(to: after.spacing, along: axis)
  }
}
