/// A way to arrange views: it measures them and places them.
public protocol Layout: Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void
  /// The subviews of the layout, in order.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout, such as its stack axis.
  static var layoutProperties: LayoutProperties { get }
  /// Creates what the layout keeps between its calls; by default nothing.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the subviews changed; by default, a new one replaces it.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The spacing the layout prefers; by default that of its subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of all views together, for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of an alignment guide that the layout sets; by default none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The position of an alignment guide that the layout sets; by default none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Properties of the layout, such as its stack axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Updates the cache after the subviews changed; by default, a new one replaces it.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The spacing the layout prefers; by default that of its subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing.none) { $0.formUnion($1.spacing) }
  }

  /// The position of an alignment guide that the layout sets; by default none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The position of an alignment guide that the layout sets; by default none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges the views of a closure.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates what the layout keeps between its calls; by default nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks views, if it is a stack.
  public var stackOrientation: Axis?

  /// Creates properties of a layout without a direction.
  public init() {}
}

/// A key of a value that views give to the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
