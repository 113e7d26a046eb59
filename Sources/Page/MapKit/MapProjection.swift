import CoreGraphics
import CoreLocation

/// Where places of a region are seen in a view of a size: the whole region is seen.
struct MapProjection {
  let region: MKCoordinateRegion
  let size: CGSize

  /// Points of the flat map for each point of the view.
  private var scale: Double {
    let (west, east) = (place(0, -0.5), place(0, 0.5))
    let (north, south) = (place(0.5, 0), place(-0.5, 0))
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

  func point(of coordinate: CLLocationCoordinate2D) -> CGPoint {
    let (point, center, scale) = (MKMapPoint(coordinate), place(0, 0), scale)
    return CGPoint(
      x: size.width / 2 + (point.x - center.x) / scale,
      y: size.height / 2 + (point.y - center.y) / scale)
  }

  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
    let (center, scale) = (place(0, 0), scale)
    return MKMapPoint(
      x: center.x + (point.x - size.width / 2) * scale,
      y: center.y + (point.y - size.height / 2) * scale
    ).coordinate
  }
}
