/// Arranges views in a horizontal line.
public struct HStack<Content: View>: View {
  public typealias Body = Never
  let layout: HStackLayout
  let content: Content

  /// Arranges the views of a closure, with their preferred spacing unless you give another.
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

/// The layout of `HStack`, for `AnyLayout` and for calls from other layouts.
public struct HStackLayout: LineLayout, Equatable {
  /// How the views are aligned vertically.
  public var alignment: VerticalAlignment
  /// The distance between the views; nil is the one that they prefer.
  public var spacing: CGFloat?

  /// Creates a layout whose spacing is the views' preferred one unless you give another.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}
