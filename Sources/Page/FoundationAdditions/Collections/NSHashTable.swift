import Foundation

// Members that vanished are passed over, and swept out when something is added.

/// A set that can hold its members weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [HeldObject]] = [:]
  private var additions = 0

  /// A table that holds its members in one way.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// A table that holds its members in one way.
  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// A table that keeps its members alive.
  public convenience override init() {
    self.init(options: [], capacity: 0)
  }

  /// A table that does not keep its members alive.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory, capacity: 0)
  }

  /// The number of members.
  open var count: Int { allObjects.count }

  /// All members, in no order.
  open var allObjects: [ObjectType] {
    buckets.values.flatMap { $0.compactMap { $0.object.map { unsafeDowncast($0) } } }
  }

  /// Any member.
  open var anyObject: ObjectType? { allObjects.first }

  /// The members as a set of Swift's.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Adds an object that is not a member yet.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    sweepNowAndThen()
    let held = HeldObject(object, options: options)
    buckets[held.hash, default: []].append(held)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = HeldObject.hash(of: object, options)
    buckets[hash]?.removeAll { $0.holds(object) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes every member.
  open func removeAllObjects() { buckets.removeAll() }

  /// The member that equals an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let held = buckets[HeldObject.hash(of: object, options)]?.first { $0.holds(object) }
    return held?.object.map { unsafeDowncast($0) }
  }

  /// Whether an object is a member.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Whether the tables have a member in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Whether all members are members of another table too.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Adds another table's members.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }

  /// Removes another table's members.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }

  /// Removes what is not a member of another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    allObjects.filter { !other.contains($0) }.forEach { remove($0) }
  }

  /// The members, one after the other.
  open func objectEnumerator() -> NSEnumerator {
    (allObjects as [Any] as NSArray).objectEnumerator()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable<ObjectType>(options: options, capacity: 0)
    copy.union(self)
    return copy
  }

  open override var description: String {
    "NSHashTable {\n" + allObjects.map { "[\($0)]\n" }.joined() + "}\n"
  }

  private func sweepNowAndThen() {
    additions += 1
    guard options.contains(.weakMemory), additions > 2 * buckets.count + 16 else { return }
    additions = 0
    buckets = buckets.compactMapValues { held in
      let living = held.filter { $0.object != nil }
      return living.isEmpty ? nil : living
    }
  }

  private func unsafeDowncast(_ object: AnyObject) -> ObjectType {
    Swift.unsafeDowncast(object, to: ObjectType.self)
  }
}
