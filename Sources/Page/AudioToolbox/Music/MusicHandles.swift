import Foundation

/// What a page holds of a piece, a track or a player: a pointer that keeps it until it is disposed of.
enum MusicHandles {
  static func make(_ object: AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  static func object<Content: AnyObject>(_ handle: OpaquePointer, _ type: Content.Type) -> Content {
    let object = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
    guard let content = object as? Content else {
      fatalError("This handle of AudioToolbox is a \(Swift.type(of: object)), not a \(type).")
    }
    return content
  }

  static func release(_ handle: OpaquePointer) {
    Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(handle)).release()
  }
}
