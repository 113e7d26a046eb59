/// What views say of the bars around them. Of two views, the inner one has its way.
struct NavigationSettings {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var barIsHidden: Bool?
  var backIsHidden: Bool?

  var hidesNavigationBar: Bool { barIsHidden ?? false }

  /// What is said to the containers around the stack.
  var outside: NavigationSettings { NavigationSettings() }

  /// Adds what another view says that follows.
  mutating func add(_ next: NavigationSettings) {
    title = title ?? next.title
    displayMode = displayMode ?? next.displayMode
    barIsHidden = barIsHidden ?? next.barIsHidden
    backIsHidden = backIsHidden ?? next.backIsHidden
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
