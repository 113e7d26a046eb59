import Foundation

/// A place by its names: its street, its town, its country.
open class CLPlacemark: NSObject {
  private let place: CLLocation?

  /// A place of which nothing but where it is is known.
  @_spi(MapKit) public init(at place: CLLocation?) {
    self.place = place
  }

  public init(placemark: CLPlacemark) {
    place = placemark.location
  }

  open var location: CLLocation? { place }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
}
