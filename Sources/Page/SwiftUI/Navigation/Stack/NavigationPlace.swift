/// Where on a navigation stack a view is.
struct NavigationPlace {
  weak var model: StackModel?
  weak var level: StackLevel?
}

private struct NavigationPlaceKey: EnvironmentKey {
  static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
  /// The stack around the view, and its level there.
  var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set { self[NavigationPlaceKey.self] = newValue }
  }
}
