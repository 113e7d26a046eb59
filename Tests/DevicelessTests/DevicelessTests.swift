import Contacts
import CoreBluetooth
import CoreLocation
import CoreServices
import Foundation
import MapKit
import MobileCoreServices
import Testing
import UniformTypeIdentifiers
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

  @Test func kindsOfFilesKnowWhatTheyAre() throws {
    let picture = try #require(UTType(filenameExtension: "PNG"))
    #expect(picture == .png)
    #expect(picture.conforms(to: .image) && picture.conforms(to: .item))
    #expect(!picture.conforms(to: .text))
    #expect(UTType(mimeType: "audio/mpeg") == .mp3)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    let place = URL(fileURLWithPath: "/a").appendingPathExtension(for: .pdf)
    #expect(place.lastPathComponent == "a.pdf")
  }

  @Test func theirOldFunctionsSayTheSame() {
    let kind = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif", nil)
    #expect(kind?.takeRetainedValue() == kUTTypeGIF)
    #expect(UTTypeConformsTo(kUTTypeGIF, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeGIF))
    let ending = UTTypeCopyPreferredTagWithClass(kUTTypeHTML, kUTTagClassMIMEType)
    #expect(ending?.takeRetainedValue() == "text/html")
  }

  @Test func somebodyIsWrittenDownAndTheBookIsClosed() {
    let friend = CNMutableContact()
    (friend.givenName, friend.familyName) = ("Ada", "Larsson")
    friend.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "08-123"))
    ]
    let kept = friend.copy() as? CNContact
    friend.givenName = "Bo"
    #expect(kept.flatMap { CNContactFormatter.string(from: $0, style: .fullName) } == "Ada Larsson")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    #expect(throws: CNError.self) {
      try CNContactStore().unifiedContact(withIdentifier: "1", keysToFetch: [])
    }
  }

  @Test func numbersOfServicesAreRead() {
    #expect(CBUUID(string: "180D").uuidString == "180D")
    let long = "0000180D-0000-1000-8000-00805F9B34FB"
    #expect(CBUUID(string: long.lowercased()).uuidString == long)
    #expect(CBUUID(string: long) == CBUUID(nsuuid: UUID(uuidString: long)!))
  }
}
