/// How a `TabView` shows its tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Which page indicator the style has; nil is a bar.
  var _pageIndex: PageTabViewStyle.IndexDisplayMode? { get }
}

/// The style that suits the device: a bar along the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _pageIndex: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A bar with the tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _pageIndex: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A bar with the tabs, which is a sidebar where there is room for one; here it is always a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _pageIndex: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages that the user swipes through.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of the pages are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let kind: Int
    /// When there are several pages.
    public static let automatic = IndexDisplayMode(kind: 0)
    /// The dots are always shown.
    public static let always = IndexDisplayMode(kind: 1)
    /// The dots are never shown.
    public static let never = IndexDisplayMode(kind: 2)
  }

  private let mode: IndexDisplayMode

  /// Shows the dots of the pages as a mode says.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public var _pageIndex: IndexDisplayMode? { mode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that suits the device.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar with the tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar with the tabs.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that the user swipes through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that the user swipes through, with dots as a mode says.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How a tab view inside shows its tabs.
enum TabViewKind: Equatable {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)
}

private struct TabViewKindKey: EnvironmentKey {
  static let defaultValue = TabViewKind.bar
}

extension EnvironmentValues {
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tab views inside show their tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._pageIndex.map { .pages($0) } ?? .bar)
  }
}
