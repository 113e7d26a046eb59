/// Decorates a view with what is made of the values that the views inside hand out.
struct PreferenceReader<Key: PreferenceKey, Content: View, Decoration: View>: View {
  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let decoration: (Key.Value) -> Decoration
  @State private var source = PreferenceSource<Key>()

  var body: some View {
    content
      .modifier(PreferenceSourceModifier(source: source))
      .modifier(
        DecorationModifier(
          decoration: PreferenceDecoration(source: source, decoration: decoration),
          alignment: alignment, isBehind: isBehind))
  }
}

/// The value of a preference, and who reads it.
final class PreferenceSource<Key: PreferenceKey>: Source {
  private weak var node: _AnyNode?
  private var known: Key.Value?
  private var listener: PreferenceListener?

  nonisolated override init() {}

  func follow(_ node: _AnyNode) {
    guard self.node !== node else { return }
    self.node = node
    known = nil
    let listener = PreferenceListener(in: node.graph) { [weak self] in self?.compare() }
    self.listener = listener
    node.graph.add(listener)
  }

  func read() -> Key.Value {
    noteRead()
    let value = known ?? current
    known = value
    return value
  }

  private var current: Key.Value { node?.preference(Key.self) ?? Key.defaultValue }

  private func compare() {
    let new = current
    if let known, areEqual(known, new) { return }
    known = new
    noteChange()
  }
}

struct PreferenceSourceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let source: PreferenceSource<Key>

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, PreferenceSourceModifier<Key>>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, PreferenceSourceModifier<Key>>> {
    let node = PassingNode(view, in: context, \.content)
    view.modifier.source.follow(node)
    return node
  }
}

struct PreferenceDecoration<Key: PreferenceKey, Decoration: View>: View {
  let source: PreferenceSource<Key>
  let decoration: (Key.Value) -> Decoration

  var body: some View { decoration(source.read()) }
}

extension View {
  /// Puts views in front of this one that are made of what the views inside hand out.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<K, Self, V>(
      content: self, isBehind: false, alignment: alignment, decoration: transform)
  }

  /// Puts views behind this one that are made of what the views inside hand out.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<K, Self, V>(
      content: self, isBehind: true, alignment: alignment, decoration: transform)
  }

  /// Puts views in front of this one that are made of what the views inside hand out.
  @_disfavoredOverload
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views behind this one that are made of what the views inside hand out.
  @_disfavoredOverload
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
}
