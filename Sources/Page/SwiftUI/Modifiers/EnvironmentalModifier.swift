/// A modifier that depends on the environment: it resolves to another one.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier for an environment.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    EnvironmentalNode(view, in: context)
  }
}

/// The node of a view with a modifier that depends on the environment.
final class EnvironmentalNode<Content: View, Modifier: EnvironmentalModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<ModifiedContent<Content, Modifier.ResolvedModifier>>!

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    let content = evaluate()
    child = type(of: content)._makeNode(content, in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, Modifier>, _ new: ModifiedContent<Content, Modifier>
  ) -> Bool { false }

  override func update() {
    child.receive(evaluate())
  }

  private func evaluate() -> ModifiedContent<Content, Modifier.ResolvedModifier> {
    tracking { view.content.modifier(view.modifier.resolve(in: environment)) }
  }
}
