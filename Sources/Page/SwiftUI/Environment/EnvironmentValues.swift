/// The values that views hand down to those inside them.
public struct EnvironmentValues {
  /// The values that were set, the last one first.
  private var last: Entry?

  private final class Entry {
    let key: ObjectIdentifier
    let value: Any
    let next: Entry?

    init(key: ObjectIdentifier, value: Any, next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  /// Creates values of which none is set.
  public init() {}

  /// The value of a key, or its default value.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Casting nil to an optional of an optional would give a value.
      guard let stored = value(ObjectIdentifier(key)) else { return K.defaultValue }
      return stored as? K.Value ?? K.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The value of a key, and a note that the running evaluation depends on it.
  func value(_ key: ObjectIdentifier) -> Any? {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { Graph.reader?.addEnvironmentKey(key) }
    }
    return storedValue(key)
  }

  /// The value of a key, without a note.
  func storedValue(_ key: ObjectIdentifier) -> Any? {
    var entry = last
    while let current = entry {
      if current.key == key { return current.value }
      entry = current.next
    }
    return nil
  }

  /// The keys that were set since the values were others.
  func keys(setSince earlier: EnvironmentValues) -> Set<ObjectIdentifier> {
    var keys: Set<ObjectIdentifier> = []
    var entry = last
    while let current = entry, current !== earlier.last {
      keys.insert(current.key)
      entry = current.next
    }
    return keys
  }

  mutating func set(_ value: Any, for key: ObjectIdentifier) {
    EnvironmentValues.writtenKeys?.insert(key)
    last = Entry(key: key, value: value, next: last)
  }

  /// Runs a closure and tells which keys it set.
  static func keysWritten(by change: () -> Void) -> Set<ObjectIdentifier> {
    let outer = writtenKeys
    writtenKeys = []
    change()
    let keys = writtenKeys ?? []
    writtenKeys = outer
    return keys
  }

  nonisolated(unsafe) private static var writtenKeys: Set<ObjectIdentifier>?
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String {
    var count = 0
    var entry = last
    while let current = entry {
      count += 1
      entry = current.next
    }
    return "EnvironmentValues(\(count) set)"
  }
}
