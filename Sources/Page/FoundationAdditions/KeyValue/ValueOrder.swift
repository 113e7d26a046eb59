import Foundation

/// Equality and order of values whose types are known only now.
enum ValueOrder {
  /// A value as a number, if it is one; a text never is.
  static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let number as NSNumber: return number
    case let decimal as Decimal: return NSDecimalNumber(decimal: decimal)
    default: return nil
    }
  }

  static func equal(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = KeyValueCoding.flattened(left) else {
      return KeyValueCoding.flattened(right) == nil
    }
    guard let right = KeyValueCoding.flattened(right) else { return false }
    if let order = compare(left, right) { return order == .orderedSame }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = KeyValueCoding.members(left), let right = KeyValueCoding.members(right) {
      return left.count == right.count && zip(left, right).allSatisfy { equal($0, $1) }
    }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  /// The order of two numbers, texts, dates, or other values of one comparable type.
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = number(left), let right = number(right) { return left.compare(right) }
    if let left = left as? String, let right = right as? String {
      return NSString(string: left).compare(right)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = left as? any Comparable, let right { return order(left, right) }
    return nil
  }

  /// As sort descriptors order: nothing comes before everything.
  static func sort(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (KeyValueCoding.flattened(left), KeyValueCoding.flattened(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left, let right): return compare(left, right) ?? .orderedSame
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }
}
