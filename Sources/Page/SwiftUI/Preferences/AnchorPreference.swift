/// Sets or changes the value of a preference with a place of the view.
struct AnchorPreferenceModifier<Key: PreferenceKey>: ItemModifier {
  typealias Body = Never
  /// Nil as the value stands for no view inside that has one.
  let change: (Key.Value?, Item) -> Key.Value

  func makeWrapper(around item: Item, of node: _AnyNode) -> AnchorItem {
    node.graph.preferencesChanged()
    return AnchorItem()
  }

  func update(_ wrapper: AnchorItem, of node: _AnyNode) {
    node.graph.preferencesChanged()
  }
}

/// An item whose places are preferences.
final class AnchorItem: WrapperItem {}

extension WrapperNode: PreferenceNode {
  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    guard let modifier = view.modifier as? AnchorPreferenceModifier<K>, let item = firstWrapper
    else { return inside }
    return modifier.change(inside, item)
  }
}

extension View {
  /// Hands a place of the view to the views around.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K> { _, item in transform(value.make(item)) })
  }

  /// Changes the value that the views inside hand out, with a place of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K> { inside, item in
        var current = inside ?? K.defaultValue
        transform(&current, value.make(item))
        return current
      })
  }
}
