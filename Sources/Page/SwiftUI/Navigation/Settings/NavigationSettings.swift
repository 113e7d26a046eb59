/// What views say of the bars around them. Of two views, the inner one has its way.
struct NavigationSettings {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var barIsHidden: Bool?
  var backIsHidden: Bool?
  var removed: [ToolbarDefaultItemKind] = []
  /// The views that stand in bars, in their order.
  var entries: [ToolbarEntry] = []
  var search: SearchSettings?
  var scopes: SearchScopeSettings?
  var searchFocus: FocusLink?
  var bars: [ToolbarPlacement.Kind: BarSettings] = [:]

  var hidesNavigationBar: Bool {
    bars[.navigation]?.visibility.map { $0 == .hidden } ?? barIsHidden ?? false
  }

  /// What is said to the containers around the stack: what concerns the bar with the tabs.
  var outside: NavigationSettings {
    var settings = NavigationSettings()
    settings.bars[.tab] = bars[.tab]
    return settings
  }

  /// Adds what another view says that follows.
  mutating func add(_ next: NavigationSettings) {
    title = title ?? next.title
    displayMode = displayMode ?? next.displayMode
    barIsHidden = barIsHidden ?? next.barIsHidden
    backIsHidden = backIsHidden ?? next.backIsHidden
    search = search ?? next.search
    scopes = scopes ?? next.scopes
    searchFocus = searchFocus ?? next.searchFocus
    removed += next.removed
    entries += next.entries
    bars.merge(next.bars) { one, other in
      var both = one
      both.add(other)
      return both
    }
  }

  /// The views at some places, in their order.
  @MainActor
  func entries(_ kinds: ToolbarItemPlacement.Kind...) -> [ToolbarEntry] {
    entries.filter { kinds.contains($0.placement.kind) }
  }
}

/// The preference by which views reach the bars around.
struct NavigationSettingsKey: PreferenceKey {
  static var defaultValue: NavigationSettings { NavigationSettings() }

  static func reduce(value: inout NavigationSettings, nextValue: () -> NavigationSettings) {
    value.add(nextValue())
  }
}

extension View {
  /// Changes what the views inside say of the bars around.
  func navigationSettings(
    _ change: @escaping (inout NavigationSettings) -> Void
  ) -> ModifiedContent<Self, PreferenceModifier<NavigationSettingsKey>> {
    modifier(PreferenceModifier<NavigationSettingsKey>(change: .transform(change)))
  }
}
