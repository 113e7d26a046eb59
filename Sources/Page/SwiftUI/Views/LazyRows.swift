/// The rows of a `ForEach` that a lazy container has asked for.
///
/// Only ids of rows that were made are kept, so that a long collection costs no more than a short
/// one. All ids are read only when a row is not where it was.
@MainActor @preconcurrency
struct LazyRows<ID: Hashable, Content: View> {
  struct Row {
    var index: Int
    let id: ID
    let node: LazyRowNode<Content>
  }

  /// The number of elements.
  private(set) var count = 0
  private var rows: [Int: Row] = [:]
  private var counts: [ID: Int] = [:]

  subscript(index: Int) -> Row? { rows[index] }
  var nodes: [_AnyNode] { inOrder.map(\.node) }
  func contains(_ id: ID) -> Bool { counts[id] != nil }

  /// The rows in the order of their elements.
  var inOrder: [Row] { rows.values.sorted { $0.index < $1.index } }

  mutating func insert(_ row: Row) {
    rows[row.index] = row
    counts[row.id, default: 0] += 1
  }

  /// Finds the rows again in a changed collection. Returns whether one has moved or gone, and the
  /// nodes of those that have gone.
  mutating func follow(
    count: Int, id: (Int) -> ID
  ) -> (haveMoved: Bool, gone: [LazyRowNode<Content>]) {
    self.count = count
    if rows.values.allSatisfy({ $0.index < count && id($0.index) == $0.id }) { return (false, []) }
    var places: [ID: [Int]] = [:]
    for index in 0..<count {
      let id = id(index)
      if counts[id] != nil { places[id, default: []].append(index) }
    }
    let old = inOrder
    (rows, counts) = ([:], [:])
    var gone: [LazyRowNode<Content>] = []
    // Rows with the same id keep their order.
    for id in places.keys { places[id]?.reverse() }
    for var row in old {
      if let place = places[row.id]?.popLast() {
        row.index = place
        insert(row)
      } else {
        gone.append(row.node)
      }
    }
    return (true, gone)
  }
}
