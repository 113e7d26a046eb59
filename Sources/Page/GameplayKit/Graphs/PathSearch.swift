/// The search called A*: what costs least so far, and least still by estimate, is looked at first.
///
/// Of two that look equal, the one that was found earlier is looked at first, so the same graph gives the same path.
/// A node is looked at again when a cheaper way to it is found, as estimates may be uneven.
struct PathSearch {
  private struct Visit {
    let node: GKGraphNode
    var cost: Float
    var previous: Int?
  }

  private struct Candidate: Comparable {
    let visit: Int
    let cost: Float
    let total: Float
    let order: Int

    static func < (left: Candidate, right: Candidate) -> Bool {
      left.total != right.total ? left.total < right.total : left.order < right.order
    }
  }

  private let goal: GKGraphNode
  private var visits: [Visit]
  private var numbers: [ObjectIdentifier: Int]
  private var waiting = Heap<Candidate>()
  private var candidates = 0

  init(from start: GKGraphNode, to goal: GKGraphNode) {
    self.goal = goal
    visits = [Visit(node: start, cost: 0, previous: nil)]
    numbers = [ObjectIdentifier(start): 0]
    wait(0)
  }

  func path() -> [GKGraphNode] {
    var search = self
    return search.run().map(search.steps) ?? []
  }

  private mutating func run() -> Int? {
    while let candidate = waiting.removeFirst() {
      let visit = visits[candidate.visit]
      if visit.node === goal { return candidate.visit }
      if candidate.cost > visit.cost { continue }
      for next in visit.node.connectedNodes {
        reach(next, at: visit.cost + visit.node.cost(to: next), from: candidate.visit)
      }
    }
    return nil
  }

  private mutating func reach(_ node: GKGraphNode, at cost: Float, from previous: Int) {
    if let known = numbers[ObjectIdentifier(node)] {
      guard cost < visits[known].cost else { return }
      visits[known].cost = cost
      visits[known].previous = previous
      wait(known)
    } else {
      numbers[ObjectIdentifier(node)] = visits.count
      visits.append(Visit(node: node, cost: cost, previous: previous))
      wait(visits.count - 1)
    }
  }

  private mutating func wait(_ number: Int) {
    let visit = visits[number]
    waiting.insert(
      Candidate(
        visit: number, cost: visit.cost, total: visit.cost + visit.node.estimatedCost(to: goal),
        order: candidates))
    candidates += 1
  }

  private func steps(to last: Int) -> [GKGraphNode] {
    var nodes: [GKGraphNode] = []
    var number: Int? = last
    while let current = number {
      nodes.append(visits[current].node)
      number = visits[current].previous
    }
    return nodes.reversed()
  }
}
