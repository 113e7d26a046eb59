import Foundation

/// What came of asking to be told of changes.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that can be asked to tell of changes of its traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
  /// Calls a closure when one of these traits has changed.
  @discardableResult
  func registerForTraitChanges<Changed>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Changed, _ previousCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Somebody who is told when some traits of an environment change.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let heard: (UITraitCollection) -> Void

  init(_ traits: [UITrait], heard: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.heard) = (traits, heard)
    super.init()
  }

  func tell(_ before: UITraitCollection, _ now: UITraitCollection) {
    guard traits.contains(where: { $0.differs(before, now) }) else { return }
    heard(before)
  }
}

extension UITraitDefinition {
  static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    guard let old = left[Self.self] as? AnyHashable, let new = right[Self.self] as? AnyHashable
    else { return true }
    return old != new
  }
}

extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Changed>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Changed, _ previousCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [unowned self] before in
      if let changed = self as? Changed { handler(changed, before) }
    }
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  /// Traits this view and those within it have instead of what they would inherit.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      ownTraits = newValue as? TraitValues
      traitsMayHaveChanged()
    }
  }
}

extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Changed>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Changed, _ previousCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [unowned self] before in
      if let changed = self as? Changed { handler(changed, before) }
    }
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      ownTraits = newValue as? TraitValues
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }
}
