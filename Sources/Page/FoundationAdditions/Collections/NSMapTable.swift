import Foundation

// An entry whose key or value vanished is passed over, and swept out when something is added.

/// A dictionary that can hold its keys or its values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
  private struct Entry {
    var key: HeldObject
    var value: HeldObject

    var isWhole: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var additions = 0

  /// A table that holds its keys and its values in certain ways.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// A table that keeps keys and values alive.
  public convenience override init() {
    self.init(keyOptions: [], valueOptions: [], capacity: 0)
  }

  /// A table that keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [], valueOptions: [])
  }

  /// A table that keeps only its values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: [])
  }

  /// A table that keeps only its keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [], valueOptions: .weakMemory)
  }

  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries.
  open var count: Int { entries.count }

  /// The value of a key.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    let entry = buckets[HeldObject.hash(of: key, keyOptions)]?.first { $0.key.holds(key) }
    return entry?.value.object.map { unsafeDowncast($0, to: ObjectType.self) }
  }

  /// Gives a key a value; without a value its entry is removed.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    removeObject(forKey: key)
    guard let object else { return }
    sweepNowAndThen()
    let held = HeldObject(key, options: keyOptions)
    buckets[held.hash, default: []].append(
      Entry(key: held, value: HeldObject(object, options: valueOptions)))
  }

  /// Removes a key and its value.
  open func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    let hash = HeldObject.hash(of: key, keyOptions)
    buckets[hash]?.removeAll { $0.key.holds(key) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes every entry.
  open func removeAllObjects() { buckets.removeAll() }

  /// The keys, one after the other, in no order.
  open func keyEnumerator() -> NSEnumerator {
    (entries.compactMap(\.key.object) as [Any] as NSArray).objectEnumerator()
  }

  /// The values, one after the other, in no order; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    (entries.compactMap(\.value.object) as [Any] as NSArray).objectEnumerator()
  }

  /// The entries as a dictionary of Swift's.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      guard let key = entry.key.object as? AnyHashable, let value = entry.value.object else {
        continue
      }
      dictionary[key] = unsafeDowncast(value, to: ObjectType.self)
    }
    return dictionary
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.buckets = buckets
    return copy
  }

  open override var description: String {
    let lines = entries.map { "[\($0.key.object!)] -> \($0.value.object!)\n" }
    return "NSMapTable {\n" + lines.joined() + "}\n"
  }

  private var entries: [Entry] { buckets.values.flatMap { $0.filter(\.isWhole) } }

  private func sweepNowAndThen() {
    additions += 1
    guard additions > 2 * buckets.count + 16 else { return }
    additions = 0
    buckets = buckets.compactMapValues { entries in
      let whole = entries.filter(\.isWhole)
      return whole.isEmpty ? nil : whole
    }
  }
}
