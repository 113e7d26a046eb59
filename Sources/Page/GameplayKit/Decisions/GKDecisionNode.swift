import Foundation

/// A question of a decision tree, with a branch for each answer; one without branches is an action.
open class GKDecisionNode: NSObject {
  enum Condition {
    case value(NSObjectProtocol)
    case predicate(NSPredicate)
    case weight(Int)
  }

  let attribute: NSObjectProtocol
  private(set) var branches: [(condition: Condition, node: GKDecisionNode)] = []

  init(of attribute: NSObjectProtocol) {
    self.attribute = attribute
    super.init()
  }

  /// The branch for an answer that equals a number.
  @discardableResult
  open func createBranch(value: NSNumber, attribute: NSObjectProtocol) -> Self {
    branch(.value(value), attribute)
  }

  /// The branch for an answer a predicate is true of.
  @discardableResult
  open func createBranch(predicate: NSPredicate, attribute: NSObjectProtocol) -> Self {
    branch(.predicate(predicate), attribute)
  }

  /// A branch that chance takes, the more often the more it weighs beside its like.
  @discardableResult
  open func createBranch(weight: Int, attribute: NSObjectProtocol) -> Self {
    branch(.weight(weight), attribute)
  }

  func branch(_ condition: Condition, _ attribute: NSObjectProtocol) -> Self {
    let node = GKDecisionNode(of: attribute)
    branches.append((condition, node))
    return unsafeDowncast(node, to: Self.self)
  }

  func adopt(_ node: GKDecisionNode, for condition: Condition) {
    branches.append((condition, node))
  }

  /// The node that answers lead to from here.
  func next(answer: NSObjectProtocol?, random: GKRandom) -> GKDecisionNode? {
    if let answer {
      for (condition, node) in branches {
        switch condition {
        case .value(let value) where value.isEqual(answer): return node
        case .predicate(let predicate) where predicate.evaluate(with: answer): return node
        default: continue
        }
      }
    }
    return chosenByChance(random)
  }

  private func chosenByChance(_ random: GKRandom) -> GKDecisionNode? {
    var weights: [(weight: Int, node: GKDecisionNode)] = []
    for case (.weight(let weight), let node) in branches where weight > 0 {
      weights.append((weight, node))
    }
    guard !weights.isEmpty else { return nil }
    var left = random.nextInt(upperBound: weights.reduce(0) { $0 + $1.weight })
    for (weight, node) in weights {
      if left < weight { return node }
      left -= weight
    }
    return nil
  }
}
