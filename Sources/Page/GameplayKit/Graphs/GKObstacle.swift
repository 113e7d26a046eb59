import Foundation

/// Something in the way.
open class GKObstacle: NSObject {
  public override init() { super.init() }
}

/// A round thing on a plane.
open class GKCircleObstacle: GKObstacle {
  open var radius: Float
  /// The middle.
  open var position = vector_float2()

  public init(radius: Float) {
    self.radius = radius
    super.init()
  }
}

/// A ball in space.
open class GKSphereObstacle: GKObstacle {
  open var radius: Float
  /// The middle.
  open var position = vector_float3()

  public init(radius: Float) {
    self.radius = radius
    super.init()
  }
}
