/// Views that stay at the edge while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Section headers stay visible.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Section footers stay visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Arranges views in a vertical line as wide as the space that it is proposed, and makes the rows
/// of a `ForEach` when they are seen.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let arrangement: LazyArrangement
  let content: Content

  /// Arranges the views of a closure, with a distance that is usual if none is given.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeNode(
    _ view: LazyVStack<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyVStack<Content>> {
    LazyNode(view, in: context, arrangement: \.arrangement, content: \.content)
  }
}

/// Arranges views in a horizontal line as high as the space that it is proposed, and makes those of
/// a `ForEach` when they are seen.
public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let arrangement: LazyArrangement
  let content: Content

  /// Arranges the views of a closure, with a distance that is usual if none is given.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeNode(
    _ view: LazyHStack<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyHStack<Content>> {
    LazyNode(view, in: context, arrangement: \.arrangement, content: \.content)
  }
}
