@_implementationOnly import Foundation

/// A block that was made an object by force: on a Mac it is one.
enum BlockObject {
  /// What the classes of blocks are called, by where those of this process are.
  private static let classes: [UnsafeRawPointer: String] = {
    let names = ["Stack", "Malloc", "Global"]
    let pairs = names.compactMap { name in
      dlsym(nil, "_NSConcrete\(name)Block").map { (UnsafeRawPointer($0), "__NS\(name)Block__") }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// The class of a value that is typed as any object, and is a block; nil for others. The runtime must not
  /// be asked: what it would read as a class has nothing in it.
  static func className<Value>(of value: Value) -> String? {
    guard Value.self == AnyObject.self || Value.self == AnyObject?.self else { return nil }
    return withUnsafeBytes(of: value) { bytes in
      let object = bytes.load(as: UnsafePointer<UnsafeRawPointer>?.self)
      return object.flatMap { classes[$0.pointee] }
    }
  }
}
