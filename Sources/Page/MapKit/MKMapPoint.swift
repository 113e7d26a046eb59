import CoreLocation
import Foundation

/// A place on the flat map of the whole earth, after Mercator.
public struct MKMapPoint: Sendable {
  /// How wide and high the whole map is.
  static let width = 268_435_456.0

  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(coordinate.latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.width
  }

  public var coordinate: CLLocationCoordinate2D {
    let height = .pi * (1 - 2 * y / Self.width)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height)) * 180 / .pi, longitude: x / Self.width * 360 - 180)
  }

  /// The shortest way over the ground, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D {
  point.coordinate
}
