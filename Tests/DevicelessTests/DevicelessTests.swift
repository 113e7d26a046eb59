import CoreLocation
import Foundation
import MapKit
import MobileCoreServices
import Testing
import UserNotifications

struct DevicelessTests {
  @Test func distancesFollowTheEllipsoid() {
    // Vincenty's own example: Flinders Peak to Buninyong, here on WGS 84.
    let peak = CLLocation(latitude: -37.95103341667, longitude: 144.42486788889)
    let town = CLLocation(latitude: -37.65282113889, longitude: 143.92649552778)
    #expect(abs(peak.distance(from: town) - 54972.271) < 0.01)
    #expect(peak.distance(from: peak) == 0)
  }

  @Test func aCircleHoldsWhatIsNear() {
    let center = CLLocationCoordinate2D(latitude: 59.33, longitude: 18.06)
    let region = CLCircularRegion(center: center, radius: 1000, identifier: "town")
    #expect(region.contains(CLLocationCoordinate2DMake(59.335, 18.06)))
    #expect(!region.contains(CLLocationCoordinate2DMake(59.35, 18.06)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func aRegionInMetresIsThatWide() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
    #expect(abs(region.span.latitudeDelta - 0.01795) < 0.0001)
    #expect(abs(region.span.longitudeDelta - 0.03583) < 0.0001)
  }

  @Test func aMapPointIsTheSamePlace() {
    let place = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
    let again = MKMapPoint(place).coordinate
    #expect(abs(again.latitude - place.latitude) < 1e-9)
    #expect(abs(again.longitude - place.longitude) < 1e-9)
  }

  @Test func notificationsAreKeptAndNotAllowed() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert]) == false)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    #expect((content as UNNotificationContent).title == "Tea")
    #expect(kUTTypeImage as String == "public.image")
  }
}
