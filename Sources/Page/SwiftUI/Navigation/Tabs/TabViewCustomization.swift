/// How the user has arranged the tabs of a sidebar. An iPhone has no sidebar, so it stays as it is.
@MainActor @preconcurrency
public struct TabViewCustomization: Equatable {
  private var tabs: [String: Visibility] = [:]

  /// Creates an arrangement in which the user has changed nothing.
  nonisolated public init() {}

  /// What the user has chosen for a tab with an id.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(visibility: tabs[id] ?? .automatic) }
    set { tabs[id] = newValue.visibility }
  }

  /// Forgets the order of the sections.
  public mutating func resetSectionOrder() {}

  /// Forgets the order of the tabs in a section.
  public mutating func resetSectionOrder(for section: String) {}

  /// Forgets which tabs the user has hidden.
  public mutating func resetVisibility() { tabs = [:] }

  /// What the user has chosen for a tab.
  public struct TabCustomization: Equatable {
    /// Whether the tab is shown in the sidebar.
    public internal(set) var visibility: Visibility
  }
}

/// Where the tabs of a tab view are shown.
public struct TabBarPlacement: Hashable, Sendable {
  private let kind: Int
  /// A bar at the top.
  public static let topBar = TabBarPlacement(kind: 0)
  /// A bar at the bottom.
  public static let bottomBar = TabBarPlacement(kind: 1)
  /// A list at the side.
  public static let sidebar = TabBarPlacement(kind: 2)
  /// In the dots of pages.
  public static let pageIndicator = TabBarPlacement(kind: 3)
  /// Beside a window.
  public static let ornament = TabBarPlacement(kind: 4)
}

private struct TabBarPlacementKey: EnvironmentKey {
  static let defaultValue: TabBarPlacement? = nil
}

extension EnvironmentValues {
  /// Where the tabs of the tab view around are shown; nil without one.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the bar of the tab view around shows sections: only a sidebar does.
  public var isTabBarShowingSections: Bool { false }
}

extension View {
  /// Keeps how the user arranges the tabs of a sidebar. Accepted without effect: an iPhone has no
  /// sidebar.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Sets whether tabs stand in a bar or a sidebar. Accepted without effect: an iPhone has no
  /// sidebar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Puts a view above the tabs of a sidebar. Accepted without effect: an iPhone has no sidebar.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts a view below the tabs of a sidebar. Accepted without effect: an iPhone has no sidebar.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts a bar below the tabs of a sidebar. Accepted without effect: an iPhone has no sidebar.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
