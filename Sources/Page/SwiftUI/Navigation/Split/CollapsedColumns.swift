/// The columns of a split view on one stack.
struct CollapsedColumns: View {
  let columns: [AnyView]
  @Binding var shown: NavigationSplitViewColumn
  /// Whether a selection in a column shows the next one, also if the page makes it.
  let followsSelection: Bool

  var body: some View {
    NavigationStack { column(at: 0) }
  }

  /// A column, above which the next one is shown.
  private func column(at index: Int) -> AnyView {
    guard index + 1 < columns.count else { return columns[index] }
    let next = NavigationSplitViewColumn(
      number: index + 2 == columns.count ? NavigationSplitViewColumn.detail.number : index + 1)
    let this = NavigationSplitViewColumn(number: index)
    return AnyView(
      columns[index]
        .environment(
          \.columnAction,
          ColumnAction(showNext: { shown = next }) { isSelected in
            if followsSelection { shown = isSelected ? next : this }
          }
        )
        .modifier(
          PushModifier(
            isActive: shown.number >= next.number, content: { column(at: index + 1) },
            wasPopped: { if shown.number >= next.number { shown = this } })))
  }
}

/// What a selection in a column does: it shows the next column.
struct ColumnAction {
  /// The user selects something.
  let showNext: @MainActor () -> Void
  /// Something else is selected, or nothing any more.
  let selectionChanged: @MainActor (_ isSelected: Bool) -> Void
}

private struct ColumnActionKey: EnvironmentKey {
  static var defaultValue: ColumnAction? { nil }
}

extension EnvironmentValues {
  /// Shows the next column of a split view, when the user selects something in this one.
  var columnAction: ColumnAction? {
    get { self[ColumnActionKey.self] }
    set { self[ColumnActionKey.self] = newValue }
  }
}
