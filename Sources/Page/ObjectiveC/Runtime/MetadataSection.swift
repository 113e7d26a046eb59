/// The tables that an image brings for the Swift runtime, in the layout that the Swift ABI fixes.
///
/// A version, the image's base and two words for the runtime come before the sections; each section is
/// where it begins and how long it is.
enum MetadataSection: Int {
  case conformances = 6
  case types = 8

  /// The section of every image that has one, in the order in which they were loaded.
  static func all(_ section: MetadataSection) -> [UnsafeRawBufferPointer] {
    var found = Found(word: section.rawValue)
    withUnsafeMutablePointer(to: &found) { found in
      enumerateSections(
        { sections, context in
          let found = context!.assumingMemoryBound(to: Found.self)
          if let records = MetadataSection.records(of: sections, found.pointee.word) {
            found.pointee.sections.append(records)
          }
          return true
        }, found)
    }
    return found.sections
  }

  private struct Found {
    var word: Int
    var sections: [UnsafeRawBufferPointer] = []
  }

  private static func records(
    of sections: UnsafeRawPointer, _ index: Int
  ) -> UnsafeRawBufferPointer? {
    let word = MemoryLayout<UInt>.size
    let start = sections.load(fromByteOffset: word * index, as: UInt.self)
    let length = sections.load(fromByteOffset: word * (index + 1), as: UInt.self)
    guard start != 0, length > 0, length < 1 << 30 else { return nil }
    return UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: Int(length))
  }
}

/// Places that are written as the way from where they are written.
enum RelativePointer {
  static func resolve(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// The same, where the lowest bit says that a pointer lies at that place.
  static func resolveIndirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    let way = Int(place.load(as: Int32.self))
    let found = place + (way & ~1)
    return way & 1 == 0 ? found : found.load(as: UnsafeRawPointer.self)
  }

  /// The same, where the two lowest bits say what kind of place it is, and 1 is a pointer.
  static func resolveMarked(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    let way = Int(place.load(as: Int32.self))
    let found = place + (way & ~3)
    return way & 3 == 1 ? found.load(as: UnsafeRawPointer.self) : found
  }

  /// The type that a descriptor describes; it is not generic.
  static func type(of descriptor: UnsafeRawPointer) -> Any.Type {
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(resolve(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
