import Foundation

/// The components of one class, of many entities, which are told of time together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject, Sequence {
  private var members: [ComponentType] = []

  /// The class whose components can be in this system.
  public let componentClass: AnyClass

  /// The components, in the order in which they were added.
  open var components: [ComponentType] { members }

  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  /// The same by another name, for when the type of the components is not said.
  convenience init(holding cls: AnyClass) { self.init(componentClass: cls) }

  open subscript(idx: Int) -> ComponentType { members[idx] }

  /// Adds a component; one of another class ends the program.
  open func addComponent(_ component: ComponentType) {
    guard isMember(component) else {
      fatalError("A component system of \(componentClass) cannot hold a \(type(of: component)).")
    }
    guard !members.contains(where: { $0 === component }) else { return }
    members.append(component)
  }

  /// Adds the entity's component of this class, if it has one.
  open func addComponent(foundIn entity: GKEntity) {
    if let component = component(of: entity) { addComponent(component) }
  }

  open func removeComponent(_ component: ComponentType) {
    members.removeAll { $0 === component }
  }

  /// Takes the entity's component of this class away, if it is here.
  open func removeComponent(foundIn entity: GKEntity) {
    if let component = component(of: entity) { removeComponent(component) }
  }

  /// Tells every component that time has passed.
  open func update(deltaTime seconds: TimeInterval) {
    for component in members { component.update(deltaTime: seconds) }
  }

  open func classForGenericArgument(at index: Int) -> AnyClass { componentClass }

  public func makeIterator() -> IndexingIterator<[ComponentType]> { members.makeIterator() }

  private func component(of entity: GKEntity) -> ComponentType? {
    (entity.component(of: componentClass) ?? entity.components.first(where: isMember))
      as? ComponentType
  }

  private func isMember(_ component: GKComponent) -> Bool {
    var type: AnyClass? = type(of: component)
    while let current = type {
      if current == componentClass { return true }
      type = _getSuperclass(current)
    }
    return false
  }
}

extension GKComponentSystem where ComponentType == GKComponent {
  /// A system whose type of components is not said in angle brackets.
  public convenience init(componentClass cls: AnyClass) { self.init(holding: cls) }
}

extension GKComponentSystem {
  @available(*, deprecated, renamed: "addComponent(foundIn:)")
  public func addComponentWithEntity(_ entity: GKEntity) { addComponent(foundIn: entity) }

  @available(*, deprecated, renamed: "removeComponent(foundIn:)")
  public func removeComponentWithEntity(_ entity: GKEntity) { removeComponent(foundIn: entity) }

  @available(*, deprecated, renamed: "update(deltaTime:)")
  public func updateWithDeltaTime(_ seconds: TimeInterval) { update(deltaTime: seconds) }
}
