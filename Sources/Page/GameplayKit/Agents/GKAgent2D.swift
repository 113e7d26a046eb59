import Foundation

/// An agent on a plane.
open class GKAgent2D: GKAgent {
  /// Where the agent is.
  open var position: vector_float2 {
    get { SIMD2(place.x, place.y) }
    set { place = SIMD3(newValue, 0) }
  }

  /// Where the agent goes, and how fast.
  open var velocity: vector_float2 { SIMD2(motion.x, motion.y) }

  /// Where the agent looks, as an angle from the x axis toward the y axis.
  open var rotation: Float {
    get { atan2(heading.y, heading.x) }
    set {
      let speed = simd_length(motion)
      heading = SIMD3(cos(newValue), sin(newValue), 0)
      motion = heading * speed
    }
  }

  open override func update(deltaTime seconds: TimeInterval) { move(for: seconds) }
}
