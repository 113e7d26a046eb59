/// A view with an id of its own: another id is another identity.
struct IDView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID

  static func _makeNode(
    _ view: IDView<Content, ID>, in context: _NodeContext
  ) -> _ViewNode<IDView<Content, ID>> {
    IDNode(view, in: context)
  }
}

extension View {
  /// Binds the view's identity to a value: when the value changes, the view begins again.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// The node of a view with an id, by which scroll views find it.
final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>> {
  private var inner: BranchNode<IDView<Content, ID>>!

  override init(_ view: IDView<Content, ID>, in context: _NodeContext) {
    super.init(view, in: context)
    inner = BranchNode(view, in: childContext) { Branch(id: $0.id, $0.content) }
  }

  override var children: [_AnyNode] { inner.map { [$0] } ?? [] }

  override func isEqual(_ old: IDView<Content, ID>, _ new: IDView<Content, ID>) -> Bool { false }

  override func update() {
    inner.receive(view)
  }

  override func collect(into items: inout [Item]) {
    let first = items.count
    inner.collect(into: &items)
    for item in items[first...] { item.identify(as: AnyHashable(view.id)) }
  }
}
