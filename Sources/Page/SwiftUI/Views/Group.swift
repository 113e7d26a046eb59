/// Several views that are treated as one.
public struct Group<Content> {
  @_spi(Charts) public let content: Content

  @_spi(Charts)
  public init(_ content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Treats several views as one.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  public static func _makeNode(
    _ view: Group<Content>, in context: _NodeContext
  ) -> _ViewNode<Group<Content>> {
    PassingNode(view, in: context, \.content)
  }
}

/// The node of a view that shows just another view.
final class PassingNode<V: View, Content: View>: _ViewNode<V> {
  private let content: (V) -> Content
  private(set) var child: _ViewNode<Content>!

  init(_ view: V, in context: _NodeContext, _ content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, in: context)
    child = Content._makeNode(content(view), in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(_ old: V, _ new: V) -> Bool { false }

  override func update() {
    child.receive(content(view))
  }
}
