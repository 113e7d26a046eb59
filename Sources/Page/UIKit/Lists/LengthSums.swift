import CoreGraphics

/// Lengths in a row whose sums are known without adding them up, and change with each length in
/// a few steps: a Fenwick tree.
struct LengthSums {
  private(set) var lengths: [CGFloat]
  private var tree: [CGFloat]

  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    tree = [0] + lengths
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  var count: Int { lengths.count }
  var total: CGFloat { sum(before: count) }

  mutating func set(_ length: CGFloat, at place: Int) {
    let change = length - lengths[place]
    lengths[place] = length
    var index = place + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
  }

  func sum(before place: Int) -> CGFloat {
    var (index, sum) = (place, CGFloat.zero)
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// The last place whose length begins at or before a distance.
  func place(at distance: CGFloat) -> Int {
    var (index, left) = (0, distance)
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if index + step < tree.count, tree[index + step] <= left {
        index += step
        left -= tree[index]
      }
      step /= 2
    }
    return min(index, max(count - 1, 0))
  }
}
