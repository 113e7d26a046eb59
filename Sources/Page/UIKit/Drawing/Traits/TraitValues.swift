import CoreGraphics

/// All traits at once; what is not specified has the value that says so.
struct TraitValues: UITraitOverrides {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Traits a page defines itself, by their types.
  var own: [ObjectIdentifier: OwnTrait] = [:]

  struct OwnTrait {
    let value: Any
    let equals: (Any) -> Bool
  }

  /// A playground's screen is an iPad's; the live view in it is a phone's, upright.
  static var screen: TraitValues {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.userInterfaceIdiom = .pad
    values.userInterfaceLevel = .base
    values.layoutDirection = .leftToRight
    values.displayScale = UIScreen.pixelsPerPoint
    values.displayGamut = .SRGB
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.forceTouchCapability = .unavailable
    values.activeAppearance = .active
    values.preferredContentSizeCategory = .large
    return values
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let known = trait as? any KnownTrait.Type {
        return known.read(self) as? Trait.Value ?? Trait.defaultValue
      }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let known = trait as? any KnownTrait.Type { return known.write(newValue, to: &self) }
      own[ObjectIdentifier(trait)] = OwnTrait(value: newValue) { other in
        guard let new = newValue as? any Equatable else { return false }
        return new.equals(other)
      }
    }
  }

  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    if let known = trait as? any KnownTrait.Type { return known.isSpecified(in: self) }
    return own[ObjectIdentifier(trait)] != nil
  }

  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if let known = trait as? any KnownTrait.Type { return known.remove(from: &self) }
    own[ObjectIdentifier(trait)] = nil
  }

  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// Takes what the other specifies.
  mutating func override(with other: TraitValues) {
    take(\.userInterfaceStyle, of: other)
    take(\.userInterfaceIdiom, of: other)
    take(\.userInterfaceLevel, of: other)
    take(\.layoutDirection, of: other)
    take(\.displayScale, of: other)
    take(\.displayGamut, of: other)
    take(\.horizontalSizeClass, of: other)
    take(\.verticalSizeClass, of: other)
    take(\.accessibilityContrast, of: other)
    take(\.legibilityWeight, of: other)
    take(\.forceTouchCapability, of: other)
    take(\.activeAppearance, of: other)
    take(\.preferredContentSizeCategory, of: other)
    own.merge(other.own) { $1 }
  }

  private static let unspecified = TraitValues()

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, of other: TraitValues
  ) {
    let value = other[keyPath: trait]
    if value != Self.unspecified[keyPath: trait] { self[keyPath: trait] = value }
  }
}

extension TraitValues: Equatable {
  static func == (left: TraitValues, right: TraitValues) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
      && left.userInterfaceIdiom == right.userInterfaceIdiom
      && left.userInterfaceLevel == right.userInterfaceLevel
      && left.layoutDirection == right.layoutDirection
      && left.displayScale == right.displayScale
      && left.displayGamut == right.displayGamut
      && left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
      && left.accessibilityContrast == right.accessibilityContrast
      && left.legibilityWeight == right.legibilityWeight
      && left.forceTouchCapability == right.forceTouchCapability
      && left.activeAppearance == right.activeAppearance
      && left.preferredContentSizeCategory == right.preferredContentSizeCategory
      && left.hasSameOwn(as: right)
  }

  private func hasSameOwn(as other: TraitValues) -> Bool {
    own.count == other.own.count
      && own.allSatisfy { key, trait in other.own[key].map { trait.equals($0.value) } ?? false }
  }
}

extension Equatable {
  /// Whether something whose type is not known is equal to it.
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
