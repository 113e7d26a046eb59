import CoreGraphics
import Foundation

/// A force that items meet in a region, by where and how fast they are.
@MainActor @preconcurrency
open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItems([])
  private let law: FieldLaw

  init(_ law: FieldLaw, position: CGPoint = .zero, direction: CGVector = .zero) {
    (self.law, self.position, self.direction) = (law, position, direction)
    if case .noise(let smoothness, let speed, _) = law {
      (self.smoothness, animationSpeed) = (smoothness, speed)
    }
    super.init()
  }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { itemsChanged() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { itemsChanged() }
  }

  // MARK: What may change

  open var position: CGPoint {
    didSet { effectChanged(on: list.all) }
  }

  /// About the position; at first everywhere.
  open var region = UIRegion.infinite {
    didSet { effectChanged(on: list.all) }
  }

  open var strength: CGFloat = 1 {
    didSet { effectChanged(on: list.all) }
  }

  /// How fast it becomes weaker with the distance, from the minimum radius on.
  open var falloff: CGFloat = 0 {
    didSet { effectChanged(on: list.all) }
  }

  open var minimumRadius: CGFloat = 1e-4 {
    didSet { effectChanged(on: list.all) }
  }

  open var direction: CGVector {
    didSet { effectChanged(on: list.all) }
  }

  /// From 0, as noisy as can be, to 1.
  open var smoothness: CGFloat = 0 {
    didSet { effectChanged(on: list.all) }
  }

  /// How fast a noise changes; at 0 it stands still.
  open var animationSpeed: CGFloat = 0 {
    didSet { effectChanged(on: list.all) }
  }

  // MARK: In the world

  override var movedItems: [UIDynamicItem] { list.all }

  override var isRestless: Bool {
    guard !list.all.isEmpty else { return false }
    switch law {
    case .noise: return animationSpeed != 0 && strength != 0
    case .custom: return true
    default: return false
    }
  }

  override func act(in world: DynamicsWorld, for seconds: Double) {
    for item in list.all {
      guard let body = world.body(of: item), !body.properties.isAnchored else { continue }
      let offset = CGVector(dx: body.position.x - position.x, dy: body.position.y - position.y)
      guard region.contains(CGPoint(x: offset.dx, y: offset.dy)) else { continue }
      let sample = FieldSample(
        offset: offset, place: body.position, velocity: body.velocity, mass: body.mass,
        charge: body.properties.charge, time: world.time, seconds: seconds)
      apply(law, to: body, sample)
    }
  }

  private func apply(_ law: FieldLaw, to body: DynamicBody, _ sample: FieldSample) {
    let force = law.force(on: sample, in: self)
    guard force.dx.isFinite, force.dy.isFinite else { return }
    if case .velocity = law {
      if body.isAwake { body.set(velocity: force, angularVelocity: body.angularVelocity) }
      return
    }
    if isRestless, force != .zero { body.wake() }
    body.push(force)
  }
}
