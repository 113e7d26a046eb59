/// An item that arranges others with a layout.
@MainActor @preconcurrency
final class ContainerItem<L: Layout>: Item {
  var layout: L {
    didSet { setNeedsLayout() }
  }
  private(set) var items: [Item] = []
  /// Items that a transition removes: they are shown where they were, and take no place.
  private var leaving: [Item] = []
  /// All items, in their order.
  private var order: [Item] = []
  private var subviews = LayoutSubviews(elements: [], layoutDirection: .leftToRight)
  private var cache: L.Cache?
  var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { fill(with: order) } }
  }

  init(_ layout: L) {
    self.layout = layout
  }

  func fill(with new: [Item]) {
    for item in items + leaving where item.parent === self { item.setParent(nil) }
    items = new.filter { !$0.isLeaving }
    leaving = new.filter(\.isLeaving)
    order = new
    for item in leaving { item.setParent(self) }
    let axis = L.layoutProperties.stackOrientation
    for item in items {
      item.setParent(self)
      item.enter(axis: axis)
    }
    subviews = LayoutSubviews(elements: items.map(LayoutSubview.init), layoutDirection: direction)
    cache = nil
    setNeedsLayout()
  }

  override var children: [Item] {
    order.contains { $0.zIndex != 0 }
      ? order.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }.map(\.1) : order
  }

  override func layoutChanged() {
    guard cache != nil else { return }
    layout.updateCache(&cache!, subviews: subviews)
  }

  private func withCache<Result>(_ work: (inout L.Cache) -> Result) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return work(&current)
  }

  override var spacing: ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for item in items { item.beginPlacing() }
    let bounds = CGRect(origin: .zero, size: size)
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    // A layout may leave out a view: it stands in the middle.
    for item in items where !item.isPlaced {
      item.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
    guard direction == .rightToLeft else { return }
    for item in items {
      item.move(to: CGPoint(x: size.width - item.origin.x - item.size.width, y: item.origin.y))
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    return own ?? merged(key, size: size, proposal: proposal)
  }

  /// The guides of the views inside: of baselines the first or the last, else their middle.
  private func merged(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    placeChildren(in: size, proposal: proposal)
    setNeedsPlacing()
    let places = items.compactMap { item in
      item.dimensions(in: item.proposal).explicit(key).map { $0 + item.origin[key.axis] }
    }
    guard !places.isEmpty else { return nil }
    if key.id == FirstBaselineGuide.self { return places.min() }
    if key.id == LastBaselineGuide.self { return places.max() }
    return places.reduce(0, +) / CGFloat(places.count)
  }
}
