/// One tab of a `TabView`: its content, its label, and the value that selects it.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public typealias Body = _TabContentList<Value>
  private let value: Value?
  private let content: Content
  private let label: Label

  init(value: Value?, content: Content, label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  public func _makeTabView() -> AnyView {
    let view = Postponable(body: VStack(spacing: 0) { content })
      .modifier(KeyedValueModifier(key: TabItemKey.id, value: AnyView(label)))
    guard let value else { return AnyView(view) }
    return AnyView(view.tag(value))
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let kind: Int
  /// The tab searches: it has the system's label where it says none of its own.
  public static var search: TabRole { TabRole(kind: 0) }
}

extension Tab {
  /// Creates a tab that a value selects, with a label of views.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }

  /// Creates a tab that a value selects, with a label of views and a role.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }

  /// Creates a tab with a label of views and a role.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: View {
  private let content: AnyView

  init(_ content: some View) {
    self.content = AnyView(content)
  }

  /// The label of a role.
  init(role: TabRole?) {
    self.init(role == .search ? SwiftUI.Label("Search", systemImage: "magnifyingglass") : nil)
  }

  public var body: some View { content }
}
