import Foundation
@_spi(Properties) import ObjectiveC

// Values by the names of their properties.
//
// On a Mac the Objective-C runtime answers `value(forKey:)`. Here reflection does: what is stored in a
// value can be read by its name, what is computed if it is `@objc`, as the dialect lists those; so are
// the few properties of Foundation's own classes that pages ask for by name. Dictionaries answer with what they hold,
// collections with what each element answers, as on a Mac.
//
// A struct can be asked as well, which on a Mac it cannot: its pages ask for nothing else.

/// What a key finds in a value.
enum KeyedValue {
  case found(Any?)
  case undefined
}

enum KeyValueCoding {
  /// Whatever is at the end of a path of keys; nil ends the way early, as it does on a Mac.
  static func value(of object: Any?, forKeyPath path: String) -> KeyedValue {
    var rest = path[...]
    var value = flattened(object)
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "." }
      rest = rest.dropFirst(key.count + 1)
      if key.hasPrefix("@") {
        let operation = CollectionOperation(name: key.dropFirst())
        return operation?.apply(to: value, path: String(rest)) ?? .undefined
      }
      guard let object = value else { return .found(nil) }
      guard case .found(let next) = self.value(of: object, forKey: String(key)) else {
        return .undefined
      }
      value = flattened(next)
    }
    return .found(value)
  }

  /// What one key finds in one value.
  static func value(of object: Any, forKey key: String) -> KeyedValue {
    if key == "self" { return .found(object) }
    if let known = FoundationProperty.value(of: object, named: key) { return .found(known) }
    if let entries = object as? NSDictionary { return .found(entries.object(forKey: key)) }
    if let settings = object as? UserDefaults { return .found(settings.object(forKey: key)) }
    if let members = members(object) { return values(of: members, forKey: key) }
    if case .found(let value) = stored(in: object, named: key) { return .found(value) }
    return exposed(by: object, named: key)
  }

  /// The elements of an array or a set, of Swift's or of Foundation's.
  static func members(_ value: Any) -> [Any]? {
    switch value {
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.map { $0 }
    case let set as NSOrderedSet: return set.map { $0 }
    case let array as [Any]: return array
    case let set as Set<AnyHashable>: return set.map(\.base)
    case is String, is NSString, is [AnyHashable: Any], is NSDictionary: return nil
    case let range as any Collection where Mirror(reflecting: value).displayStyle != .class:
      return elements(of: range)
    default: return nil
    }
  }

  /// Without the optionals around it.
  static func flattened(_ value: Any?) -> Any? {
    KeyedConversion.flattened(value)
  }

  private static func elements(of sequence: some Collection) -> [Any] { sequence.map { $0 } }

  private static func values(of members: [Any], forKey key: String) -> KeyedValue {
    var values: [Any] = []
    for member in members {
      guard case .found(let value) = value(of: member, forKey: key) else { return .undefined }
      values.append(flattened(value) ?? NSNull())
    }
    return .found(values)
  }

  private static func exposed(by object: Any, named key: String) -> KeyedValue {
    guard let object = object as? NSObject else { return .undefined }
    if let property = ExposedPropertyRegistry.shared.property(named: key, of: object) {
      return .found(property.value(of: object))
    }
    return (object as? any UndefinedKeyReader).map { .found($0.undefinedValue(key)) } ?? .undefined
  }

  private static func stored(in object: Any, named key: String) -> KeyedValue {
    var mirror: Mirror? = Mirror(reflecting: object)
    // A lazy property and a wrapped one are stored under names of the compiler's.
    let names = [key, "$__lazy_storage_$_" + key]
    while let current = mirror {
      for child in current.children where child.label.map(names.contains) == true {
        return .found(child.value)
      }
      mirror = current.superclassMirror
    }
    return .undefined
  }
}
