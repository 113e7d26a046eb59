import CoreLocation
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import MapKit

/// A map of SwiftUI on its field.
@MainActor
struct MapViewTests {
  private struct Town: Identifiable {
    let id: Int
    let place: CLLocationCoordinate2D
  }

  private let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
    span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))

  private func shown<V: View>(_ view: V) -> [UIView] {
    let controller = UIHostingController(rootView: view.frame(width: 200, height: 200))
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    controller.view.layoutIfNeeded()
    return views(in: controller.view)
  }

  private func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(in: $0) }
  }

  @Test func aMapTakesItsRegion() throws {
    let map = try #require(
      shown(Map(coordinateRegion: .constant(region))).lazy.compactMap { $0 as? MKMapView }.first)
    #expect(map.bounds.size == CGSize(width: 200, height: 200))
    #expect(map.region.center.longitude == 10 && map.region.span.latitudeDelta == 10)
  }

  @Test func annotationsStandWithTheirAnchorAtTheirPlaces() throws {
    let towns = [
      Town(id: 1, place: CLLocationCoordinate2D(latitude: 0, longitude: 10)),
      Town(id: 2, place: CLLocationCoordinate2D(latitude: 0, longitude: 15)),
    ]
    let map = Map(coordinateRegion: .constant(region), annotationItems: towns) { town in
      MapAnnotation(coordinate: town.place, anchorPoint: CGPoint(x: 0, y: 1)) {
        Color.red.frame(width: 20, height: 10)
      }
    }
    let host = UIHostingController(rootView: map.frame(width: 200, height: 200))
    host.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    host.view.layoutIfNeeded()
    let red = UIColor.systemRed.resolvedColor(with: host.view.traitCollection)
    let frames = views(in: host.view).filter { $0.backgroundColor == red }
      .map { $0.convert($0.bounds, to: host.view) }
    #expect(frames.map { $0.minX.rounded() } == [100, 200])
    #expect(frames.map(\.maxY) == [100, 100])
  }

  @Test func aPointOfTheMapIsAPlaceAndBack() {
    let projection = MapProjection(region: region, size: CGSize(width: 200, height: 200))
    let place = CLLocationCoordinate2D(latitude: 3, longitude: 12)
    let back = projection.coordinate(at: projection.point(of: place))
    #expect(abs(back.latitude - 3) < 1e-9 && abs(back.longitude - 12) < 1e-9)
  }
}
