extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that a selection has.
  public typealias TabValue = Content.TabValue
  /// The type of the tabs inside.
  public typealias Body = _TabContentList<Content.TabValue>

  /// Makes tabs for each element of a collection whose elements have ids.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { element, _ in element.id })
  }

  /// Makes tabs for each element of a collection, told apart by the property at a key path.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { element, _ in element[keyPath: id] })
  }

  /// Makes tabs for each number of a constant range.
  @_disfavoredOverload
  public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, id: { element, _ in element }, isConstant: true)
  }

  public func _makeTabView() -> AnyView {
    let parts = data.indices.map { index in
      let element = data[index]
      return (id: id(element, index), view: content(element)._makeTabView())
    }
    return AnyView(
      ForEach<[(id: ID, view: AnyView)], ID, AnyView>(
        data: parts, content: \.view, id: { part, _ in part.id }))
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that a selection has.
  public typealias TabValue = Content.TabValue
  /// The type of the tabs inside.
  public typealias Body = _TabContentList<Content.TabValue>

  /// Treats several tabs as one.
  @_disfavoredOverload
  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(content() as Content)
  }

  public func _makeTabView() -> AnyView { content._makeTabView() }
}
