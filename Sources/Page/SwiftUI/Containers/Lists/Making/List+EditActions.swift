extension List where SelectionValue == Never {
  /// Shows a row that can be edited for each element of a collection.
  public init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Shows a row that can be edited for each element of a collection, told apart by a property.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Shows a row that can be edited for each element of a collection, of which one can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Shows a row that can be edited for each element of a collection, of which one can be selected, told apart by a property.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Shows a row that can be edited for each element of a collection, of which several can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Shows a row that can be edited for each element of a collection, of which several can be selected, told apart by a property.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
