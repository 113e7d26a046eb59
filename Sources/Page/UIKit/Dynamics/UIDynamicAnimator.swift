import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Moves items as its behaviors say, one step before each frame, and rests when they do.
///
/// Items are read when their first behavior comes, and written after each step, never animated.
/// Whatever a page changes in its behaviors takes effect with the next step.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates all is said.
  open private(set) weak var referenceView: UIView?

  open weak var delegate: UIDynamicAnimatorDelegate?

  /// Those that were added to it, in that order, without those within them.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Whether something moves.
  open private(set) var isRunning = false

  let world = DynamicsWorld()
  private let frames = DynamicsFrames()

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    frames.animator = self
    DynamicRooms.add(self)
  }

  /// For items that are no views.
  public override init() {
    super.init()
    frames.animator = self
  }

  deinit {
    frames.end()
  }

  // MARK: Behaviors

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsChanged()
  }

  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.move(to: nil) }
    behaviorsChanged()
  }

  func behaviorsChanged() {
    world.update(to: allBehaviors)
    run()
  }

  /// Each once, those within others behind these.
  private var allBehaviors: [UIDynamicBehavior] {
    var known: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.withDescendants).filter {
      known.insert(ObjectIdentifier($0)).inserted
    }
  }

  // MARK: Items

  /// The items that lie at least partly within a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { $0.surroundings.intersects(rect) }
  }

  /// The item is where, as it is, and as large as it says; its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = world.body(of: item) else { return }
    body.readItem()
    run()
  }

  func wake(_ items: [UIDynamicItem]) {
    for item in items { world.body(of: item)?.wake() }
    run()
  }

  /// Boundaries may follow the reference view's bounds.
  func roomChanged() {
    wake(world.bodies.map(\.item))
  }

  // MARK: Running

  /// How long things have been moving, without the pauses.
  open var elapsedTime: TimeInterval { world.time }

  private func run() {
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    frames.begin()
  }

  private func pause() {
    isRunning = false
    frames.end()
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// So many frames have gone by since the last step.
  func step(frames count: Int) {
    for _ in 0..<count { world.advance() }
    UIView.performWithoutAnimation { world.writeItems() }
    world.tellContacts()
    for behavior in allBehaviors { behavior.action?() }
    if isRunning, world.isAtRest { pause() }
  }
}
