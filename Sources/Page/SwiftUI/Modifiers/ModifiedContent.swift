/// A value and a modifier of it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Combines a view and a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(
    _ view: ModifiedContent<Content, Modifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Content, Modifier>> {
    Modifier._makeNode(view, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>
  ) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier and returns the view that it makes.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a view with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var properties = PropertyStorage(of: Modifier.self)
  private var child: _ViewNode<Modifier.Body>!
  private var data: AnimatedData<Modifier>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    data = AnimatedData(of: view.modifier, in: self)
    guard isReadable(view.modifier) else { return }
    let body = evaluate()
    child = Modifier.Body._makeNode(body, in: childContext)
  }

  override var bodyType: Any.Type? { Modifier.Body.self }
  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func update() {
    child?.receive(evaluate())
  }

  private func evaluate() -> Modifier.Body {
    tracking {
      properties.bind(&view.modifier, to: self)
      let modifier = data?.shown(view.modifier, of: self) ?? view.modifier
      return modifier.body(content: _ViewModifier_Content(content: AnyView(view.content)))
    }
  }

  override func willUnmount() {
    properties.end()
    data?.end()
  }
}
