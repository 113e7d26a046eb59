import Foundation

/// How a property changes: as a whole, or at some places of the collection it holds.
struct PropertyChange {
  var kind = NSKeyValueChange.setting
  var indexes: IndexSet?

  static let setting = PropertyChange()

  /// Of a collection, the elements that are concerned; otherwise the value itself.
  func part(of value: Any?) -> Any? {
    guard let indexes, let value, let members = KeyValueCoding.members(value) else { return value }
    return indexes.filter(members.indices.contains).map { members[$0] }
  }

  var hasOld: Bool { kind != .insertion }
  var hasNew: Bool { kind != .removal }
}

/// A change on its way to an observer.
struct ObservedChange {
  var change: PropertyChange
  /// The values, if the observer wants them.
  var old: Any??
  var new: Any??
  var isPrior = false

  /// As `observeValue(forKeyPath:of:change:context:)` is given it.
  var dictionary: [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: change.kind.rawValue)]
    if let old { dictionary[.oldKey] = Self.object(old) }
    if let new { dictionary[.newKey] = Self.object(new) }
    if let indexes = change.indexes { dictionary[.indexesKey] = indexes }
    if isPrior { dictionary[.notificationIsPriorKey] = NSNumber(value: true) }
    return dictionary
  }

  func typed<Value>(as type: Value.Type) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: change.kind, newValue: new.flatMap { $0 as? Value },
      oldValue: old.flatMap { $0 as? Value }, indexes: change.indexes, isPrior: isPrior)
  }

  private static func object(_ value: Any?) -> Any {
    guard let value = KeyValueCoding.flattened(value) else { return NSNull() }
    return ValueOrder.number(value) ?? value
  }
}
