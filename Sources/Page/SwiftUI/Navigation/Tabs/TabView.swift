/// A view that shows one of several views, chosen by tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: AnyHashable?
  @State private var reporter = TabReporter()
  @Environment(\.tabViewKind) private var kind

  /// Shows one of the views of the content, each with its `tabItem`, and follows a selection by
  /// their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Shows one of some tabs, and follows a selection by their values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }

  public var body: some View {
    let chosen = chosenTag
    TabSubviews(content: content, postponing: kind == .bar ? .tabs : .pages) { subviews in
      let tabs = subviews.enumerated().map { TabData($1, index: $0) }.filter { !$0.isHidden }
      let _ = reporter.note(tabs, chosen: chosen)
      switch kind {
      case .pages(let index):
        PagedTabs(tabs: tabs, chosen: chosen, index: index, choose: choose)
      case .bar:
        TabContainer(tabs: tabs, chosen: chosen, reporter: reporter, choose: choose)
      }
    }
    .modifier(ReportedSettings(reporter: reporter))
  }

  /// The tag of the tab that is chosen; nil is the first one.
  private var chosenTag: AnyHashable? {
    selection.map { AnyHashable($0.wrappedValue) } ?? own
  }

  private func choose(_ tag: AnyHashable) {
    guard let selection else { return own = tag }
    if let value = tag.base as? SelectionValue ?? tag as? SelectionValue {
      selection.wrappedValue = value
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Shows one of the views of the content, each with its `tabItem`.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Shows one of some tabs.
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }
}

/// What a container knows of a tab.
struct TabData: Identifiable {
  let id: Subview.ID
  let view: AnyView
  /// What the selection is while the tab is chosen.
  let tag: AnyHashable
  let label: AnyView
  let badge: Text?
  let isHidden: Bool
  /// The item that shows the tab's view, and the node that makes it.
  let unit: SubviewUnit

  @MainActor
  init(_ subview: Subview, index: Int) {
    let values = subview.containerValues
    id = subview.id
    view = AnyView(subview)
    unit = subview.unit
    tag = values.value(TagKey.id) as? AnyHashable ?? AnyHashable(index)
    label = values.value(TabItemKey.id) as? AnyView ?? AnyView(EmptyView())
    badge = values.value(TabBadgeKey.id) as? Text
    isHidden = values.value(TabHiddenKey.id) as? Bool ?? false
  }
}

enum TabItemKey {
  static let id = ObjectIdentifier(TabItemKey.self as Any.Type)
}

enum TabBadgeKey {
  static let id = ObjectIdentifier(TabBadgeKey.self as Any.Type)
}

enum TabHiddenKey {
  static let id = ObjectIdentifier(TabHiddenKey.self as Any.Type)
}

extension View {
  /// Sets the text and the image of the view's tab.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    Postponable(body: self)
      .modifier(KeyedValueModifier(key: TabItemKey.id, value: AnyView(label())))
  }
}
