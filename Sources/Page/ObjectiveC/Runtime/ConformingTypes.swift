/// The types of everything that is loaded that conform to one protocol.
struct ConformingTypes {
  private let wanted: Any.Type
  private var imagesRead = 0

  init(to wanted: Any.Type) {
    self.wanted = wanted
  }

  /// All of the types, or nil if nothing was loaded since the last call.
  mutating func readIfMoreIsLoaded() -> [Any.Type]? {
    let images = ConformanceRecords.images()
    guard images.count != imagesRead else { return nil }
    imagesRead = images.count
    return images.flatMap { $0.types(conformingTo: wanted) }
  }
}
