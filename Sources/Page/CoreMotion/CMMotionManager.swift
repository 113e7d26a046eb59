@_exported import Foundation

/// An acceleration, in units of the earth's.
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turning, in radians a second.
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measurement, with its time.
open class CMLogItem: NSObject {
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// A measured acceleration.
open class CMAccelerometerData: CMLogItem {
  public let acceleration: CMAcceleration
  init(acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// A measured turning.
open class CMGyroData: CMLogItem {
  public let rotationRate: CMRotationRate
  init(rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

public let CMErrorDomain = "CMErrorDomain"

/// Measures how a device moves; here there is none, and every measurement is missing.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }

  public override init() { super.init() }

  open func startAccelerometerUpdates() { NoDevice.say() }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    NoDevice.say()
  }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { NoDevice.say() }
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    NoDevice.say()
  }
  open func stopGyroUpdates() {}
}

/// The one line on the console that says what a page will not find here.
enum NoDevice {
  private static let said: Void = FileHandle.standardError.write(
    Data("CoreMotion: this page runs where nothing measures motion; no measurement comes.\n".utf8))

  static func say() { _ = said }
}
