/// A node whose view is known by its type.
@MainActor @preconcurrency
public class _ViewNode<V: View>: _AnyNode {
  final var view: V

  init(_ view: V, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
  }

  final override var anyView: Any? { view }
  final override var viewType: Any.Type? { V.self }

  /// Takes the value that the parent has made, and is updated if it differs.
  final func receive(_ new: V) {
    let isSame = isEqual(view, new)
    view = new
    if !isSame { setNeedsUpdate() }
  }

  /// Takes a value that is known to make other content.
  final func take(_ new: V) {
    _ = isEqual(view, new)
    view = new
    setNeedsUpdate()
  }

  /// Whether two values of the view make the same content.
  func isEqual(_ old: V, _ new: V) -> Bool {
    areEqual(old, new)
  }
}
