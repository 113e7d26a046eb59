import Foundation

/// What has traits: a view, a view controller.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
  /// These traits, but for those that are specified.
  func overridden(by own: TraitValues?) -> UITraitCollection {
    guard let own else { return self }
    var both = values
    both.override(with: own)
    return both == values ? self : UITraitCollection(values: both)
  }
}

extension Optional<TraitValues> {
  /// With a style on top; a style that is not specified takes nothing away.
  func with(_ style: UIUserInterfaceStyle) -> TraitValues? {
    guard style != .unspecified else { return self }
    var values = self ?? TraitValues()
    values.userInterfaceStyle = style
    return values
  }
}
