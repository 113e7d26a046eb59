@_implementationOnly import CPageRuntime

/// A number that any thread may look at while another changes it.
final class SharedNumber {
  private let place = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)

  init() { place.initialize(to: 0) }
  deinit { place.deallocate() }

  var value: UInt64 {
    get { lek_shared_load(place) }
    set { lek_shared_store(place, newValue) }
  }
}
