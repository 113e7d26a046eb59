import Foundation

/// What a page says has changed in a list of sections.
///
/// What is deleted, reloaded or moved is named by its place before; what is inserted, and where
/// something moves to, by its place after all changes.
struct ListChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty
      && moved.isEmpty
  }

  /// Where everything is after the changes; stops a page whose counts do not fit its changes.
  func mapping(from old: [Int], to new: [Int], in list: String, of items: String) -> ListMapping {
    let expected = old.count - deletedSections.count + insertedSections.count
    guard expected == new.count else {
      fatalError(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "\(list) after the update (\(new.count)) must be equal to the number of sections "
          + "before the update (\(old.count)), plus or minus the number of sections inserted or "
          + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    }
    var sections: [Int?] = Array(repeating: nil, count: old.count)
    for move in movedSections { sections[move.from] = move.to }
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var free = (0..<new.count).filter { !taken.contains($0) }.makeIterator()
    for section in old.indices where !deletedSections.contains(section) && sections[section] == nil
    {
      sections[section] = free.next()
    }
    var mapping = ListMapping(sections: sections, moves: [:], rows: [:])
    for move in moved { mapping.moves[move.from] = move.to }
    for (section, target) in sections.enumerated() {
      guard let target else { continue }
      if reloadedSections.contains(section) {
        mapping.rows[section] = Array(repeating: nil, count: old[section])
      } else {
        let rows = rows(of: section, old[section], target, new[target], in: list, of: items)
        if let rows { mapping.rows[section] = rows }
      }
    }
    return mapping
  }

  /// Where the rows of a section are then; nothing where all stay what they are.
  private func rows(
    of section: Int, _ old: Int, _ target: Int, _ new: Int, in list: String, of items: String
  ) -> [Int?]? {
    let gone = deleted.filter { $0.section == section }
    let come = inserted.filter { $0.section == target }
    let left = moved.filter { $0.from.section == section }
    let arrived = moved.filter { $0.to.section == target }
    guard old - gone.count + come.count - left.count + arrived.count == new else {
      fatalError(
        "Invalid update: invalid number of \(items) in section \(target). The number of \(items) "
          + "contained in an existing section after the update (\(new)) must be equal to the "
          + "number of \(items) contained in that section before the update (\(old)), plus or "
          + "minus the number of \(items) inserted or deleted from that section "
          + "(\(come.count) inserted, \(gone.count) deleted) and plus or minus the number of "
          + "\(items) moved into or out of that section (\(arrived.count) moved in, "
          + "\(left.count) moved out).")
    }
    if gone.isEmpty, come.isEmpty, left.isEmpty, arrived.isEmpty { return nil }
    let away = Set((gone + left.map(\.from)).map(\.row))
    let taken = Set((come + arrived.map(\.to)).map(\.row))
    var free = (0..<new).lazy.filter { !taken.contains($0) }.makeIterator()
    return (0..<old).map { away.contains($0) ? nil : free.next() }
  }
}

/// Where what was in a list before is after a change.
struct ListMapping {
  /// For each section from before.
  var sections: [Int?]
  var moves: [IndexPath: IndexPath]
  /// For each section from before whose rows are not what they were.
  var rows: [Int: [Int?]]

  func place(of old: IndexPath) -> IndexPath? {
    if let moved = moves[old] { return moved }
    guard sections.indices.contains(old.section), let section = sections[old.section] else {
      return nil
    }
    guard let rows = rows[old.section] else { return IndexPath(row: old.row, section: section) }
    guard rows.indices.contains(old.row), let row = rows[old.row] else { return nil }
    return IndexPath(row: row, section: section)
  }

  func place(ofSection old: Int) -> Int? {
    sections.indices.contains(old) ? sections[old] : nil
  }
}
