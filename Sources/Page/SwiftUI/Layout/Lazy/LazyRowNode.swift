/// The node of one row of a `ForEach` in a lazy container.
final class LazyRowNode<Content: View>: _AnyNode {
  private var content: () -> Content
  private var child: _ViewNode<Content>!

  init(in context: _NodeContext, content: @escaping () -> Content) {
    self.content = content
    super.init(in: context)
    let view = tracking(content)
    child = Content._makeNode(view, in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func update() {
    child.receive(tracking(content))
  }

  /// Takes over the content for another value of the collection.
  func receive(_ content: @escaping () -> Content) {
    self.content = content
    update()
  }
}
