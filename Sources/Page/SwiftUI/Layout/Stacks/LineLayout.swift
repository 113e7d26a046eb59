/// A layout that arranges views in a line: `HStackLayout` or `VStackLayout`.
protocol LineLayout: GuidelessLayout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  /// The guide at which the views meet across the axis.
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

/// Views side by side in a row of a list, which say to the row what one of them says.
struct RowLabelLayout: LineLayout, ValuePassingLayout, Equatable {
  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { VerticalAlignment.center.key }
  var spacing: CGFloat? { nil }
}

/// What a stack keeps between its layout calls.
public struct _StackLayoutCache {
  var stack: StackLayout.Cache
}

extension LineLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  private var stack: StackLayout {
    StackLayout(axis: Self.axis, alignment: guide, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: stack.makeCache(subviews))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.size(proposal, subviews, &cache.stack)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(in: bounds, proposal, subviews, &cache.stack)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }
}
