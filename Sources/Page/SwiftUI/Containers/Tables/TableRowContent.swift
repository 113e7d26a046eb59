/// Rows of a table.
///
/// Conform a structure to it and describe its rows in `tableRowBody` to use them in several tables.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the rows inside.
  associatedtype TableRowBody: TableRowContent = Self

  /// The rows that these consist of.
  @TableRowBuilder<TableRowValue>
  var tableRowBody: TableRowBody { get }

  /// The rows in their order. Only SwiftUI's own rows implement it.
  var _runs: [_TableRun<TableRowValue>] { get }
}

extension TableRowContent {
  /// The rows that this one consists of.
  public var tableRowBody: Self { self }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public var _runs: [_TableRun<TableRowValue>] { tableRowBody._runs }
}

/// Rows that belong together, without the types of their content.
public struct _TableRun<Value: Identifiable> {
  /// What stands above the rows of a section.
  var header: AnyView?
  /// Whether the rows of a section that can be collapsed are shown.
  var isExpanded: Binding<Bool>?
  var elements: AnyRandomAccessCollection<Value>

  init<Elements: RandomAccessCollection>(_ elements: Elements) where Elements.Element == Value {
    self.elements = AnyRandomAccessCollection(elements)
  }

  /// Runs in which those without a header that follow each other are one.
  static func joined(_ runs: [_TableRun]) -> [_TableRun] {
    guard runs.count > 1 else { return runs }
    var joined: [_TableRun] = []
    var plain: [Value] = []
    for run in runs {
      if run.header == nil {
        plain.append(contentsOf: run.elements)
      } else {
        if !plain.isEmpty { joined.append(_TableRun(plain)) }
        plain = []
        joined.append(run)
      }
    }
    return plain.isEmpty ? joined : joined + [_TableRun(plain)]
  }
}

/// A row for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Value
  let value: Value

  /// A row for a value.
  public init(_ value: Value) {
    self.value = value
  }

  public var _runs: [_TableRun<Value>] { [_TableRun([value])] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row’s value.
  public typealias TableRowValue = Data.Element
  let data: Data

  public var _runs: [_TableRun<Data.Element>] { [_TableRun(data)] }
}

/// Several rows in an order.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Value
  /// The rows as they are written.
  public var value: T
  public let _runs: [_TableRun<Value>]
}
