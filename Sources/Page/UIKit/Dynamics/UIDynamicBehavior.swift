import CoreGraphics
import Foundation

/// Something that acts on items, or a bundle of such things that a page puts together.
///
/// What the animator's world asks of a behavior stands here, because only what stands in a
/// class's body can be overridden.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called at each step of the animation.
  open var action: (() -> Void)?

  /// The animator it is in, by itself or within another behavior.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    guard (!behavior.withDescendants.contains { $0 === self }) else {
      fatalError("A behavior cannot be within itself.")
    }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    childBehaviors.append(behavior)
    guard let dynamicAnimator else { return }
    behavior.move(to: dynamicAnimator)
    dynamicAnimator.behaviorsChanged()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    guard let dynamicAnimator else { return }
    behavior.move(to: nil)
    dynamicAnimator.behaviorsChanged()
  }

  /// About to be in an animator, or, with none, in no one's any more.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// It and all that is within it, itself first.
  var withDescendants: [UIDynamicBehavior] {
    [self] + childBehaviors.flatMap(\.withDescendants)
  }

  // MARK: In the world

  /// The items the animator moves because of it.
  var movedItems: [UIDynamicItem] { [] }

  /// Whether it may move what rests without anybody having changed anything.
  var isRestless: Bool { false }

  /// All bodies are there: it puts there what it needs besides, once.
  func settle(in world: DynamicsWorld) {}

  /// It or one of its items is no longer there.
  func leave(_ world: DynamicsWorld) {}

  /// The world is about to move on by so many seconds.
  func act(in world: DynamicsWorld, for seconds: Double) {}

  // MARK: Changes

  /// Its items are others than before.
  func itemsChanged() {
    dynamicAnimator?.behaviorsChanged()
  }

  /// It acts otherwise than before, so what rests may no longer.
  func effectChanged(on items: [UIDynamicItem]) {
    dynamicAnimator?.wake(items)
  }
}
