extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Shows an element behind a binding and its tree, told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(bindings: [root], id: id, children: children, content: content)
  }

  /// Shows the trees of a collection behind a binding, told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(bindings: Array(data), id: id, children: children, content: content)
  }

  /// Shows an element behind a binding and its tree.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Shows the trees of a collection behind a binding.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection, E>(
    bindings: [Binding<E>], id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      data: bindings, id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, leaf: content)
  }
}
