import CoreGraphics
import Foundation
@_spi(Properties) import ObjectiveC

extension CALayer {
  /// The value under a name no layer knows: of a property of the page's class, or kept by this name.
  func ownValue(_ name: String) -> Any? {
    if let property = declaredProperty(name) { return property.value(of: self) }
    return keptValue(name)
  }

  func keptValue(_ name: String) -> Any? {
    extraValues[name] ?? styled(name) ?? type(of: self).defaultValue(forKey: name)
  }

  /// Sets the value under such a name; a property with a setter is the page's own matter.
  func setOwnValue(_ value: Any?, _ name: String) {
    guard let property = declaredProperty(name) else { return keep(value, name) }
    if property.hasAccessors, property.set(value, of: self) { return }
    changeOwnValue(name) {
      if !property.set(value, of: self) { extraValues[name] = value }
    }
  }

  /// Keeps a value by its name, and lets what belongs to the change happen.
  func keep(_ value: Any?, _ name: String) {
    changeOwnValue(name) { extraValues[name] = value }
  }

  private func changeOwnValue(_ name: String, _ store: () -> Void) {
    // What is only a picture of a layer has no actions.
    guard shownLayer == nil else { return store() }
    // The action is asked for while the old value is there.
    let action = isSilent ? nil : action(forKey: name)
    let shown = action.flatMap { _ in shownOwnValue(name) }
    store()
    CATransaction.noteChange(of: self)
    if type(of: self).needsDisplay(forKey: name) { setNeedsDisplay() }
    guard let action else { return }
    guard let shown else { return action.run(forKey: name, object: self, arguments: nil) }
    LayerChange(layer: self, shown: shown).perform {
      action.run(forKey: name, object: self, arguments: nil)
    }
  }

  private func shownOwnValue(_ name: String) -> LayerValue? {
    shownValues(at: CACurrentMediaTime()).ownValues[name] ?? LayerValue(own: ownValue(name))
  }

  /// Puts a value that an animation has now into the layer that stands for what is seen.
  func showOwnValue(_ value: LayerValue, _ name: String) {
    if let property = declaredProperty(name), property.set(value.boxed, of: self) { return }
    extraValues[name] = value.boxed
  }

  private func declaredProperty(_ name: String) -> DeclaredProperty? {
    DeclaredProperties.property(named: name, of: self)
  }
}

/// The properties of pages' layer classes, by class and name: found once.
private enum DeclaredProperties {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var name: String
  }

  nonisolated(unsafe) private static var known: [Key: DeclaredProperty?] = [:]

  static func property(named name: String, of layer: CALayer) -> DeclaredProperty? {
    let key = Key(type: ObjectIdentifier(type(of: layer)), name: name)
    if let property = known[key] { return property }
    let property = DeclaredProperty(named: name, of: layer, below: layer.ownClass)
    known[key] = .some(property)
    return property
  }
}

extension CALayer {
  /// The class of ours that the layer's is made from, or is.
  fileprivate var ownClass: AnyClass {
    var type: AnyClass = type(of: self)
    while !String(reflecting: type).hasPrefix("QuartzCore."),
      let parent = _getSuperclass(type)
    {
      type = parent
    }
    return type
  }
}

@_spi(Properties) extension CALayer: ManagedPropertyStore {
  public func managedValue(named name: String) -> Any? { keptValue(name) }

  public func setManagedValue(_ value: Any?, named name: String) {
    keep(value, name)
  }
}

@_spi(Properties) extension CAAnimation: ManagedPropertyStore {
  public func managedValue(named name: String) -> Any? {
    extraValues[name] ?? type(of: self).defaultValue(forKey: name)
  }

  public func setManagedValue(_ value: Any?, named name: String) {
    extraValues[name] = value
  }
}
