import CoreGraphics

/// One of Apple's own traits: a field of all values.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension KnownTrait {
  public static var defaultValue: Value { TraitValues()[keyPath: field] }

  static func read(_ values: TraitValues) -> Any { values[keyPath: field] }

  static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: field] = value }
  }

  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: field] != defaultValue
  }

  static func remove(from values: inout TraitValues) {
    values[keyPath: field] = defaultValue
  }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  public typealias Value = UIUserInterfaceStyle
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
  public typealias Value = UIUserInterfaceIdiom
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, KnownTrait {
  public typealias Value = UIUserInterfaceLevel
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public enum UITraitDisplayScale: UITraitDefinition, KnownTrait {
  public typealias Value = CGFloat
  static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public enum UITraitDisplayGamut: UITraitDefinition, KnownTrait {
  public typealias Value = UIDisplayGamut
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, KnownTrait {
  public typealias Value = UIAccessibilityContrast
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitLegibilityWeight: UITraitDefinition, KnownTrait {
  public typealias Value = UILegibilityWeight
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitForceTouchCapability: UITraitDefinition, KnownTrait {
  public typealias Value = UIForceTouchCapability
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

public enum UITraitActiveAppearance: UITraitDefinition, KnownTrait {
  public typealias Value = UIUserInterfaceActiveAppearance
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  public typealias Value = UIContentSizeCategory
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}
