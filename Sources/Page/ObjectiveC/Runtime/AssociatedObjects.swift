import Foundation

/// How an associated object is kept.
public struct objc_AssociationPolicy: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt) {
    self.init(rawValue: rawValue)
  }

  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(1)
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(3)
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(0x301)
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(0x303)
}

/// Keeps a value with an object, under the address of a key.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// What is kept with an object under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Forgets everything that is kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.remove(object as AnyObject)
}

/// What is kept with objects beside their own properties.
///
/// Nobody tells when an object goes. So its values go when the next ones are set, not with it; and an
/// object that lies where another has been never sees that one's.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Values {
    weak var owner: AnyObject?
    var strong: [UnsafeRawPointer: Any] = [:]
    var unowned: [UnsafeRawPointer: Weak] = [:]
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: Values] = [:]
  private var pruneAt = 64

  func set(
    _ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    lock.lock()
    defer { lock.unlock() }
    var values = values(of: owner) ?? Values(owner: owner)
    values.strong[key] = nil
    values.unowned[key] = nil
    if let value {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: values.unowned[key] = Weak(object: value as AnyObject)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        values.strong[key] = (value as? NSCopying)?.copy(with: nil) ?? value
      default: values.strong[key] = value
      }
    }
    objects[ObjectIdentifier(owner)] = values
    prune()
  }

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    let values = values(of: owner)
    return values?.strong[key] ?? values?.unowned[key]?.object
  }

  func remove(_ owner: AnyObject) {
    lock.lock()
    defer { lock.unlock() }
    objects[ObjectIdentifier(owner)] = nil
  }

  private func values(of owner: AnyObject) -> Values? {
    objects[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }

  private func prune() {
    guard objects.count > pruneAt else { return }
    objects = objects.filter { $0.value.owner != nil }
    pruneAt = max(64, objects.count * 2)
  }
}
