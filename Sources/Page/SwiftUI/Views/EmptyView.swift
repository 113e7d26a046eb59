/// A view that shows nothing and takes no place.
public struct EmptyView: View {
  public typealias Body = Never

  /// Creates a view that shows nothing.
  public init() {}

  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView>
  {
    EmptyNode(view, in: context)
  }
}

/// The node of nothing: nothing appears.
private final class EmptyNode: _ViewNode<EmptyView> {
  override var members: [_AnyNode] { [] }
}
