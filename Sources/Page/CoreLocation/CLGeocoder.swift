import Foundation

/// What a geocoder answers with.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the place of an address, or the address of a place. Both are known to a server alone, so that
/// it answers as a device does that has no network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  private var request: Request?

  private final class Request {}

  public override init() { super.init() }

  /// Whether an answer is still to come.
  open var isGeocoding: Bool { request != nil }

  open func cancelGeocode() { request = nil }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { refuse(completionHandler) }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Answers in a turn of its own, with the words of a request that was cancelled where it was.
  private func refuse(_ answer: @escaping CLGeocodeCompletionHandler) {
    let own = Request()
    request = own
    nonisolated(unsafe) let tell = answer
    DispatchQueue.main.async { [self] in
      let isAwaited = request === own
      if isAwaited { request = nil }
      tell(nil, CLError(isAwaited ? .network : .geocodeCanceled))
    }
  }
}
