/// A class, or an extension of one, that has `initialize()`: Objective-C's runtime called that by
/// itself. The dialect gives each such a type.
public protocol ClassInitializer {
  @MainActor static func initializeClass()
}

/// Calls what initializes the classes of a page's modules, each once, before the page's first line.
@_spi(Classes) public enum ClassInitializers {
  nonisolated(unsafe) private static var known = ConformanceRecords.images().count

  /// Remembers what is loaded before a page is: nothing in it has such a method.
  public static func prepare() { _ = known }

  @MainActor public static func run() {
    let images = ConformanceRecords.images()
    let new = images.dropFirst(known)
    known = images.count
    for image in new {
      for type in image.types(conformingTo: (any ClassInitializer).self) {
        (type as? any ClassInitializer.Type)?.initializeClass()
      }
    }
  }
}
