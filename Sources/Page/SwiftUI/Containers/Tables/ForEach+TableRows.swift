/// Rows of a table that are made of a collection.
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements that the rows are made of.
  var data: Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of what this consists of.
  public typealias TableRowBody = Self

  /// Makes rows for each element of a collection whose elements have ids.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { element, _ in element.id })
  }

  /// Makes rows for each element of a collection, told apart by the property at a key path.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { element, _ in element[keyPath: id] })
  }

  /// Makes a row for each element of a collection.
  public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, content: { TableRow($0) }, id: { element, _ in element.id })
  }

  /// Makes rows for each number of a constant range.
  @_disfavoredOverload
  public init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, content: content, id: { element, _ in element }, isConstant: true)
  }

  public var _runs: [_TableRun<Content.TableRowValue>] {
    _TableRun.joined(data.flatMap { content($0)._runs })
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of what this consists of.
  public typealias TableRowBody = Self

  /// Treats several rows of a table as one.
  @_disfavoredOverload
  public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(content() as Content)
  }

  public var _runs: [_TableRun<Content.TableRowValue>] { content._runs }
}
