import Foundation

/// A part of an entity: one thing it has or can do.
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
  weak var owner: GKEntity?

  /// The entity this is a part of.
  open var entity: GKEntity? { owner }

  open class var supportsSecureCoding: Bool { true }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  /// A new component of the same class, made by its `init()`; a subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any { Self.instance() }

  /// Time has passed.
  open func update(deltaTime seconds: TimeInterval) {}

  /// An entity has got this component.
  open func didAddToEntity() {}

  /// The entity is about to lose this component.
  open func willRemoveFromEntity() {}

  private class func instance() -> GKComponent {
    self == GKComponent.self ? GKComponent() : madeDynamically()
  }

  @_silgen_name("lek_component_make") private static func madeDynamically() -> GKComponent
}

extension GKComponent {
  @available(*, deprecated, renamed: "update(deltaTime:)")
  public func updateWithDeltaTime(_ seconds: TimeInterval) { update(deltaTime: seconds) }
}
