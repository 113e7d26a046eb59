/// A view with two or three columns, of which those before lead to what the next one shows.
///
/// Where there is little room the columns lie on one stack: a selection in the sidebar shows the
/// next column above it. The stack begins with the preferred column; without one, with the sidebar,
/// or with what is selected there.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownColumn = NavigationSplitViewColumn.sidebar

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    (self.visibility, self.compactColumn) = (visibility, compactColumn)
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  /// Below this width the columns lie on one stack.
  static var leastWidth: CGFloat { 600 }

  public var body: some View {
    WidthReader { width in
      if width < Self.leastWidth {
        CollapsedColumns(
          columns: columns, shown: compactColumn ?? $ownColumn,
          followsSelection: compactColumn == nil)
      } else {
        SplitContainer(columns: columns, visibility: visibility)
      }
    }
  }

  private var columns: [AnyView] {
    Content.self == EmptyView.self
      ? [AnyView(sidebar), AnyView(detail)]
      : [AnyView(sidebar), AnyView(content), AnyView(detail)]
  }
}

extension NavigationSplitView {
  /// Shows three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Shows three columns, of which a binding says which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Shows three columns, with the one that is on top where they lie on one stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Shows three columns, of which bindings say which are visible and which one is on top.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Shows two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Shows two columns, of which a binding says which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Shows two columns, with the one that is on top where they lie on one stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Shows two columns, of which bindings say which are visible and which one is on top.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// Which columns of a split view are visible.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let kind: Int
  /// As the width has it.
  public static var automatic: NavigationSplitViewVisibility { Self(kind: 0) }
  /// All columns are shown.
  public static var all: NavigationSplitViewVisibility { Self(kind: 1) }
  /// The last two of three columns, or both of two.
  public static var doubleColumn: NavigationSplitViewVisibility { Self(kind: 2) }
  /// Only the last column is shown.
  public static var detailOnly: NavigationSplitViewVisibility { Self(kind: 3) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int
  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { Self(number: 0) }
  /// The middle one of three columns.
  public static var content: NavigationSplitViewColumn { Self(number: 1) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { Self(number: 2) }
}

/// Makes a view for the width that there is.
struct WidthReader<Content: View>: View {
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View {
    GeometryReader { geometry in
      content(geometry.size.width + geometry.safeAreaInsets.horizontal)
    }
  }
}
