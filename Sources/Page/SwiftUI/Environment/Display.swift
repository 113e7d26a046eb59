/// How strongly the colors of an interface differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// The user asks for more contrast.
  case increased
}

/// Whether the user wants bold text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The standard weight.
  case regular
  /// The user asks for bold text.
  case bold

  /// Creates a weight that equals one of UIKit.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    default: return nil
    }
  }
}

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Ample space.
  case regular

  /// Creates a class that equals one of UIKit.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates a class that equals one of SwiftUI.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass?? = nil
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass?? = nil
}

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight?? = nil
}

extension EnvironmentValues {
  /// How many pixels a point has along an axis.
  public var displayScale: CGFloat {
    get {
      if let own = self[DisplayScaleKey.self] { return own }
      let scale = hostTraits.displayScale
      return scale > 0 ? scale : 2
    }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How strongly the colors differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    hostTraits.accessibilityContrast == .high ? .increased : .standard
  }

  /// How much room there is horizontally.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[HorizontalSizeClassKey.self]
        ?? UserInterfaceSizeClass(hostTraits.horizontalSizeClass)
    }
    set { self[HorizontalSizeClassKey.self] = .some(newValue) }
  }

  /// How much room there is vertically.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      self[VerticalSizeClassKey.self] ?? UserInterfaceSizeClass(hostTraits.verticalSizeClass)
    }
    set { self[VerticalSizeClassKey.self] = .some(newValue) }
  }

  /// Whether the user wants bold text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] ?? LegibilityWeight(hostTraits.legibilityWeight) }
    set { self[LegibilityWeightKey.self] = .some(newValue) }
  }

  /// Whether the display is dimmed, as that of a watch that is not raised: never here.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// Whether the picture is recorded or mirrored: never here.
  public var isSceneCaptured: Bool { false }
}

private struct LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}
