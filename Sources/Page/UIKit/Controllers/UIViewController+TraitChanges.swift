import Foundation

extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Changed>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Changed, _ previousCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits, to: self, handler: handler)
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits, to: self, TargetAction(target: target, action: action))
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  /// Traits this controller and its children have instead of what they would inherit.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      ownTraits = newValue as? TraitValues
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }
}
