import Foundation

/// What a list shows, as a value: sections, and the items of each.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  var sections: [Section] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(identifier) else {
      fatalError("Invalid section identifier: \(identifier) is not in the snapshot.")
    }
    return place
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (section, part) in sections.enumerated() {
      if let index = part.items.firstIndex(of: item) { return (section, index) }
    }
    fatalError("Invalid item identifier: \(item) is not in the snapshot.")
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      fatalError("There are currently no sections in the data source.")
    }
    let section = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    sections[section].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, item) = place(of: beforeIdentifier)
    sections[section].items.insert(contentsOf: identifiers, at: item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, item) = place(of: afterIdentifier)
    sections[section].items.insert(contentsOf: identifiers, at: item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() {
    sections = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0, items: []) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let new = identifiers.map { Section(identifier: $0, items: []) }
    sections.insert(contentsOf: new, at: place(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let new = identifiers.map { Section(identifier: $0, items: []) }
    sections.insert(contentsOf: new, at: place(of: toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Changes

  /// The same, once it is shown.
  var withoutReloads: Self {
    var snapshot = self
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }

  mutating func setItems(_ items: [ItemIdentifierType], of section: SectionIdentifierType) {
    sections[place(of: section)].items = items
  }

  mutating func moveItem(from source: IndexPath, to target: IndexPath) {
    let item = sections[source.section].items.remove(at: source.row)
    sections[target.section].items.insert(item, at: target.row)
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, part) in sections.enumerated() {
      if let index = part.items.firstIndex(of: item) {
        return IndexPath(row: index, section: section)
      }
    }
    return nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  /// What turns another snapshot into this one. Sections that change their order make everything
  /// new; items are moved where their order among those that stay is another one.
  func changes(from old: Self) -> ListChanges? {
    var changes = ListChanges()
    let (before, after) = (old.sectionIdentifiers, sectionIdentifiers)
    let (had, has) = (Set(before), Set(after))
    guard before.filter(has.contains) == after.filter(had.contains) else { return nil }
    for (index, section) in before.enumerated() where !has.contains(section) {
      changes.deletedSections.insert(index)
    }
    for (index, section) in after.enumerated() where !had.contains(section) {
      changes.insertedSections.insert(index)
    }
    for section in reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { changes.reloadedSections.insert(index) }
    }
    addItemChanges(from: old, keeping: had.intersection(has), to: &changes)
    return changes
  }

  private func addItemChanges(
    from old: Self, keeping kept: Set<SectionIdentifierType>, to changes: inout ListChanges
  ) {
    var oldPlaces: [ItemIdentifierType: IndexPath] = [:]
    for (section, part) in old.sections.enumerated() where kept.contains(part.identifier) {
      for (row, item) in part.items.enumerated() {
        oldPlaces[item] = IndexPath(row: row, section: section)
      }
    }
    var stayed: Set<ItemIdentifierType> = []
    for (section, part) in sections.enumerated() where kept.contains(part.identifier) {
      let oldSection = old.indexOfSection(part.identifier)
      var rows: [Int] = []
      for (row, item) in part.items.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let before = oldPlaces[item] else {
          changes.inserted.insert(path)
          continue
        }
        stayed.insert(item)
        if before.section == oldSection, before.row > rows.last ?? -1 {
          rows.append(before.row)
        } else {
          changes.moved.append((before, path))
        }
      }
    }
    for (item, path) in oldPlaces where !stayed.contains(item) { changes.deleted.insert(path) }
    for item in reloadedItemIdentifiers {
      if let path = oldPlaces[item] { changes.reloaded.insert(path) }
    }
  }
}
