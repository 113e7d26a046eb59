/// Arranges views in columns, row by row, and makes the rows of a `ForEach` when they are seen.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let arrangement: LazyArrangement
  let content: Content

  /// Arranges the views of a closure in columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
      tracks: columns)
    self.content = content()
  }

  public static func _makeNode(
    _ view: LazyVGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyVGrid<Content>> {
    LazyNode(view, in: context, arrangement: \.arrangement, content: \.content)
  }
}

/// Arranges views in rows, column by column, and makes those of a `ForEach` when they are seen.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let arrangement: LazyArrangement
  let content: Content

  /// Arranges the views of a closure in rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
      tracks: rows)
    self.content = content()
  }

  public static func _makeNode(
    _ view: LazyHGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyHGrid<Content>> {
    LazyNode(view, in: context, arrangement: \.arrangement, content: \.content)
  }
}
