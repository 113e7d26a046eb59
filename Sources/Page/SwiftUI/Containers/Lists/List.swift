/// Rows in a column that scrolls, made when they become visible.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View {
    ScrollView {
      ListRows(selection: selection, content: content)
    }
    .modifier(ListGround())
  }
}

extension List {
  /// Shows the views of a closure as rows, of which one can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Shows the views of a closure as rows, of which several can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }
}

extension List where SelectionValue == Never {
  /// Shows the views of a closure as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

/// The color behind a list.
private struct ListGround: ViewModifier {
  @Environment(\.listKind) private var kind
  @Environment(\.scrollContentBackground) private var visibility

  func body(content: Content) -> some View {
    content.background {
      if visibility != .hidden { Color(uiColor: kind.ground).ignoresSafeArea() }
    }
  }
}

extension _ListKind {
  /// The color behind the rows.
  var ground: UIColor {
    switch self {
    case .plain, .inset: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  /// The color of a row.
  var cell: UIColor {
    switch self {
    case .plain, .inset, .sidebar: .clear
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    }
  }
}

private struct ContentBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the color behind the lists and forms inside.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
