import CoreLocation
import UIKit

extension MKMapView {
  private var projection: MapProjection { MapProjection(region: region, size: bounds.size) }

  /// Where a place is seen.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let point = projection.point(of: coordinate)
    return convert(CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), to: view)
  }

  /// What place is seen at a point.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let own = convert(point, from: view)
    return projection.coordinate(at: CGPoint(x: own.x - bounds.minX, y: own.y - bounds.minY))
  }

  // MARK: Annotations' views

  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    shelf.view(for: annotation)
  }

  /// A view that no annotation needs any more.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? {
    shelf.dequeue(identifier)
  }

  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    shelf.dequeue(identifier, for: annotation)
  }

  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    shelf.register(viewClass, for: identifier)
  }
}

extension MKCoordinateRegion {
  /// The region of some places and a little around them.
  init?(around places: [CLLocationCoordinate2D]) {
    let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(),
      let west = longitudes.min(), let east = longitudes.max()
    else { return nil }
    self.init(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max((north - south) * 1.2, 0.01),
        longitudeDelta: max((east - west) * 1.2, 0.01)))
  }
}
