import Foundation

/// A thing of a game, made of components, at most one of each class.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
  private var parts: [GKComponent] = []

  /// The components, in the order in which they were added.
  open var components: [GKComponent] { parts }

  open class var supportsSecureCoding: Bool { true }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    let classes = [NSArray.self, GKComponent.self]
    let parts = coder.decodeObject(of: classes, forKey: "components") as? [GKComponent] ?? []
    for part in parts { addComponent(part) }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(parts as NSArray, forKey: "components")
  }

  /// A new entity with copies of the components.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.instance()
    for part in parts {
      guard let part = part.copy(with: zone) as? GKComponent else { continue }
      copy.addComponent(part)
    }
    return copy
  }

  /// Tells every component that time has passed.
  open func update(deltaTime seconds: TimeInterval) {
    for part in parts { part.update(deltaTime: seconds) }
  }

  /// Adds a component, in place of the one of its class.
  open func addComponent(_ component: GKComponent) {
    guard component.owner !== self else { return }
    component.owner?.removeComponent(of: type(of: component))
    removeComponent(of: type(of: component))
    parts.append(component)
    component.owner = self
    component.didAddToEntity()
  }

  func component(of componentClass: AnyClass) -> GKComponent? {
    parts.first { type(of: $0) == componentClass }
  }

  func removeComponent(of componentClass: AnyClass) {
    guard let component = component(of: componentClass) else { return }
    component.willRemoveFromEntity()
    parts.removeAll { $0 === component }
    component.owner = nil
  }

  private class func instance() -> GKEntity {
    self == GKEntity.self ? GKEntity() : madeDynamically()
  }

  @_silgen_name("lek_entity_make") private static func madeDynamically() -> GKEntity
}

extension GKEntity {
  /// The component of a class, which must be the component's own class and not one above it.
  public func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? {
    component(of: componentClass) as? ComponentType
  }

  /// Takes the component of a class away.
  public func removeComponent<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) {
    removeComponent(of: componentClass)
  }

  @available(*, deprecated, renamed: "component(ofType:)")
  public func componentForClass<ComponentType: GKComponent>(
    _ componentClass: ComponentType.Type
  ) -> ComponentType? {
    component(ofType: componentClass)
  }

  @available(*, deprecated, renamed: "removeComponent(ofType:)")
  public func removeComponentForClass<ComponentType: GKComponent>(
    _ componentClass: ComponentType.Type
  ) {
    removeComponent(ofType: componentClass)
  }

  @available(*, deprecated, renamed: "update(deltaTime:)")
  public func updateWithDeltaTime(_ seconds: TimeInterval) { update(deltaTime: seconds) }
}
