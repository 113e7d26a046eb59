import Foundation

/// A rotation as a quaternion.
public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// The direction that the axes of an attitude are measured from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// How a device is turned.
open class CMAttitude: NSObject {
  public let roll: Double
  public let pitch: Double
  public let yaw: Double

  init(roll: Double, pitch: Double, yaw: Double) {
    (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
  }

  /// The same rotation as a quaternion.
  open var quaternion: CMQuaternion {
    let (cr, sr) = (cos(roll / 2), sin(roll / 2))
    let (cp, sp) = (cos(pitch / 2), sin(pitch / 2))
    let (cy, sy) = (cos(yaw / 2), sin(yaw / 2))
    return CMQuaternion(
      x: cy * sp * cr - sy * cp * sr, y: cy * cp * sr + sy * sp * cr,
      z: sy * cp * cr + cy * sp * sr, w: cy * cp * cr - sy * sp * sr)
  }
}

/// How a device is turned and moved.
open class CMDeviceMotion: CMLogItem {
  public let attitude: CMAttitude
  public let rotationRate: CMRotationRate
  public let gravity: CMAcceleration
  public let userAcceleration: CMAcceleration

  init(attitude: CMAttitude, gravity: CMAcceleration, timestamp: TimeInterval) {
    (self.attitude, self.gravity) = (attitude, gravity)
    (rotationRate, userAcceleration) = (CMRotationRate(), CMAcceleration())
    super.init(timestamp: timestamp)
  }
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// No measurement comes, and the console says so once.
extension CMMotionManager {
  public var deviceMotion: CMDeviceMotion? { nil }
  public var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  public func startDeviceMotionUpdates() { NoDevice.say() }

  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    NoDevice.say()
  }

  public func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    NoDevice.say()
  }

  public func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    NoDevice.say()
  }

  public func stopDeviceMotionUpdates() {}
}
