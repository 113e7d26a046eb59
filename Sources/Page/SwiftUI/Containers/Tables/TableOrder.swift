/// The order of the rows of a table, without the type of its comparators.
@MainActor @preconcurrency
struct TableOrder<Value> {
  /// Sorts by a comparator first, or the other way round if the rows are sorted by it.
  let sort: (AnyTableComparator<Value>) -> Void
  /// The direction in which the rows are sorted by a comparator, if it is the first.
  let direction: (AnyTableComparator<Value>) -> SortOrder?

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) where Sort.Compared == Value {
    direction = { comparator in
      guard let first = order.wrappedValue.first, comparator.isLike(first) else { return nil }
      return first.order
    }
    sort = { comparator in
      guard var new = comparator.base as? Sort else { return }
      if let first = order.wrappedValue.first, comparator.isLike(first) {
        new.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [new] + order.wrappedValue.filter { !comparator.isLike($0) }
    }
  }
}

/// A comparator of a column without its type.
struct AnyTableComparator<Value> {
  let base: Any
  /// Whether another comparator is the same but for its direction.
  let isLike: (Any) -> Bool

  init<C: SortComparator>(_ comparator: C) {
    base = comparator
    isLike = { other in
      guard var other = other as? C else { return false }
      other.order = comparator.order
      return other == comparator
    }
  }
}
