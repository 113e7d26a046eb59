/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// When the drawer of a navigation bar with the search field is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// Until the content is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field is always shown.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  /// Whether the field stays while the content is scrolled.
  let staysVisible: Bool

  /// Below the title of the navigation bar.
  public static let automatic = SearchFieldPlacement(staysVisible: false)
  /// Below the title of the navigation bar.
  public static let toolbar = SearchFieldPlacement(staysVisible: false)
  /// Below the title of the column that the view is in.
  public static let sidebar = SearchFieldPlacement(staysVisible: false)
  /// Below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(staysVisible: false)

  /// Below the title of the navigation bar, and seen as a mode says.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(staysVisible: displayMode.isAlways)
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  let isOnTextEntry: Bool
  /// When the search begins.
  public static var automatic: SearchScopeActivation { Self(isOnTextEntry: false) }
  /// When something is typed.
  public static var onTextEntry: SearchScopeActivation { Self(isOnTextEntry: true) }
  /// When the search begins.
  public static var onSearchPresentation: SearchScopeActivation { Self(isOnTextEntry: false) }
}

/// What a search does with the bar that it is in.
public struct SearchPresentationToolbarBehavior: Sendable {
  let hidesBar: Bool
  /// The title and the buttons of the bar are hidden while the user searches.
  public static var automatic: SearchPresentationToolbarBehavior { Self(hidesBar: true) }
  /// The bar stays as it is.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { Self(hidesBar: false) }
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static var menu: Set { Set(rawValue: 1) }
    /// In the content.
    public static var content: Set { Set(rawValue: 2) }
  }

  private let kind: Int
  /// The suggestions stand where the search puts them.
  public static var automatic: SearchSuggestionsPlacement { Self(kind: 0) }
  /// The suggestions stand in a menu below the field.
  public static var menu: SearchSuggestionsPlacement { Self(kind: 1) }
  /// Over the content that is searched.
  public static var content: SearchSuggestionsPlacement { Self(kind: 2) }
}

/// Ends a search: call the value of `\.dismissSearch` like a function.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  /// Ends the search and clears its text.
  public func callAsFunction() { action() }
}

private struct SearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension EnvironmentValues {
  /// Whether the user searches, in a view that is searchable.
  public var isSearching: Bool { userIsSearching }

  /// Ends the search of the searchable view around.
  public var dismissSearch: DismissSearchAction { searchDismissal }

  /// Where suggestions are shown: over the content.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

  var userIsSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  var searchDismissal: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
