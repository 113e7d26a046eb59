/// A view that shows nothing and takes no place.
public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView>
  {
    _ViewNode(view, in: context)
  }
}
