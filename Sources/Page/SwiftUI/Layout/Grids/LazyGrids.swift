/// A column or row of a grid.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable, Equatable {
    /// A given width.
    case fixed(CGFloat)
    /// A share of what is left, between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each between limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Arranges views in columns, row by row. All views are made at once here.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let layout: TrackLayout
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .horizontal, tracks: columns, spacing: spacing, shared: alignment.key)
    self.content = content()
  }

  public static func _makeNode(
    _ view: LazyVGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyVGrid<Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}

/// Arranges views in rows, column by column. All views are made at once here.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let layout: TrackLayout
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(axis: .vertical, tracks: rows, spacing: spacing, shared: alignment.key)
    self.content = content()
  }

  public static func _makeNode(
    _ view: LazyHGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyHGrid<Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}
