/// A view that is evaluated again only when it is not equal to the one before.
public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  /// The view that is compared.
  public var content: Content

  /// Creates a view that is updated only when it differs by `==`.
  public init(content: Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: EquatableView<Content>, in context: _NodeContext
  ) -> _ViewNode<EquatableView<Content>> {
    EquatableNode(view, in: context)
  }
}

/// The node of a view that is asked whether it is equal to the one before.
final class EquatableNode<Content: Equatable & View>: _ViewNode<EquatableView<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: EquatableView<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(_ old: EquatableView<Content>, _ new: EquatableView<Content>) -> Bool {
    old.content == new.content
  }

  override func update() {
    child.take(view.content)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is not equal to the one before.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
