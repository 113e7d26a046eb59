import Foundation

/// What one section shows, as a value: items, each with items of its own below it that are shown or not.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// All items, each behind its parent and in front of its children.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Asking

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// How many items it is below.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, parents[checked(item)])
    while let parent = next { (level, next) = (level + 1, parents[parent]) }
    return level
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[checked(child)]
  }

  /// Whether all items that it is below are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var next = parents[checked(item)]
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = parents[parent]
    }
    return true
  }

  /// The items below one, with theirs.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    let family = items[subtree(of: parent)]
    part.items = includingParent ? Array(family) : Array(family.dropFirst())
    let kept = Set(part.items)
    part.parents = parents.filter { kept.contains($0.key) && kept.contains($0.value) }
    part.expanded = expanded.intersection(kept)
    return part
  }

  /// One line for each item, moved in by its level.
  public func visualDescription() -> String {
    items.map { item in
      let sign = isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  private func checked(_ item: ItemIdentifierType) -> ItemIdentifierType {
    guard items.contains(item) else {
      fatalError("Invalid item identifier: \(item) is not in the snapshot.")
    }
    return item
  }

  /// An item and everything below it.
  private func subtree(of item: ItemIdentifierType) -> Range<Int> {
    guard let start = items.firstIndex(of: item) else {
      fatalError("Invalid item identifier: \(item) is not in the snapshot.")
    }
    var end = start + 1
    while end < items.count, descends(items[end], from: item) { end += 1 }
    return start..<end
  }

  private func descends(_ item: ItemIdentifierType, from ancestor: ItemIdentifierType) -> Bool {
    var next = parents[item]
    while let parent = next {
      if parent == ancestor { return true }
      next = parents[parent]
    }
    return false
  }

  // MARK: Changing

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let place = parent.map { subtree(of: $0).upperBound } ?? self.items.count
    add(items, at: place, below: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    add(items, at: subtree(of: item).lowerBound, below: parents[item])
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    add(items, at: subtree(of: item).upperBound, below: parents[item])
  }

  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) -> [ItemIdentifierType] {
    add(snapshot, at: subtree(of: item).lowerBound, below: parents[item])
  }

  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) -> [ItemIdentifierType] {
    add(snapshot, at: subtree(of: item).upperBound, below: parents[item])
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let family = subtree(of: parent)
    remove(family.dropFirst())
    add(snapshot, at: family.lowerBound + 1, below: parent)
  }

  /// Takes items away, and what is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where self.items.contains(item) { remove(subtree(of: item)) }
  }

  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.map(checked))
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items.map(checked))
  }

  private mutating func add(
    _ new: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?
  ) {
    guard Set(new).count == new.count && Set(items).isDisjoint(with: new) else {
      fatalError("Fatal: supplied identifiers are not unique.")
    }
    items.insert(contentsOf: new, at: place)
    if let parent { for item in new { parents[item] = parent } }
  }

  @discardableResult
  private mutating func add(
    _ other: NSDiffableDataSourceSectionSnapshot, at place: Int, below parent: ItemIdentifierType?
  ) -> [ItemIdentifierType] {
    add(other.items, at: place, below: nil)
    parents.merge(other.parents) { $1 }
    if let parent { for item in other.rootItems { parents[item] = parent } }
    expanded.formUnion(other.expanded)
    return other.items
  }

  private mutating func remove(_ range: Range<Int>) {
    for item in items[range] {
      parents[item] = nil
      expanded.remove(item)
    }
    items.removeSubrange(range)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
