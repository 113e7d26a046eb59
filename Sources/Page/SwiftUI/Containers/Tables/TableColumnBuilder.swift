/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type that sorts by the column.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of the columns inside.
  associatedtype TableColumnBody: TableColumnContent = Self

  /// The columns that these consist of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  var _columns: [TableColumnInfo<TableRowValue>] { get }
}

extension TableColumnContent {
  /// The columns that this one consists of.
  public var tableColumnBody: Self { self }
}

/// Several columns in an order.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  /// The type of a row’s value.
  public typealias TableRowValue = RowValue
  /// The type that sorts by the column.
  public typealias TableColumnSortComparator = Sort
  /// The columns as they are written.
  public var value: T
  public let _columns: [TableColumnInfo<RowValue>]
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Content.TableRowValue
  /// The type that sorts by the column.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The type of what this consists of.
  public typealias TableColumnBody = Self

  /// Treats several columns of a table as one.
  @_disfavoredOverload
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content() as Content)
  }

  public var _columns: [TableColumnInfo<Content.TableRowValue>] { content._columns }
}

/// Makes the columns of a table from the statements of a closure.
@resultBuilder @MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> TupleTableColumnContent<RowValue, Sort, C>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
    TupleTableColumnContent(value: column, _columns: column._columns)
  }

  /// Columns that rows are not sorted by in a table whose rows are sorted, or the other way round.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> TupleTableColumnContent<RowValue, Sort, C> where C.TableRowValue == RowValue {
    TupleTableColumnContent(value: column, _columns: column._columns)
  }

  /// Combines the statements of a block.
  public static func buildBlock<each T>(
    _ content: repeat TupleTableColumnContent<RowValue, Sort, each T>
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each T)> {
    var columns: [TableColumnInfo<RowValue>] = []
    repeat columns.append(contentsOf: (each content)._columns)
    return TupleTableColumnContent(value: (repeat (each content).value), _columns: columns)
  }

  /// Makes content that a condition includes.
  public static func buildIf<T>(
    _ content: TupleTableColumnContent<RowValue, Sort, T>?
  ) -> TupleTableColumnContent<RowValue, Sort, T?> {
    TupleTableColumnContent(value: content?.value, _columns: content?._columns ?? [])
  }

  /// Makes the content of the first branch of a condition.
  public static func buildEither<T>(
    first: TupleTableColumnContent<RowValue, Sort, T>
  ) -> TupleTableColumnContent<RowValue, Sort, Any> {
    TupleTableColumnContent(value: first.value, _columns: first._columns)
  }

  /// Makes the content of the second branch of a condition.
  public static func buildEither<T>(
    second: TupleTableColumnContent<RowValue, Sort, T>
  ) -> TupleTableColumnContent<RowValue, Sort, Any> {
    TupleTableColumnContent(value: second.value, _columns: second._columns)
  }
}
