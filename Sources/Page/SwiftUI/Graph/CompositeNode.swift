/// The node of a view with a body.
final class CompositeNode<V: View>: _ViewNode<V> {
  private var properties: PropertyStorage
  private var data: AnimatedData<V>?
  private var child: _ViewNode<V.Body>!

  override init(_ view: V, in context: _NodeContext) {
    properties = PropertyStorage(of: V.self)
    super.init(view, in: context)
    data = AnimatedData(of: view, in: self)
    guard isReadable(view) else { return }
    let body = evaluate()
    child = V.Body._makeNode(body, in: childContext)
  }

  override var bodyType: Any.Type? { V.Body.self }
  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func update() {
    child?.receive(evaluate())
  }

  /// A view of plain data is compared by its fields, even if it is `Equatable`: `EquatableView`
  /// makes it be asked.
  override func isEqual(_ old: V, _ new: V) -> Bool {
    guard _isPOD(V.self), V.self is any Equatable.Type else { return areEqual(old, new) }
    return haveEqualFields(old, new)
  }

  private func evaluate() -> V.Body {
    tracking {
      properties.bind(&view, to: self)
      return data.map { $0.shown(view, of: self).body } ?? view.body
    }
  }

  override func willUnmount() {
    properties.end()
    data?.end()
  }
}

extension _AnyNode {
  /// Whether a view, or a modifier, can be read here. In a picture of a value, objects that are
  /// given to it elsewhere may be missing; what needs them is left out.
  final func isReadable<Value>(_ value: Value) -> Bool {
    graph.purpose == .interface || !PropertyStorage.lacksObject(value, in: environment)
  }
}
