extension Table {
  /// Shows rows in columns.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Shows rows in columns, of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }

  /// Shows rows in columns, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }

  /// Shows rows in columns, which the user can sort.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(rows: rows(), columns: columns(), order: TableOrder(sortOrder))
  }

  /// Shows rows in columns, of which one can be selected, which the user can sort.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      order: TableOrder(sortOrder))
  }

  /// Shows rows in columns, of which several can be selected, which the user can sort.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      order: TableOrder(sortOrder))
  }
}
