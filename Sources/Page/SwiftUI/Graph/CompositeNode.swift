/// The node of a view with a body.
final class CompositeNode<V: View>: _ViewNode<V> {
  private var properties: PropertyStorage
  private var data: AnimatedData<V>?
  private var child: _ViewNode<V.Body>!

  override init(_ view: V, in context: _NodeContext) {
    properties = PropertyStorage(of: V.self)
    super.init(view, in: context)
    data = AnimatedData(of: view, in: self)
    let body = evaluate()
    child = V.Body._makeNode(body, in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func update() {
    child.receive(evaluate())
  }

  /// A view of plain data is compared by its fields, even if it is `Equatable`: `EquatableView`
  /// makes it be asked.
  override func isEqual(_ old: V, _ new: V) -> Bool {
    guard _isPOD(V.self), V.self is any Equatable.Type else { return areEqual(old, new) }
    return haveEqualFields(old, new)
  }

  override func collect(into items: inout [Item]) {
    child.collect(into: &items)
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
