/// Runs an action when a value changes that a closure makes of a view's geometry.
struct GeometryChangeModifier<T: Equatable>: ItemModifier {
  typealias Body = Never
  let value: (GeometryProxy) -> T
  let action: (T, T) -> Void

  func makeWrapper(around item: Item, of node: _AnyNode) -> GeometryChangeItem<T> {
    let wrapper = GeometryChangeItem<T>(node.graph)
    node.graph.add(wrapper)
    return wrapper
  }

  func update(_ wrapper: GeometryChangeItem<T>, of node: _AnyNode) {
    (wrapper.value, wrapper.action) = (value, action)
  }
}

final class GeometryChangeItem<T: Equatable>: WrapperItem, GeometryObserver {
  var value: ((GeometryProxy) -> T)?
  var action: (T, T) -> Void = { _, _ in }
  private var last: T?
  private let graph: Graph

  init(_ graph: Graph) {
    self.graph = graph
  }

  func checkGeometry() -> Bool {
    guard node?.isMounted == true, parent != nil, let value else { return false }
    let new = value(GeometryProxy(item: self, size: size))
    guard new != last else { return false }
    let (old, action) = (last ?? new, action)
    last = new
    graph.afterUpdate { action(old, new) }
    return false
  }
}

extension View {
  /// Runs an action with the first value that a closure makes of the view's geometry, and whenever
  /// that changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value that a closure makes of the view's geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
