import CoreGraphics
import Foundation

/// What an interface is shown on and how its reader wants it: light or dark, how many pixels a
/// point has, how much room there is.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Nothing specified.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// Several in one; where two specify the same, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: traitCollections.reduce(into: TraitValues()) { $0.override(with: $1.values) })
  }

  /// What a closure specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().changed(by: mutations))
  }

  /// The same with changes.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  /// The same with one trait replaced.
  open func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[trait]
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  // MARK: Comparing

  /// Whether all that the other specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var both = values
    both.override(with: trait.values)
    return both == values
  }

  /// Whether colours may look different.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
      || values.userInterfaceIdiom != other.userInterfaceIdiom
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.userInterfaceStyle.rawValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: The current one

  /// The traits by which colours that depend on them are chosen now, on this thread.
  open class var current: UITraitCollection {
    get { CurrentTraits.get() ?? .screen }
    set { CurrentTraits.set(newValue) }
  }

  /// Has these traits be the current ones while a closure runs.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = CurrentTraits.get()
    CurrentTraits.set(self)
    defer { CurrentTraits.set(before) }
    actions()
  }
}

/// The current traits of each thread.
enum CurrentTraits {
  private static let key = "UITraitCollection.current"

  static func get() -> UITraitCollection? {
    Thread.current.threadDictionary[key] as? UITraitCollection
  }

  static func set(_ traits: UITraitCollection?) {
    Thread.current.threadDictionary[key] = traits
  }
}
