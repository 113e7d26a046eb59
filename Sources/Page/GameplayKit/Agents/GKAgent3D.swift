import Foundation

/// An agent in space.
open class GKAgent3D: GKAgent {
  /// Where the agent is.
  open var position: vector_float3 {
    get { place }
    set { place = newValue }
  }

  /// Where the agent goes, and how fast.
  open var velocity: vector_float3 { motion }

  /// Whether the z axis comes toward the reader, when x goes right and y goes up.
  open var rightHanded = true

  /// The agent's own axes: forward, up, and to its side.
  open var rotation: matrix_float3x3 {
    get {
      let pole = Swift.abs(heading.y) < 0.999 ? SIMD3<Float>(0, 1, 0) : SIMD3<Float>(1, 0, 0)
      let side = simd_normalize(simd_cross(heading, pole)) * (rightHanded ? 1 : -1)
      let up = simd_normalize(simd_cross(side, heading)) * (rightHanded ? 1 : -1)
      return matrix_float3x3(heading, up, side)
    }
    set {
      let speed = simd_length(motion)
      let forward = newValue.columns.0.direction
      if forward != SIMD3() { heading = forward }
      motion = heading * speed
    }
  }

  open override func update(deltaTime seconds: TimeInterval) { move(for: seconds) }
}
