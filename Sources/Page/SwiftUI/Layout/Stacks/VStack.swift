/// Arranges views in a vertical line.
public struct VStack<Content: View>: View {
  public typealias Body = Never
  let layout: VStackLayout
  let content: Content

  /// Arranges the views of a closure, with their preferred spacing unless you give another.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(
    _ view: VStack<Content>, in context: _NodeContext
  ) -> _ViewNode<VStack<Content>> {
    LayoutNode(view, in: context, layout: \.layout, content: \.content)
  }
}

/// The layout of `VStack`, for `AnyLayout` and for calls from other layouts.
public struct VStackLayout: LineLayout, Equatable {
  /// How the views are aligned horizontally.
  public var alignment: HorizontalAlignment
  /// The distance between the views; nil is the one that they prefer.
  public var spacing: CGFloat?

  /// Creates a layout whose spacing is the views' preferred one unless you give another.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}
