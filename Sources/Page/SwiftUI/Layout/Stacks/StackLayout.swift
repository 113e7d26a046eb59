/// What horizontal and vertical stacks do alike, along their axis.
struct StackLayout {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  struct Cache {
    var gaps: [CGFloat]
    /// What the views were proposed and what they chose, for the last proposals to the stack.
    var arrangements: [(proposal: ProposedViewSize, shares: [Share])] = []
  }

  /// What one view was proposed, and the size that it chose.
  struct Share {
    var offer: ProposedViewSize
    var size: CGSize
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let gaps = subviews.indices.dropLast().map { index in
      spacing
        ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
    }
    return Cache(gaps: gaps)
  }

  /// The shares of the views: by priority, and among equals the least flexible first, each is
  /// proposed an equal part of what is left.
  func shares(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> [Share] {
    if let known = cache.arrangements.first(where: { $0.proposal == proposal }) {
      return known.shares
    }
    let shares =
      proposal[axis] == nil
      ? subviews.map { Share(offer: proposal, size: $0.sizeThatFits(proposal)) }
      : divided(proposal, subviews, cache)
    if cache.arrangements.count >= 4 { cache.arrangements.removeFirst() }
    cache.arrangements.append((proposal, shares))
    return shares
  }

  private func divided(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> [Share] {
    func offer(_ length: CGFloat) -> ProposedViewSize {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    let division = LengthDivision(priorities: subviews.map(\.priority)) { index, length in
      subviews[index].sizeThatFits(offer(length))[axis]
    }
    let total = (proposal[axis] ?? 0) - cache.gaps.reduce(0, +)
    return zip(subviews, division.offers(in: total)).map { subview, length in
      Share(offer: offer(length), size: subview.sizeThatFits(offer(length)))
    }
  }
}

extension StackLayout {
  /// Where the views begin across the axis, counted from the common guide, and how far all reach.
  private func places(
    _ shares: [Share], _ subviews: LayoutSubviews
  ) -> (origins: [CGFloat], least: CGFloat, length: CGFloat) {
    if shares.contains(where: { $0.size[axis.other].isInfinite }) {
      return (shares.map { _ in 0 }, 0, .infinity)
    }
    let origins = zip(subviews, shares).map { subview, share in
      -subview.dimensions(in: share.offer)[alignment]
    }
    let least = origins.min() ?? 0
    let most = zip(origins, shares).map { $0 + $1.size[axis.other] }.max() ?? 0
    return (origins, least, most - least)
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let shares = shares(proposal, subviews, &cache)
    var size = CGSize.zero
    size[axis] = shares.reduce(0) { $0 + $1.size[axis] } + cache.gaps.reduce(0, +)
    size[axis.other] = places(shares, subviews).length
    return size
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    guard !subviews.isEmpty else { return }
    // Views of an ideal size share the length across the axis that the largest of them has.
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let shares = shares(proposal, subviews, &cache)
    let places = places(shares, subviews)
    var position = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = bounds.origin[axis.other] + places.origins[index] - places.least
      subview.place(at: origin, proposal: shares[index].offer)
      position += shares[index].size[axis] + (index < cache.gaps.count ? cache.gaps[index] : 0)
    }
  }

  /// The stack's preferences: at its ends those of the first and the last view, and across the
  /// axis those of all views.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing.none
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return spacing
  }
}
