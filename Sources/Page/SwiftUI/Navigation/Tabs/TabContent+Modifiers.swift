/// Tabs that belong together. On an iPhone they stand in the bar like others.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  TabContent
{
  public typealias TabValue = SelectionValue
  public typealias Body = _TabContentList<SelectionValue>
  private let content: Content

  public func _makeTabView() -> AnyView { content._makeTabView() }

  /// Groups tabs, with a header in a sidebar.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == SelectionValue, Footer == EmptyView {
    self.content = content()
  }

  /// Groups tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Content.TabValue == SelectionValue, Header == EmptyView, Footer == EmptyView {
    self.content = content()
  }

  /// Groups tabs, with a title in a sidebar.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue, Header == Text, Footer == EmptyView {
    self.content = content()
  }

  /// Groups tabs, with a title in a sidebar.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue, Header == Text, Footer == EmptyView {
    self.content = content()
  }
}

extension TabContent {
  private func changed(_ key: ObjectIdentifier, _ value: Any) -> some TabContent<TabValue> {
    _TabContentList<TabValue>(
      view: AnyView(_makeTabView().modifier(KeyedValueModifier(key: key, value: value))))
  }

  /// Shows a number beside the tab's image. Zero shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the tab's image.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed(TabBadgeKey.id, label as Any)
  }

  /// Shows a text beside the tab's image.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the tab's image.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed(TabHiddenKey.id, hidden)
  }

  /// Sets an id for arrangements of the user. Accepted without effect: an iPhone has no sidebar.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets what the user can do with the tab. Accepted without effect: an iPhone has no sidebar.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether the tab is shown at first. Accepted without effect: an iPhone has no sidebar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets where the tab may stand. Accepted without effect: an iPhone has no sidebar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Adds buttons to a section of a sidebar. Accepted without effect: an iPhone has no sidebar.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
}

/// What the user can do with a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let kind: Int
  /// The user may arrange the tab as the style allows.
  public static var automatic: TabCustomizationBehavior { Self(kind: 0) }
  /// The tab can be moved.
  public static var reorderable: TabCustomizationBehavior { Self(kind: 1) }
  /// The tab stays where it is.
  public static var disabled: TabCustomizationBehavior { Self(kind: 2) }
}

/// Where a tab stands in a view that has a bar and a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let kind: Int
  /// The tab stands where the style puts it.
  public static var automatic: TabPlacement { Self(kind: 0) }
  /// In the bar, where the user cannot remove it.
  public static var pinned: TabPlacement { Self(kind: 1) }
  /// In the sidebar and not in the bar.
  public static var sidebarOnly: TabPlacement { Self(kind: 2) }
}

/// Whether tabs stand in a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let kind: Int
  /// The bar stands where the style puts it.
  public static let automatic = AdaptableTabBarPlacement(kind: 0)
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: 1)
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: 2)
}
