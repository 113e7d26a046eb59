/// The views of a tree: each element with children is a group that opens.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineElement(element: element, id: id, children: children, content: leaf)
    }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Shows an element and its tree, told apart by a property.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      data: [root], id: id, children: { $0[keyPath: children] }, leaf: content)
  }

  /// Shows the trees of a collection, told apart by a property.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      data: Array(data), id: id, children: { $0[keyPath: children] }, leaf: content)
  }

  /// Shows an element and its tree.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Shows the trees of a collection.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

/// The views of the children of an element in an outline.
public struct OutlineSubgroupChildren: View {
  let content: AnyView
  public var body: some View { content }
}

/// An element of an outline, as a group if it has children.
private struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Content

  var body: some View {
    if let inner = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(
            ForEach(Array(inner), id: id) { child in
              OutlineElement(element: child, id: id, children: children, content: content)
            }))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
