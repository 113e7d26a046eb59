/// A column of a table: a label, and a view for each row.
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type that sorts by the column.
  public typealias TableColumnSortComparator = Sort
  var info: TableColumnInfo<RowValue>

  public var _columns: [TableColumnInfo<RowValue>] { [info] }

  init(
    label: Label, comparator: AnyTableComparator<RowValue>? = nil,
    content: @escaping (RowValue) -> Content
  ) {
    info = TableColumnInfo(
      label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator)
  }

  /// Sets the width of the column; nil lets the table choose.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.info.width = TableColumnWidth(fixed: width)
    return column
  }

  /// Sets the limits of the width of the column.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.info.width = TableColumnWidth(min: min, max: max)
    return column
  }

  /// Sets where the cells of the column stand.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.info.alignment = alignment.alignment
    return column
  }
}

/// A column without the types of its views.
public struct TableColumnInfo<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  let comparator: AnyTableComparator<RowValue>?
  var width = TableColumnWidth()
  var alignment = Alignment.leading
}

/// How wide a column is.
struct TableColumnWidth: Equatable {
  var fixed: CGFloat?
  var min: CGFloat?
  var max: CGFloat?

  func limited(_ width: CGFloat) -> CGFloat {
    Swift.max(Swift.min(width, max ?? .infinity), min ?? 0)
  }
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case automatic, leading, center, trailing, numeric }
  private let kind: Kind

  /// As suits the content: at the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// As numbers stand: at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}
