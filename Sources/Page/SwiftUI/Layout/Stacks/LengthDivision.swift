/// Divides a length among views in a line.
///
/// Views of a higher priority choose first, while the others keep their least lengths. Among equals
/// the least flexible one chooses first, and each is offered an equal part of what is left.
struct LengthDivision {
  let priorities: [Double]
  /// The length that a view chooses for an offer.
  let choose: (Int, CGFloat) -> CGFloat

  /// What each view is offered.
  func offers(in total: CGFloat) -> [CGFloat] {
    var offers = [CGFloat](repeating: total, count: priorities.count)
    guard total.isFinite else { return offers }
    let groups = groups
    guard groups.count > 1 || priorities.count > 1 else {
      return offers.map { max($0, 0) }
    }
    var left = total
    var reserved = groups.map { group in
      groups.count == 1 ? 0 : group.reduce(0) { $0 + finite(choose($1, 0)) }
    }
    for (number, group) in groups.enumerated() {
      reserved[number] = 0
      var shared = left - reserved.reduce(0, +)
      for (position, index) in order(group).enumerated() {
        offers[index] = max(shared, 0) / CGFloat(group.count - position)
        let length = finite(choose(index, offers[index]))
        shared -= length
        left -= length
      }
    }
    return offers
  }

  /// The places of the views by priority, the highest first.
  private var groups: [[Int]] {
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
      return [Array(priorities.indices)]
    }
    return Dictionary(grouping: priorities.indices) { priorities[$0] }
      .sorted { $0.key > $1.key }.map(\.value)
  }

  /// The least flexible first: whose largest length is nearest to its smallest. Of views without a
  /// largest length, the one with the larger smallest length is first.
  private func order(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibilities = group.map { index -> (CGFloat, CGFloat) in
      let (most, least) = (choose(index, .infinity), finite(choose(index, 0)))
      return most.isFinite ? (most - least, 0) : (.infinity, -least)
    }
    return zip(flexibilities, group).sorted { one, other in
      (one.0.0, one.0.1, one.1) < (other.0.0, other.0.1, other.1)
    }.map(\.1)
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
