/// Nodes that wait for their update, the shallowest first, and among those the one that came first.
@MainActor @preconcurrency
struct NodeQueue {
  private var levels: [[_AnyNode]] = []
  private var lowest = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: _AnyNode) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    lowest = min(lowest, node.depth)
    count += 1
  }

  mutating func remove(_ node: _AnyNode) {
    guard node.depth < levels.count,
      let index = levels[node.depth].firstIndex(where: { $0 === node })
    else { return }
    levels[node.depth].remove(at: index)
    count -= 1
    node.isQueued = false
  }

  mutating func popFirst() -> _AnyNode? {
    while lowest < levels.count {
      if !levels[lowest].isEmpty {
        count -= 1
        return levels[lowest].removeFirst()
      }
      lowest += 1
    }
    lowest = 0
    return nil
  }
}
