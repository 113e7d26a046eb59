/// Arranges views in a horizontal line.
public struct HStack<Content: View>: View {
  public typealias Body = Never
  let layout: HStackLayout
  let content: Content

  /// Arranges the views of a closure, with a distance that is usual if none is given.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(
    _ view: HStack<Content>, in context: _NodeContext
  ) -> _ViewNode<HStack<Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}

/// The layout of `HStack`, to be used by its own or in `AnyLayout`.
public struct HStackLayout: Layout, Equatable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public struct Cache {
    var cache: StackLayout.Cache
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cache: stack.makeCache(subviews))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.size(proposal, subviews, &cache.cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(in: bounds, proposal, subviews, &cache.cache)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }
}
