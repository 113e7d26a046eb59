@_spi(Reflection) import Swift

/// What the runtime knows of a type's make, without a value of it.
enum PlainType {
  private static let libraries: Set<Substring> = [
    "AppKit", "CoreGraphics", "Foundation", "FoundationEssentials", "QuartzCore", "Swift", "UIKit",
  ]

  /// Whether the page itself says how the type's values are to be described.
  static func hasOwnWords(_ type: Any.Type) -> Bool {
    if libraries.contains(TypeName.module(of: type)) { return false }
    return type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any CustomReflectable.Type || type is any TextOutputStreamable.Type
      || type is any CustomPlaygroundDisplayConvertible.Type
      || type is any LegacyPlaygroundDisplayConvertible.Type
  }

  static func isPlainData(_ type: Any.Type) -> Bool {
    func ask<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: ask)
  }

  /// Whether values of it are blocks: the runtime knows of no way to copy one here.
  static func isBlock(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    if kind(of: type) == .optional {
      // An optional's metadata: its kind, its descriptor, what it may hold.
      return isBlock(unsafeBitCast(metadata[2], to: Any.Type.self))
    }
    guard kind(of: type) == .function else { return false }
    // The third byte of a function's flags is its convention.
    return metadata[1] >> 16 & 0xFF == 1
  }

  static func isTuple(_ type: Any.Type) -> Bool { kind(of: type) == .tuple }

  /// The types of a struct's fields; nothing for other types, and for those of unknown make.
  static func fields(of type: Any.Type) -> [Any.Type]? {
    guard kind(of: type) == .structure else { return nil }
    var fields: [Any.Type] = []
    let isWhole = _forEachField(of: type) { _, _, field, _ in
      fields.append(field)
      return true
    }
    return isWhole ? fields : nil
  }

  /// Whether it is an enum whose cases have nothing beside their names.
  static func hasNoPayload(_ type: Any.Type) -> Bool {
    guard kind(of: type) == .enumeration else { return false }
    // An enum's metadata: its kind, its descriptor. The descriptor's sixth word counts the cases
    // that have a payload, in its lower three bytes.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let counts = metadata[1].load(fromByteOffset: 20, as: UInt32.self)
    return counts & 0xFF_FFFF == 0
  }

  private enum Kind: UInt {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
  }

  private static func kind(of type: Any.Type) -> Kind? {
    Kind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }
}
