/// What has been measured of an item: sizes by proposal, and the guides that are set.
struct ItemMeasurements {
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The guides that the item or one inside sets.
  var explicitKeys: Set<AlignmentKey>?

  private static let mostSizes = 8

  func size(for proposal: ProposedViewSize) -> CGSize? {
    sizes.first { $0.proposal == proposal }?.size
  }

  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count >= Self.mostSizes { sizes.removeFirst() }
    sizes.append((proposal, size))
  }

  mutating func forget() {
    explicitKeys = nil
    sizes.removeAll(keepingCapacity: true)
  }
}

extension Item {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measurements.size(for: proposal) { return known }
    let size = measure(proposal).withoutNaN
    measurements.add(size, for: proposal)
    return size
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), item: self, proposal: proposal)
  }

  /// Whether the item or one inside sets a guide.
  func hasExplicit(_ key: AlignmentKey) -> Bool {
    let keys = allExplicitKeys
    return !keys.isEmpty && (keys.contains(key) || keys.contains(.all))
  }

  var allExplicitKeys: Set<AlignmentKey> {
    if let known = measurements.explicitKeys { return known }
    let keys = children.reduce(into: ownExplicitKeys) { $0.formUnion($1.allExplicitKeys) }
    measurements.explicitKeys = keys
    return keys
  }
}
