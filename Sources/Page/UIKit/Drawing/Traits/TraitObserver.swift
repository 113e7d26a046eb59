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

  /// Calls a target's method with the environment and the traits before.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Calls a method of the environment itself.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Somebody who is told when some traits of an environment change.
@MainActor
private final class TraitObserver: NSObject, UITraitChangeRegistration {
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

/// All who want to be told of one environment's traits; they do not keep it alive.
@MainActor
struct TraitObservers {
  private var list: [TraitObserver] = []

  nonisolated init() {}

  func tell(_ before: UITraitCollection, _ now: UITraitCollection) {
    for observer in list { observer.tell(before, now) }
  }

  mutating func add<Changed>(
    _ traits: [UITrait], to environment: AnyObject,
    handler: @escaping (Changed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [unowned environment] before in
      if let changed = environment as? Changed { handler(changed, before) }
    }
    list.append(observer)
    return observer
  }

  mutating func add(
    _ traits: [UITrait], to environment: AnyObject, _ receiver: TargetAction
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [unowned environment] before in
      receiver.send(from: environment, event: before)
    }
    list.append(observer)
    return observer
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    list.removeAll { $0 === registration }
  }
}

extension UITraitDefinition {
  static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    guard let old = left[Self.self] as? AnyHashable, let new = right[Self.self] as? AnyHashable
    else { return true }
    return old != new
  }
}
