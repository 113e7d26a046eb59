import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A square room of 400 points on a stage, with an animator, and a clock moved by frames.
@MainActor
final class DynamicsStage {
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let animator: UIDynamicAnimator
  private let stage: TestStage

  private init(_ stage: TestStage) {
    self.stage = stage
    animator = UIDynamicAnimator(referenceView: room)
    stage.stage.show(room)
    stage.begin()
  }

  static func run(_ test: (DynamicsStage) throws -> Void) rethrows {
    try TestStage.run { stage in
      // Frames are at whole sixtieths; between them it is plain which have passed.
      stage.advance(by: 0.005)
      try test(DynamicsStage(stage))
    }
  }

  /// Moves on to just after the next frame, so many times.
  func pass(frames: Int) {
    for _ in 0..<frames { stage.advance(by: 1 / 60.0) }
  }

  func pass(seconds: Double) {
    pass(frames: Int((seconds * 60).rounded()))
  }

  func addBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100)
    -> UIView
  {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    room.addSubview(box)
    return box
  }

  /// Boxes that fall and hit each other and the room.
  func drop(_ items: [UIView]) -> UICollisionBehavior {
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    return collision
  }

  /// Whether a value is what it should be to a hundredth.
  static func isNear(_ value: CGFloat, _ wanted: CGFloat) -> Bool {
    abs(value - wanted) <= abs(wanted) / 100
  }
}

/// An outline of its own.
final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
