import Foundation

/// The classes of everything that is loaded, found by the names that their texts give them.
///
/// Why: a file of Interface Builder names a class and the module of an Xcode project, which is not the
/// module that the page is compiled as. What was loaded last comes first, so a page's own class wins.
@_spi(Classes) public final class LoadedClasses: @unchecked Sendable {
  public static let shared = LoadedClasses()

  private let lock = NSLock()
  private var found: [String: AnyClass] = [:]

  /// The class of this name that is no part of another type, and is not generic.
  public func named(_ name: String) -> AnyClass? {
    lock.withLock {
      if let known = found[name] { return known }
      for image in TypeRecords.images().reversed() {
        guard let type = image.topLevelClass(named: name) else { continue }
        found[name] = type
        return type
      }
      return nil
    }
  }
}

/// The table of types of one loaded image, in the layout that the Swift ABI fixes.
private struct TypeRecords {
  private let records: UnsafeRawBufferPointer

  static func images() -> [TypeRecords] {
    MetadataSection.all(.types).map { TypeRecords(records: $0) }
  }

  func topLevelClass(named name: String) -> AnyClass? {
    for offset in stride(from: 0, to: records.count - 3, by: 4) {
      let descriptor = RelativePointer.resolveMarked(records.baseAddress! + offset)
      let flags = descriptor.load(as: UInt32.self)
      guard flags & Self.kindMask == Self.classKind, flags & Self.genericFlag == 0,
        strcmp(RelativePointer.resolve(descriptor + 8).assumingMemoryBound(to: CChar.self), name)
          == 0,
        Self.isTopLevel(descriptor)
      else { continue }
      return RelativePointer.type(of: descriptor) as? AnyClass
    }
    return nil
  }

  private static let kindMask: UInt32 = 0x1F
  private static let genericFlag: UInt32 = 0x80
  private static let moduleKind: UInt32 = 0
  private static let anonymousKind: UInt32 = 2
  private static let classKind: UInt32 = 16

  /// Directly in a module, or private to one of its files.
  private static func isTopLevel(_ descriptor: UnsafeRawPointer) -> Bool {
    var parent = RelativePointer.resolveIndirectable(descriptor + 4)
    if parent.load(as: UInt32.self) & kindMask == anonymousKind {
      parent = RelativePointer.resolveIndirectable(parent + 4)
    }
    return parent.load(as: UInt32.self) & kindMask == moduleKind
  }
}
