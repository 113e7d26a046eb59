/// A layout whose type is not known: the views keep their identity when it changes.
public struct AnyLayout: Layout, ChangingOrientation {
  private let box: AnyLayoutBox
  var orientation: Axis? { box.orientation }

  /// Wraps a layout, to switch between layouts without losing the state of the views.
  public init<L: Layout>(_ layout: L) {
    box = LayoutBox(layout)
  }

  /// What the layout inside keeps between its measurements.
  public struct Cache {
    var layout: AnyLayoutBox
    var value: Any
  }

  /// Creates the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(layout: box, value: box.makeCache(subviews))
  }

  /// The cache of another layout is of no use.
  private func current(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.layout !== box { cache = makeCache(subviews: subviews) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    current(&cache, subviews)
    return box.size(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    current(&cache, subviews)
    box.place(bounds, proposal, subviews, &cache.value)
  }

  /// The spacing that the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    current(&cache, subviews)
    return box.spacing(subviews, &cache.value)
  }

  /// The position of an alignment guide that the layout sets; by default none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    current(&cache, subviews)
    return box.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }

  /// The position of an alignment guide that the layout sets; by default none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    current(&cache, subviews)
    return box.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }
}

class AnyLayoutBox {
  var orientation: Axis? { nil }
  func guide(
    _: AlignmentKey, _: CGRect, _: ProposedViewSize, _: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func size(_: ProposedViewSize, _: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(_: CGRect, _: ProposedViewSize, _: LayoutSubviews, _ cache: inout Any) {}
  func spacing(_: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
}

final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  private func withCache<R>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ work: (inout L.Cache) -> R
  ) -> R {
    var value = (cache as? L.Cache) ?? layout.makeCache(subviews: subviews)
    defer { cache = value }
    return work(&value)
  }

  override var orientation: Axis? { layout.currentOrientation }
  override func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
    }
  }
  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }
  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
}
