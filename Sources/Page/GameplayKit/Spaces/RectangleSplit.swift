/// Divides the children of a group of an R-tree into two, after Guttman.
struct RectangleSplit {
  private let strategy: GKRTreeSplitStrategy
  /// The fewest children a half may have.
  private let least: Int

  init(_ strategy: GKRTreeSplitStrategy, least: Int) {
    self.strategy = strategy
    self.least = least
  }

  func halves(of nodes: [RectangleNode]) -> ([RectangleNode], [RectangleNode]) {
    switch strategy {
    case .halve:
      let middle = nodes.count / 2
      return (Array(nodes[..<middle]), Array(nodes[middle...]))
    case .linear: return grown(nodes, from: farthestApart(nodes))
    case .quadratic: return grown(nodes, from: mostWasteful(nodes))
    case .reduceOverlap: return leastOverlapping(nodes)
    }
  }

  private func pairs(_ nodes: [RectangleNode]) -> [(Int, Int)] {
    nodes.indices.flatMap { first in (first + 1..<nodes.count).map { (first, $0) } }
  }

  private func farthestApart(_ nodes: [RectangleNode]) -> (Int, Int) {
    let middles = nodes.map { ($0.rectangle.low + $0.rectangle.high) / 2 }
    let whole = nodes.dropFirst().reduce(nodes[0].rectangle) { $0.union($1.rectangle) }
    let size = simd_max(whole.high - whole.low, SIMD2(repeating: .leastNormalMagnitude))
    func distance(_ pair: (Int, Int)) -> Float {
      simd_norm_inf((middles[pair.0] - middles[pair.1]) / size)
    }
    return pairs(nodes).max { distance($0) < distance($1) } ?? (0, 1)
  }

  private func mostWasteful(_ nodes: [RectangleNode]) -> (Int, Int) {
    func waste(_ pair: (Int, Int)) -> Float {
      let (first, second) = (nodes[pair.0].rectangle, nodes[pair.1].rectangle)
      return first.union(second).area - first.area - second.area
    }
    return pairs(nodes).max { waste($0) < waste($1) } ?? (0, 1)
  }

  /// Each child goes to the half that grows less by it.
  private func grown(
    _ nodes: [RectangleNode], from seeds: (Int, Int)
  ) -> ([RectangleNode], [RectangleNode]) {
    var halves = ([nodes[seeds.0]], [nodes[seeds.1]])
    var places = (nodes[seeds.0].rectangle, nodes[seeds.1].rectangle)
    var left = nodes.count - 2
    for (index, node) in nodes.enumerated() where index != seeds.0 && index != seeds.1 {
      let first = places.0.union(node.rectangle)
      let second = places.1.union(node.rectangle)
      let growths = (first.area - places.0.area, second.area - places.1.area)
      let isFirst =
        halves.0.count + left <= least
        || (halves.1.count + left > least
          && (growths.0, places.0.area) <= (growths.1, places.1.area))
      if isFirst {
        halves.0.append(node)
        places.0 = first
      } else {
        halves.1.append(node)
        places.1 = second
      }
      left -= 1
    }
    return halves
  }

  /// The cut along either axis after which the halves overlap least.
  private func leastOverlapping(
    _ nodes: [RectangleNode]
  ) -> ([RectangleNode], [RectangleNode]) {
    var best: (overlap: Float, area: Float, halves: ([RectangleNode], [RectangleNode]))?
    for axis in 0..<2 {
      let order = nodes.enumerated().sorted {
        let (left, right) = ($0.element.rectangle, $1.element.rectangle)
        return (left.low[axis], left.high[axis], $0.offset)
          < (right.low[axis], right.high[axis], $1.offset)
      }.map(\.element)
      for cut in least...Swift.max(least, nodes.count - least) where cut < nodes.count {
        let halves = (Array(order[..<cut]), Array(order[cut...]))
        let places = (union(halves.0), union(halves.1))
        let overlap = places.0.overlap(places.1)
        let area = places.0.area + places.1.area
        if let best, (best.overlap, best.area) <= (overlap, area) { continue }
        best = (overlap, area, halves)
      }
    }
    return best!.halves
  }

  private func union(_ nodes: [RectangleNode]) -> Rectangle {
    nodes.dropFirst().reduce(nodes[0].rectangle) { $0.union($1.rectangle) }
  }
}
