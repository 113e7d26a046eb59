import Foundation

/// Something whose look can be set for all of its kind at once.
///
/// What is set on what these functions return holds for the views of that kind that come into a
/// window afterwards, where nobody has set it on the view itself.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// Something that looks of its own can be set within.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self {
    AppearanceRules.proxy(AppearanceCondition())
  }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(AppearanceCondition(containers: containerTypes))
  }

  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRules.proxy(AppearanceCondition(trait: trait))
  }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(AppearanceCondition(containers: containerTypes, trait: trait))
  }
}
