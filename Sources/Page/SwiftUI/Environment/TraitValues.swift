/// Whether an interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct TraitsKey: EnvironmentKey {
  static var defaultValue: UITraitCollection { .current }
}

extension EnvironmentValues {
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The traits of the hosting view.
  var hostTraits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// The traits that colors and fonts are resolved with: those of the host, in the color scheme.
  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      hostTraits, UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light),
    ])
  }

  /// The environment of a hosting view.
  init(traits: UITraitCollection) {
    self.init()
    hostTraits = traits
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The keys that follow the traits of the host.
  static let traitKeys = keysWritten {
    _ = EnvironmentValues(traits: UITraitCollection())
  }
}
