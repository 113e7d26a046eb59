import Foundation

/// Orders by the value at the end of a path of names.
final class KeyedSortDescriptor: NSSortDescriptor {
  let keyText: String?
  private let order: (Any, Any) -> ComparisonResult

  init(_ key: String?, ascending: Bool, order: @escaping (Any, Any) -> ComparisonResult) {
    self.keyText = key
    self.order = order
    super.init(keyPath: \Any.self, ascending: ascending, comparator: order)
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override var description: String {
    "(\(keyText ?? "self"), \(ascending ? "ascending" : "descending"), compare:)"
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeyedSortDescriptor else { return false }
    return other.keyText == keyText && other.ascending == ascending
  }

  override var hash: Int { keyText.hashValue }

  override var reversedSortDescriptor: Any {
    KeyedSortDescriptor(keyText, ascending: !ascending, order: order)
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(value(of: object1), value(of: object2))
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func value(of object: Any) -> Any {
    guard let keyText else { return object }
    guard case .found(let value) = KeyValueCoding.value(of: object, forKeyPath: keyText) else {
      fatalError(
        "[<\(type(of: object))> valueForUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key \(keyText).")
    }
    return value ?? NSNull()
  }
}

/// Lets an initializer of NSSortDescriptor return an object of another class.
public protocol SortDescriptorMadeOfKey {}

extension NSSortDescriptor: SortDescriptorMadeOfKey {}

extension SortDescriptorMadeOfKey where Self: NSSortDescriptor {
  /// Orders by the natural order of what a key path finds; nil means the objects themselves.
  public init(key: String?, ascending: Bool) {
    self = KeyedSortDescriptor(key, ascending: ascending, order: ValueOrder.sort) as! Self
  }

  /// Orders what a key path finds by a closure.
  public init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self = KeyedSortDescriptor(key, ascending: ascending, order: comparator) as! Self
  }
}

extension NSSortDescriptor {
  /// The key path whose values are compared.
  public var key: String? { (self as? KeyedSortDescriptor)?.keyText }
}
