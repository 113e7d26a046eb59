/// A change of a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The view that the modifier applies to.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that the modifier makes of its content.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node of a modified view. Only SwiftUI's own modifiers implement it.
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ModifierBodyNode(view, in: context)
  }

  /// One modifier after another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Animates all changes that the modifier makes, but not those of the view that it modifies.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of what the modifier changes, but not of the view that it modifies.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifierInTransaction(modifier: self, transform: transform)
  }
}

/// A modifier whose changes have a transaction of their own.
private struct ModifierInTransaction<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}

extension ViewModifier where Body == Never {
  /// The modified view, which contains `content`.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier {
  /// The type of `body`.
  public typealias Body = Never
  /// The modifier that does nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public init() {}

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, EmptyModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, EmptyModifier>> {
    PassingNode(view, in: context, \.content)
  }
}

/// Stands for the content in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let content: AnyView

  public static func _makeNode(
    _ view: _ViewModifier_Content<Modifier>, in context: _NodeContext
  ) -> _ViewNode<_ViewModifier_Content<Modifier>> {
    PassingNode(view, in: context, \.content)
  }
}
