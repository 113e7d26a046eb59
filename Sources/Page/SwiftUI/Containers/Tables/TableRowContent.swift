/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the rows inside.
  associatedtype TableRowBody: TableRowContent = Self

  /// The rows that these consist of.
  @TableRowBuilder<TableRowValue>
  var tableRowBody: TableRowBody { get }

  /// The values of the rows, in their order.
  var _elements: AnyRandomAccessCollection<TableRowValue> { get }
}

extension TableRowContent {
  /// The rows that this one consists of.
  public var tableRowBody: Self { self }
}

/// A row for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  let value: Value

  /// A row for a value.
  public init(_ value: Value) {
    self.value = value
  }

  public var _elements: AnyRandomAccessCollection<Value> { AnyRandomAccessCollection([value]) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data

  public var _elements: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }
}

/// Several rows in an order.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  /// The rows.
  public var value: T
  public let _elements: AnyRandomAccessCollection<Value>
}

extension ForEach: TableRowContent
where Content: TableRowContent, ID == Content.TableRowValue.ID {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// Rows for each element of a collection whose elements have ids.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, content: content, id: { element, _ in element.id })
  }

  public var _elements: AnyRandomAccessCollection<Content.TableRowValue> {
    AnyRandomAccessCollection(data.flatMap { Array(content($0)._elements) })
  }
}

/// Makes the rows of a table from the statements of a closure.
@resultBuilder @MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes an expression as content.
  public static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> TupleTableRowContent<Value, C> where C.TableRowValue == Value {
    TupleTableRowContent(value: content, _elements: content._elements)
  }

  /// Combines the statements of a block.
  public static func buildBlock<each T>(
    _ content: repeat TupleTableRowContent<Value, each T>
  ) -> TupleTableRowContent<Value, (repeat each T)> {
    var elements: [Value] = []
    repeat elements.append(contentsOf: (each content)._elements)
    return TupleTableRowContent(
      value: (repeat (each content).value), _elements: AnyRandomAccessCollection(elements))
  }

  /// Makes content that a condition includes.
  public static func buildIf<T>(
    _ content: TupleTableRowContent<Value, T>?
  ) -> TupleTableRowContent<Value, T?> {
    TupleTableRowContent(
      value: content?.value, _elements: content?._elements ?? AnyRandomAccessCollection([]))
  }

  /// Makes the content of the first branch of a condition.
  public static func buildEither<T>(
    first: TupleTableRowContent<Value, T>
  ) -> TupleTableRowContent<Value, Any> {
    TupleTableRowContent(value: first.value, _elements: first._elements)
  }

  /// Makes the content of the second branch of a condition.
  public static func buildEither<T>(
    second: TupleTableRowContent<Value, T>
  ) -> TupleTableRowContent<Value, Any> {
    TupleTableRowContent(value: second.value, _elements: second._elements)
  }
}
