import Foundation

// What Foundation for Linux has for an object and not for its class, or the other way round.

extension NSObject {
  /// The class, as a text.
  public class func description() -> String { String(reflecting: self) }

  /// The class, as a text for a person who looks for a fault.
  public class func debugDescription() -> String { description() }

  /// The class that this one inherits from.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The class that the object's class inherits from.
  public var superclass: AnyClass? { _getSuperclass(Swift.type(of: self)) }

  /// Whether objects of this class have a method of this name.
  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { $0.isRecognized(byInstancesOf: self) } ?? false
  }

  /// Whether objects of this class conform to a protocol.
  public class func conforms(to type: Any.Type) -> Bool {
    ProtocolDescriptor.conformance(of: self, to: type)
  }

  /// Whether the object conforms to a protocol.
  public func conforms(to type: Any.Type) -> Bool {
    ProtocolDescriptor.conformance(of: Swift.type(of: self), to: type)
  }
}

// Apple's protocols of delegates and items bring these along; Foundation for Linux has them for `NSObject` alone.
extension NSObjectProtocol {
  /// Whether the object is of this class, or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) })
      .contains { $0 == aClass }
  }

  /// Whether the object is of this class itself.
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }
}
