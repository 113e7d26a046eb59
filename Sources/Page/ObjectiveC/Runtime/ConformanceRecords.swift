import Foundation

/// The table of protocol conformances of one loaded image, in the layout that the Swift ABI fixes.
struct ConformanceRecords {
  private let records: UnsafeRawBufferPointer

  /// Those of everything that is loaded.
  static func images() -> [ConformanceRecords] {
    MetadataSection.all(.conformances).map { ConformanceRecords(records: $0) }
  }

  /// The types that conform to a protocol; generic ones are left out.
  func types(conformingTo type: Any.Type) -> [Any.Type] {
    guard let wanted = ProtocolDescriptor.of(type) else { return [] }
    var types: [Any.Type] = []
    for offset in stride(from: 0, to: records.count - 3, by: 4) {
      let record = RelativePointer.resolve(records.baseAddress! + offset)
      let descriptor = RelativePointer.resolveIndirectable(record)
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
    case 0: descriptor = RelativePointer.resolve(reference)
    case 1: descriptor = RelativePointer.resolve(reference).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    return isGeneric ? nil : RelativePointer.type(of: descriptor)
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

private typealias FindConformance =
  @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?

private let findConformance = unsafeBitCast(
  dlsym(nil, "swift_conformsToProtocol"), to: FindConformance.self)
