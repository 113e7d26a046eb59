import Foundation

/// The table of protocol conformances of one loaded image, in the layout that the Swift ABI fixes.
struct ConformanceRecords {
  private let records: UnsafeRawBufferPointer

  /// Those of everything that is loaded.
  static func images() -> [ConformanceRecords] {
    var images: [ConformanceRecords] = []
    withUnsafeMutablePointer(to: &images) { images in
      enumerateSections(
        { sections, context in
          let found = context!.assumingMemoryBound(to: [ConformanceRecords].self)
          if let records = ConformanceRecords(sections) { found.pointee.append(records) }
          return true
        }, images)
    }
    return images
  }

  /// A version, the image's base and a word for the runtime come before the sections; each section
  /// is where it begins and how long it is. Protocols are the first, conformances the second.
  private init?(_ sections: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    let start = sections.load(fromByteOffset: word * 6, as: UInt.self)
    let length = sections.load(fromByteOffset: word * 7, as: UInt.self)
    guard start != 0, length > 0, length < 1 << 30 else { return nil }
    records = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: start), count: Int(length))
  }

  /// The types that conform to a protocol; generic ones are left out.
  func types(conformingTo type: Any.Type) -> [Any.Type] {
    guard let wanted = ProtocolDescriptor.of(type) else { return [] }
    var types: [Any.Type] = []
    for offset in stride(from: 0, to: records.count - 3, by: 4) {
      let record = Self.resolve(records.baseAddress! + offset)
      let descriptor = Self.resolveIndirectable(record)
      guard descriptor == wanted else { continue }
      let flags = (record + 12).load(as: UInt32.self)
      if let type = Self.type(record + 4, kind: (flags >> 3) & 7) { types.append(type) }
    }
    return types
  }

  /// Kind 0 is a type's descriptor, kind 1 one behind a pointer.
  private static func type(_ reference: UnsafeRawPointer, kind: UInt32) -> Any.Type? {
    let descriptor: UnsafeRawPointer
    switch kind {
    case 0: descriptor = resolve(reference)
    case 1: descriptor = resolve(reference).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    if isGeneric { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(resolve(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// A place that is written as the way from here.
  private static func resolve(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// The same, where the lowest bit says that a pointer lies at that place.
  private static func resolveIndirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    let way = Int(place.load(as: Int32.self))
    let found = place + (way & ~1)
    return way & 1 == 0 ? found : found.load(as: UnsafeRawPointer.self)
  }
}

/// A protocol, as the runtime knows it.
enum ProtocolDescriptor {
  /// Whether a type conforms to all protocols of an existential type.
  static func conformance(of type: Any.Type, to existential: Any.Type) -> Bool {
    guard let wanted = of(existential) else { return false }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return findConformance(metadata, wanted) != nil
  }

  /// An existential type's metadata: its kind, flags, the number of protocols, the protocols.
  static func of(_ type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UInt>.size
    guard (metadata + word + 4).load(as: UInt32.self) == 1 else { return nil }
    return (metadata + 2 * word).load(as: UnsafeRawPointer.self)
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)

private typealias FindConformance =
  @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?

private let findConformance = unsafeBitCast(
  dlsym(nil, "swift_conformsToProtocol"), to: FindConformance.self)
