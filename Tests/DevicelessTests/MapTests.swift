import CoreBluetooth
import CoreLocation
import Foundation
import MapKit
import Testing

private final class Guide: MKMapViewDelegate {
  var pins: [MKAnnotationView] = []
  var selected: [String] = []

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
      ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    view.annotation = annotation
    view.canShowCallout = true
    return view
  }

  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { pins += views }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    selected.append(view.annotation?.title ?? "")
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    selected.append("-" + (view.annotation?.title ?? ""))
  }
}

private final class Beacon: CBPeripheralManagerDelegate {
  var states: [CBManagerState] = []

  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
    states.append(peripheral.state)
  }
}

@MainActor
struct MapTests {
  private func map() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    return map
  }

  private func place(_ longitude: Double, _ title: String) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: 0, longitude: longitude), title: title)
  }

  @Test func anAnnotationStandsAtItsPlace() throws {
    let (map, guide) = (map(), Guide())
    map.delegate = guide
    let town = place(10.5, "Town")
    map.addAnnotation(town)
    map.layoutIfNeeded()
    let pin = try #require(map.view(for: town))
    #expect(guide.pins == [pin] && pin is MKPinAnnotationView)
    #expect(abs(pin.center.x - 150) < 0.1 && abs(pin.frame.maxY - 100) < 0.1)
    map.region.center.longitude = 10.5
    map.layoutIfNeeded()
    #expect(abs(pin.center.x - 100) < 0.1)
    let seen = map.convert(CGPoint(x: 150, y: 100), toCoordinateFrom: map)
    #expect(abs(seen.longitude - 11) < 1e-3 && abs(seen.latitude) < 1e-6)
  }

  @Test func viewsAreUsedAgain() throws {
    let (map, guide) = (map(), Guide())
    map.delegate = guide
    let (first, second) = (place(10, "First"), place(9.5, "Second"))
    map.addAnnotation(first)
    map.layoutIfNeeded()
    let pin = try #require(map.view(for: first))
    map.removeAnnotation(first)
    #expect(pin.superview == nil && map.annotations.isEmpty)
    map.addAnnotation(second)
    map.layoutIfNeeded()
    #expect(map.view(for: second) === pin)
  }

  @Test func oneIsSelectedAtATime() {
    let (map, guide) = (map(), Guide())
    map.delegate = guide
    let (first, second) = (place(10, "First"), place(9.5, "Second"))
    map.addAnnotations([first, second])
    map.selectAnnotation(first, animated: false)
    map.selectAnnotation(second, animated: false)
    map.deselectAnnotation(second, animated: false)
    #expect(guide.selected == ["First", "-First", "Second", "-Second"])
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func withoutADelegateAMarkerStandsThere() {
    let map = map()
    let town = place(10, "Town")
    map.showAnnotations([town, place(12, "Village")], animated: false)
    map.layoutIfNeeded()
    #expect(map.view(for: town) is MKMarkerAnnotationView)
    #expect(abs(map.region.center.longitude - 11) < 1e-9)
  }

  @Test func noServerAnswers() async throws {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "tea"
    let error = await withCheckedContinuation { waiting in
      MKLocalSearch(request: request).start { response, error in
        waiting.resume(returning: response == nil ? error as? MKError : nil)
      }
    }
    #expect(error == MKError(.serverFailure))
    let geocoder = CLGeocoder()
    let refused = await withCheckedContinuation { waiting in
      geocoder.geocodeAddressString("High Street 1") { places, error in
        waiting.resume(returning: places == nil ? error as? CLError : nil)
      }
    }
    #expect(refused == CLError(.network) && !geocoder.isGeocoding)
    let cancelled = await withCheckedContinuation { waiting in
      geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
        waiting.resume(returning: error as? CLError)
      }
      geocoder.cancelGeocode()
    }
    #expect(cancelled == CLError(.geocodeCanceled))
  }

  @Test func aPeripheralHasNoRadio() async {
    let (beacon, queue) = (Beacon(), DispatchQueue(label: "radio"))
    let manager = CBPeripheralManager(delegate: beacon, queue: queue)
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil,
      permissions: .readable)
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    service.characteristics = [value]
    manager.add(service)
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(beacon.states == [.unsupported] && !manager.isAdvertising)
    #expect(value.service === service && service.isPrimary)
    #expect(!manager.updateValue(Data([1]), for: value, onSubscribedCentrals: nil))
  }
}
