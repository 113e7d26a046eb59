/// An item that arranges others with a layout.
@MainActor @preconcurrency
final class ContainerItem<L: Layout>: Item {
  var layout: L {
    didSet {
      if layout.currentOrientation != oldValue.currentOrientation { enterItems() }
      setNeedsLayout()
    }
  }
  /// Whether the page has not written the container: a view alone in it is in no stack.
  var isImplicit = false {
    didSet { if isImplicit != oldValue { enterItems() } }
  }
  private(set) var items: [Item] = []
  /// Items that a transition removes: they are shown where they were, and take no place.
  private var leaving: [Item] = []
  /// All items, in their order.
  private var order: [Item] = []
  private var subviews = LayoutSubviews(elements: [], layoutDirection: .leftToRight)
  private var cache: L.Cache?
  /// Whether something inside has changed since the cache was brought up to date.
  private var isCacheOld = false
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
    for item in items { item.setParent(self) }
    enterItems()
    subviews = LayoutSubviews(elements: items.map(LayoutSubview.init), layoutDirection: direction)
    cache = nil
    setNeedsLayout()
  }

  private func enterItems() {
    let axis = isImplicit && items.count == 1 ? nil : layout.currentOrientation
    for item in items { item.enter(axis: axis) }
  }

  override var children: [Item] {
    order.contains { $0.zIndex != 0 }
      ? order.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }.map(\.1) : order
  }

  override func layoutChanged() {
    isCacheOld = true
  }

  private func withCache<Result>(_ work: (inout L.Cache) -> Result) -> Result {
    var current: L.Cache
    if let cache {
      current = cache
      if isCacheOld { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheOld = false
    defer { cache = current }
    return work(&current)
  }

  /// An empty container leaves all space to the others.
  override var priority: Double { items.isEmpty ? -.infinity : 0 }

  override var spacing: ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard layout is any ValuePassingLayout else { return nil }
    return items.lazy.compactMap { $0.layoutValue(key) }.first
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let mirrorWidth = direction == .rightToLeft ? size.width : nil
    for item in items { item.beginPlacing(mirroredIn: mirrorWidth) }
    let bounds = CGRect(origin: .zero, size: size)
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    // A layout may leave out a view: it stands in the middle.
    for item in items where !item.placement.isPlaced {
      item.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }

  override var ownExplicitKeys: Set<AlignmentKey> { layout is any GuidelessLayout ? [] : [.all] }

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
    guard items.contains(where: { $0.hasExplicit(key) }) else { return nil }
    placeChildren(in: size, proposal: proposal)
    setNeedsPlacing()
    let isMirrored = key.axis == .horizontal && direction == .rightToLeft
    let places = items.compactMap { item in
      item.dimensions(in: item.proposal).explicit(key).map { guide in
        // Guides count from the leading edge.
        guide + (isMirrored ? size.width - item.origin.x - item.size.width : item.origin[key.axis])
      }
    }
    guard !places.isEmpty else { return nil }
    if key.id == FirstBaselineGuide.self { return places.min() }
    if key.id == LastBaselineGuide.self { return places.max() }
    return places.reduce(0, +) / CGFloat(places.count)
  }
}

/// A layout whose container gives the values of its views to the container around.
protocol ValuePassingLayout: Layout {}

/// A layout that sets no guides of its own.
protocol GuidelessLayout: Layout {}

extension ZStackLayout: GuidelessLayout {}
extension GridLayout: GuidelessLayout {}
extension FittingLayout: GuidelessLayout {}
extension TopLeadingLayout: GuidelessLayout {}

/// A layout whose direction is not that of its type.
protocol ChangingOrientation {
  var orientation: Axis? { get }
}

extension Layout {
  /// The direction in which the layout stacks views, if it does.
  var currentOrientation: Axis? {
    (self as? any ChangingOrientation)?.orientation ?? Self.layoutProperties.stackOrientation
  }
}
