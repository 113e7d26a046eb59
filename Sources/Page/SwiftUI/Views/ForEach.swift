/// A view for each element of a collection, told apart by ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element, Data.Index) -> ID
  /// Whether the elements must not change.
  var isConstant = false
  /// Editing actions of the rows of a list.
  var editing = ForEachEditing()
  /// How the elements are found, if another view makes them.
  var source: Any?

  init(
    data: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element, Data.Index) -> ID, isConstant: Bool = false,
    editing: ForEachEditing = ForEachEditing(), source: Any? = nil
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.isConstant = isConstant
    self.editing = editing
    self.source = source
  }

  /// Makes something else than views for each element.
  @_spi(Charts)
  public init(
    _ data: Data, contentID: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { element, _ in contentID(element) })
  }

  /// The elements with their ids, in their order.
  @_spi(Charts)
  public var identifiedElements: [(id: ID, element: Data.Element)] {
    data.indices.map { (id(data[$0], $0), data[$0]) }
  }
}

/// What a list may do to the elements of a `ForEach`.
struct ForEachEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension ForEach where Content: View {
  /// A view for each element, told apart by the property at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { element, _ in element[keyPath: id] })
  }

  /// A view for each element of a collection whose elements have ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { element, _ in element.id })
  }

  /// A view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { element, _ in element }, isConstant: true)
  }

  /// A view for each element of a collection behind a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a collection that a binding refers to, with a binding to the
  /// element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { element, _ in element.1 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(
    _ view: ForEach<Data, ID, Content>, in context: _NodeContext
  ) -> _ViewNode<ForEach<Data, ID, Content>> {
    if let source = view.source as? ForEachSource<ForEach> { return source.makeNode(view, context) }
    return ForEachNode(view, in: context)
  }
}

/// A view that makes others of a collection.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the views come from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
