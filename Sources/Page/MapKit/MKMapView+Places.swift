import CoreLocation
import UIKit

extension MKMapView {
  /// Points of the flat map for each point of the view: the whole region is seen.
  private var scale: Double {
    let (west, east) = (place(0, -0.5), place(0, 0.5))
    let (north, south) = (place(0.5, 0), place(-0.5, 0))
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return 1 }
    let scale = max((east.x - west.x) / size.width, (south.y - north.y) / size.height)
    return scale > 0 ? scale : 1
  }

  /// A place of the region, so many spans from its middle.
  private func place(_ latitudes: Double, _ longitudes: Double) -> MKMapPoint {
    // Where the flat map would have no end.
    let highest = 85.0
    let latitude = region.center.latitude + region.span.latitudeDelta * latitudes
    return MKMapPoint(
      CLLocationCoordinate2D(
        latitude: min(max(latitude, -highest), highest),
        longitude: region.center.longitude + region.span.longitudeDelta * longitudes))
  }

  /// Where a place is seen.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (point, center, scale) = (MKMapPoint(coordinate), place(0, 0), scale)
    let own = CGPoint(
      x: bounds.midX + (point.x - center.x) / scale, y: bounds.midY + (point.y - center.y) / scale)
    return convert(own, to: view)
  }

  /// What place is seen at a point.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let (own, center, scale) = (convert(point, from: view), place(0, 0), scale)
    return MKMapPoint(
      x: center.x + (own.x - bounds.midX) * scale, y: center.y + (own.y - bounds.midY) * scale
    ).coordinate
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
