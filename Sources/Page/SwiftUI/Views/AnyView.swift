/// A view whose type is not known. Another type of content begins again.
public struct AnyView: View {
  public typealias Body = Never
  let branch: () -> Branch

  /// Erases the type of a view.
  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      branch = { Branch(id: ObjectIdentifier(V.self), view) }
    }
  }

  /// Erases the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<AnyView> {
    BranchNode(view, in: context) { $0.branch() }
  }
}
