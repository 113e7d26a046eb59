import CoreGraphics
import Foundation

extension UIFieldBehavior {
  /// Brakes what moves, the more the faster it is.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Drives items around its position, counterclockwise as it is seen.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Draws items to a point, the heavy ones like the light ones.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    UIFieldBehavior(.radialGravity, position: position)
  }

  /// Lets items fall in a direction, the heavy ones like the light ones.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity, direction: direction)
  }

  /// Gives items a velocity, in points per second, whatever else acts on them.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocity, direction: direction)
  }

  /// Drives items hither and thither.
  public class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.noise(smoothness: smoothness, speed: speed, .evenly))
  }

  /// Drives items hither and thither, the more the faster they are.
  public class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.noise(smoothness: smoothness, speed: speed, .byVelocity))
  }

  /// Draws items back, the more the further away they are.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Drives charged items away, and draws those of the opposite charge.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Bends the way of charged items, counterclockwise as it is seen.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// A force of the page's own: it is given the field, and the item's position, velocity, mass and
  /// charge, and the time step.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }
}
