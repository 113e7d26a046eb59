import Foundation

/// Makes of a value what a property of a known type can hold.
@_spi(Properties) public enum KeyedConversion {
  /// The same for a type that is known only now; nil where it cannot be.
  public static func convert(_ value: Any?, toType type: Any.Type) -> Any? {
    func open<Field>(_ type: Field.Type) -> Any? {
      convert(value, to: Field.self).map { $0 as Any }
    }
    return _openExistential(type, do: open)
  }

  public static func convert<Field>(_ value: Any?, to type: Field.Type) -> Field? {
    guard let value = flattened(value) else {
      return (type as? any ExpressibleByNilLiteral.Type).flatMap {
        $0.init(nilLiteral: ()) as? Field
      }
    }
    if let field = value as? Field { return field }
    if let number = value as? NSNumber { return converted(number, to: type) }
    return nil
  }

  /// Without the optionals around it.
  public static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flattened(mirror.children.first?.value)
  }

  /// On a Mac a number takes whatever form its property has.
  private static func converted<Field>(_ number: NSNumber, to type: Field.Type) -> Field? {
    switch type {
    case is Int.Type, is Int?.Type: return number.intValue as? Field
    case is Int32.Type: return number.int32Value as? Field
    case is UInt.Type: return number.uintValue as? Field
    case is Double.Type, is Double?.Type: return number.doubleValue as? Field
    case is Float.Type: return number.floatValue as? Field
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Field
    case is Bool.Type: return number.boolValue as? Field
    default: return nil
    }
  }
}
