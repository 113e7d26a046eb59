/// Sets or changes the value of a preference.
struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let change: PreferenceChange<Key.Value>

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, PreferenceModifier<Key>>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, PreferenceModifier<Key>>> {
    PreferenceWritingNode(view, in: context)
  }
}

enum PreferenceChange<Value> {
  case set(Value)
  case transform((inout Value) -> Void)
}

/// The node of a view with a preference.
final class PreferenceWritingNode<Content: View, Key: PreferenceKey>: _ViewNode<
  ModifiedContent<Content, PreferenceModifier<Key>>
>, PreferenceNode
{
  private var child: _ViewNode<Content>!

  override init(
    _ view: ModifiedContent<Content, PreferenceModifier<Key>>, in context: _NodeContext
  ) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
    graph.preferencesChanged()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var members: [_AnyNode] { child.members }

  override func isEqual(
    _ old: ModifiedContent<Content, PreferenceModifier<Key>>,
    _ new: ModifiedContent<Content, PreferenceModifier<Key>>
  ) -> Bool {
    child.receive(new.content)
    if case (.set(let one), .set(let other)) = (old.modifier.change, new.modifier.change),
      areEqual(one, other)
    {
      return true
    }
    graph.preferencesChanged()
    return true
  }

  override func willUnmount() {
    graph.preferencesChanged()
  }

  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    guard let modifier = view.modifier as? PreferenceModifier<K> else { return inside }
    switch modifier.change {
    case .set(let value): return value
    case .transform(let transform):
      var value = inside ?? K.defaultValue
      transform(&value)
      return value
    }
  }
}

extension View {
  /// Hands a value to the views around, in place of the values of the views inside.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(change: .set(value)))
  }

  /// Changes the value that the views inside hand out.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(change: .transform(callback)))
  }
}
