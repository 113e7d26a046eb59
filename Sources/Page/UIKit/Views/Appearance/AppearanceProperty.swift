/// A property that can be set for all views of a kind.
@MainActor
struct AppearanceProperty {
  /// Whether two views have the same value.
  let isEqual: (UIView, UIView) -> Bool
  /// Gives a view the value of another.
  let copy: (UIView, _ to: UIView) -> Void

  init<View: UIView, Value: Equatable>(
    _ value: KeyPath<View, Value>, set: @escaping (View, Value) -> Void
  ) {
    isEqual = { first, second in
      guard let first = first as? View, let second = second as? View else { return true }
      return first[keyPath: value] == second[keyPath: value]
    }
    copy = { source, view in
      guard let source = source as? View, let view = view as? View else { return }
      set(view, source[keyPath: value])
    }
  }

  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0[keyPath: path] = $1 }
  }

  /// What can be set on all views, and on some kinds of them; who lacks it is left alone.
  static let all =
    [
      AppearanceProperty(\UIView.ownTintColor) { $0.tintColor = $1 },
      AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UILabel.font),
      AppearanceProperty(\UILabel.textColor),
      AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor),
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
      AppearanceProperty(\UIActivityIndicatorView.color),
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\UISegmentedControl.titleAttributes) { $0.titleAttributes = $1 },
    ] + bars

  private static let bars = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.isTranslucent),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles),
    AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(\UINavigationBar.ownStandard) { $0.ownStandard = $1 },
    AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\UINavigationBar.saidTitle) { $0.saidTitle = $1 },
    AppearanceProperty(\UINavigationBar.saidLargeTitle) { $0.saidLargeTitle = $1 },
    AppearanceProperty(\UINavigationBar.saidBackground) { $0.saidBackground = $1 },
    AppearanceProperty(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.isTranslucent),
    AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.backgroundImage),
    AppearanceProperty(\UITabBar.ownStandard) { $0.ownStandard = $1 },
    AppearanceProperty(\UIToolbar.barTintColor),
    AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(\UIToolbar.ownStandard) { $0.ownStandard = $1 },
  ]
}
