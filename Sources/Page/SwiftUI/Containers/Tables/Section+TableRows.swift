/// Rows of a table of which there are none.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Value

  public var _runs: [_TableRun<Value>] { [] }
}

/// What stands above the rows of a section of a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Value
  let content: Content

  public var _runs: [_TableRun<Value>] { [] }
}

/// A header without the types of its rows and its view.
@MainActor @preconcurrency
private protocol TableSectionHeader {
  var view: AnyView { get }
}

extension TableHeaderRowContent: TableSectionHeader {
  fileprivate var view: AnyView { AnyView(content) }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// The type of a row’s value.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of what this consists of.
  public typealias TableRowBody = Self

  public var _runs: [_TableRun<Content.TableRowValue>] {
    guard let header = header as? any TableSectionHeader else { return content._runs }
    var run = _TableRun(content._runs.flatMap(\.elements))
    run.header = header.view
    run.isExpanded = isExpanded
    return [run]
  }

  /// Groups rows of a table, with a header above them.
  @_disfavoredOverload
  public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(header(), content(), isExpanded: nil)
  }

  /// Groups rows of a table, with a title above them.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(Text(titleKey), content(), isExpanded: nil)
  }

  /// Groups rows of a table, with a title above them that is shown as it is.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(Text(title), content(), isExpanded: nil)
  }

  /// Groups rows of a table.
  @_disfavoredOverload
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  fileprivate init<V, H: View>(_ header: H, _ content: Content, isExpanded: Binding<Bool>?)
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header), content: content,
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  /// Groups rows of a table that the user can hide, with a header that is always shown.
  @_disfavoredOverload
  public init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(header(), content(), isExpanded: isExpanded)
  }

  /// Groups rows of a table that the user can hide, with a title above them.
  public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(Text(titleKey), content(), isExpanded: isExpanded)
  }

  /// Groups rows of a table that the user can hide, with a title that is shown as it is.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(Text(title), content(), isExpanded: isExpanded)
  }
}
