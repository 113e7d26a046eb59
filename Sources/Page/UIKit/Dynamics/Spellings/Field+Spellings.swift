// How Swift 2 called what fields and regions have.

import CoreGraphics
import Foundation

extension UIFieldBehavior {
  @available(*, deprecated, renamed: "radialGravityField(position:)")
  public class func radialGravityFieldWithPosition(_ position: CGPoint) -> UIFieldBehavior {
    radialGravityField(position: position)
  }

  @available(*, deprecated, renamed: "linearGravityField(direction:)")
  public class func linearGravityFieldWithVector(_ direction: CGVector) -> UIFieldBehavior {
    linearGravityField(direction: direction)
  }

  @available(*, deprecated, renamed: "velocityField(direction:)")
  public class func velocityFieldWithVector(_ direction: CGVector) -> UIFieldBehavior {
    velocityField(direction: direction)
  }

  @available(*, deprecated, renamed: "noiseField(smoothness:animationSpeed:)")
  public class func noiseFieldWithSmoothness(
    _ smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }

  @available(*, deprecated, renamed: "turbulenceField(smoothness:animationSpeed:)")
  public class func turbulenceFieldWithSmoothness(
    _ smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    turbulenceField(smoothness: smoothness, animationSpeed: speed)
  }

  @available(*, deprecated, renamed: "field(evaluationBlock:)")
  public class func fieldWithEvaluationBlock(
    _ block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    field(evaluationBlock: block)
  }
}

extension UIRegion {
  @available(*, deprecated, renamed: "getter:infinite()")
  public class func infiniteRegion() -> UIRegion { infinite }

  @available(*, deprecated, renamed: "inverse()")
  public func inverseRegion() -> UIRegion { inverse() }

  @available(*, deprecated, renamed: "union(with:)")
  public func regionByUnionWithRegion(_ region: UIRegion) -> UIRegion { union(with: region) }

  @available(*, deprecated, renamed: "difference(from:)")
  public func regionByDifferenceFromRegion(_ region: UIRegion) -> UIRegion {
    difference(from: region)
  }

  @available(*, deprecated, renamed: "intersection(with:)")
  public func regionByIntersectionWithRegion(_ region: UIRegion) -> UIRegion {
    intersection(with: region)
  }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsPoint(_ point: CGPoint) -> Bool { contains(point) }
}
