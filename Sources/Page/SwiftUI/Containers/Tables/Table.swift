/// Rows of values in columns. Where there is little space, a list of what the first column shows.
public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
  let order: TableOrder<Value>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeadersVisibility) private var headers

  init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil,
    order: TableOrder<Value>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.order = order
  }

  public var body: some View {
    let columns = columns._columns
    if sizeClass == .compact {
      list { value in columns.first.map { $0.content(value) } }
    } else {
      VStack(spacing: 0) {
        if headers != .hidden {
          TableHeader(columns: columns, order: order)
          Divider()
        }
        list { value in
          TableLine(widths: columns.map(\.width)) {
            ForEach(columns.indices, id: \.self) { index in
              columns[index].content(value)
                .frame(maxWidth: .infinity, alignment: columns[index].alignment)
            }
          }
        }
      }
      .listStyle(PlainListStyle())
    }
  }

  private func list<Line: View>(
    @ViewBuilder line: @escaping (Value) -> Line
  ) -> List<Value.ID, TableRuns<Value, Line>> {
    List(selection: selection, content: TableRuns(runs: rows._runs, line: line))
  }
}

/// The rows of a table, each a line of cells, in their sections.
private struct TableRuns<Value: Identifiable, Line: View>: View {
  let runs: [_TableRun<Value>]
  let line: (Value) -> Line

  var body: some View {
    if let run = runs.first, runs.count == 1, run.header == nil {
      ForEach(run.elements, content: line)
    } else {
      ForEach(runs.indices, id: \.self) { index in
        let run = runs[index]
        Section(
          header: run.header, content: ForEach(run.elements, content: line), footer: EmptyView(),
          isExpanded: run.isExpanded)
      }
    }
  }
}

private struct TableHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableHeadersVisibility: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the headers of the columns of tables.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeadersVisibility, visibility)
  }
}
