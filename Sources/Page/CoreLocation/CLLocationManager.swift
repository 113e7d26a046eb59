import Foundation

/// What a page may know of where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// What went wrong when a place was looked for.
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied
    case network
    case headingFailure
    case regionMonitoringDenied
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult
    case geocodeCanceled
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public let kCLErrorDomain = "kCLErrorDomain"

extension CLError: CustomNSError, LocalizedError {
  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
  }
}

/// Who is told where this is.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// Asks where this is; here nobody knows, and it answers as a device does whose owner said no.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  /// Where this is: nobody knows.
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  public override init() { super.init() }

  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() { NoDevice.say() }
  open func requestAlwaysAuthorization() { NoDevice.say() }
  open func startUpdatingLocation() { fail(.denied) }
  open func stopUpdatingLocation() {}
  open func requestLocation() { fail(.denied) }
  open func startUpdatingHeading() { fail(.headingFailure) }
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() { fail(.denied) }
  open func stopMonitoringSignificantLocationChanges() {}

  private func tellAuthorization() {
    later { manager in
      manager.delegate?.locationManagerDidChangeAuthorization(manager)
      manager.delegate?.locationManager(manager, didChangeAuthorization: .denied)
    }
  }

  private func fail(_ code: CLError.Code) {
    NoDevice.say()
    later { $0.delegate?.locationManager($0, didFailWithError: CLError(code)) }
  }

  private func later(_ action: @escaping (CLLocationManager) -> Void) {
    nonisolated(unsafe) let work = action
    nonisolated(unsafe) weak let manager = self
    DispatchQueue.main.async { if let manager { work(manager) } }
  }
}

/// The one line on the console that says what a page will not find here.
enum NoDevice {
  private static let said: Void = FileHandle.standardError.write(
    Data("CoreLocation: this page runs where nothing knows its location; it is denied.\n".utf8))

  static func say() { _ = said }
}
