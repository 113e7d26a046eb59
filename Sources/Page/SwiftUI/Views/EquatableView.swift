/// A view that is evaluated again only when it is not equal to the one before.
public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: EquatableView<Content>, in context: _NodeContext
  ) -> _ViewNode<EquatableView<Content>> {
    PassingNode(view, in: context, \.content)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is not equal to the one before.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
