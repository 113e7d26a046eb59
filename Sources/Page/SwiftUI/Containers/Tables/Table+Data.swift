extension Table {
  /// Shows a row for each element of a collection in columns.
  public init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Shows a row for each element of a collection in columns, of which one can be selected.
  public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection)
    )
  }

  /// Shows a row for each element of a collection in columns, of which several can be selected.
  public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection)
    )
  }

  /// Shows a row for each element of a collection in columns, which the user can sort.
  public init<Data, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Sort.Compared,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), order: TableOrder(sortOrder))
  }

  /// Shows a row for each element of a collection in columns, of which one can be selected, which the user can sort.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Sort.Compared,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), order: TableOrder(sortOrder))
  }

  /// Shows a row for each element of a collection in columns, of which several can be selected, which the user can sort.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Sort.Compared,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), order: TableOrder(sortOrder))
  }
}
