import Foundation

/// Learns a tree from examples by Quinlan's ID3: asks first what tells most about the action.
struct DecisionLearner {
  let examples: [[NSObjectProtocol]]
  let actions: [NSObjectProtocol]
  let attributes: [NSObjectProtocol]

  func tree() -> GKDecisionNode? {
    guard !examples.isEmpty else { return nil }
    return node(Array(examples.indices), asking: Array(attributes.indices))
  }

  private func node(_ rows: [Int], asking questions: [Int]) -> GKDecisionNode {
    let outcomes = groups(rows) { actions[$0] }
    if outcomes.count == 1 || questions.isEmpty { return GKDecisionNode(of: commonest(outcomes)) }
    let gains = questions.map { gain(of: $0, rows) }
    guard let best = gains.max(), best > 1e-9, let place = gains.firstIndex(of: best) else {
      return nodeWithoutGain(rows, questions, outcomes)
    }
    return node(rows, asking: questions, first: questions[place])
  }

  /// Several questions together may tell what none does alone.
  private func nodeWithoutGain(
    _ rows: [Int], _ questions: [Int], _ outcomes: [(value: NSObjectProtocol, rows: [Int])]
  ) -> GKDecisionNode {
    let telling = questions.first { question in groups(rows) { examples[$0][question] }.count > 1 }
    guard let telling else { return GKDecisionNode(of: commonest(outcomes)) }
    return node(rows, asking: questions, first: telling)
  }

  private func node(_ rows: [Int], asking questions: [Int], first: Int) -> GKDecisionNode {
    let node = GKDecisionNode(of: attributes[first])
    let rest = questions.filter { $0 != first }
    for (value, rows) in groups(rows, by: { examples[$0][first] }) {
      node.adopt(self.node(rows, asking: rest), for: .value(value))
    }
    return node
  }

  private func gain(of question: Int, _ rows: [Int]) -> Double {
    let parts = groups(rows) { examples[$0][question] }
    return parts.reduce(entropy(rows)) { left, part in
      left - Double(part.rows.count) / Double(rows.count) * entropy(part.rows)
    }
  }

  private func entropy(_ rows: [Int]) -> Double {
    groups(rows) { actions[$0] }.reduce(0) { sum, part in
      let share = Double(part.rows.count) / Double(rows.count)
      return sum - share * log2(share)
    }
  }

  private func commonest(
    _ outcomes: [(value: NSObjectProtocol, rows: [Int])]
  ) -> NSObjectProtocol {
    let most = outcomes.map(\.rows.count).max()
    return outcomes.first { $0.rows.count == most }!.value
  }

  private func groups(
    _ rows: [Int], by value: (Int) -> NSObjectProtocol
  ) -> [(value: NSObjectProtocol, rows: [Int])] {
    var groups: [(value: NSObjectProtocol, rows: [Int])] = []
    for row in rows {
      let value = value(row)
      if let index = groups.firstIndex(where: { $0.value.isEqual(value) }) {
        groups[index].rows.append(row)
      } else {
        groups.append((value, [row]))
      }
    }
    return groups
  }
}
