/// Arranges views on top of each other.
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let layout: ZStackLayout
  let content: Content

  /// Puts the views of a closure on top of each other, the first at the bottom.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public static func _makeNode(
    _ view: ZStack<Content>, in context: _NodeContext
  ) -> _ViewNode<ZStack<Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}

/// The layout of `ZStack`.
public struct ZStackLayout: Layout, Equatable {
  /// How the views are aligned in both directions.
  public var alignment: Alignment

  /// Creates a layout that puts views on top of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The rectangle around all views whose guides are at one point, which is the origin.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    let most = subviews.map(\.priority).max() ?? 0
    let leading = subviews.filter { $0.priority == most }
    return leading.reduce(CGRect.null) { union, subview in
      let dimensions = subview.dimensions(in: proposal)
      guard dimensions.width.isFinite, dimensions.height.isFinite else {
        return union.union(CGRect(origin: .zero, size: dimensions.size))
      }
      return union.union(
        CGRect(
          x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
          width: dimensions.width, height: dimensions.height))
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let extent = extent(proposal, subviews)
    return extent.isNull ? .zero : extent.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // Views that do not count for the size get the size of those that do.
    let proposal = ProposedViewSize(bounds.size)
    let extent = extent(proposal, subviews)
    guard !extent.isNull else { return }
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX - dimensions[alignment.horizontal],
          y: bounds.minY - extent.minY - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The spacing that the subviews prefer at each edge.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    let most = subviews.map(\.priority).max() ?? 0
    return subviews.filter { $0.priority == most }.map(\.spacing).reduce(.none) { $0.union($1) }
  }
}
