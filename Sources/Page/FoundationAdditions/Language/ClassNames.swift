import Foundation

/// A class's name as a C string, which lives as long as the process.
@_disfavoredOverload
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.name(of: type)
}

/// The name of an object's class as a C string, which lives as long as the process.
@_disfavoredOverload
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  ClassNames.shared.name(of: object.map { Swift.type(of: $0 as AnyObject) })
}

/// The class of an object.
@_disfavoredOverload
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { Swift.type(of: $0 as AnyObject) }
}

/// The class another one inherits from.
@_disfavoredOverload
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()

  private let lock = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of type: AnyClass?) -> UnsafePointer<CChar> {
    let name = type.map { NSStringFromClass($0) } ?? "nil"
    return lock.withLock {
      if let known = names[name] { return known }
      let copy = UnsafePointer(strdup(name)!)
      names[name] = copy
      return copy
    }
  }
}
