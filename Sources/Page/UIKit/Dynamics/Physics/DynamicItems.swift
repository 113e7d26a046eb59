import Foundation

/// The items of a behavior, each once, in the order in which they came.
struct DynamicItems {
  private(set) var all: [UIDynamicItem] = []

  init(_ items: [UIDynamicItem]) {
    for item in items { _ = add(item) }
  }

  func contains(_ item: UIDynamicItem) -> Bool {
    all.contains { $0 === item }
  }

  /// Whether it was not there yet.
  mutating func add(_ item: UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    all.append(item)
    return true
  }

  /// Whether it was there.
  mutating func remove(_ item: UIDynamicItem) -> Bool {
    guard let index = all.firstIndex(where: { $0 === item }) else { return false }
    all.remove(at: index)
    return true
  }
}
