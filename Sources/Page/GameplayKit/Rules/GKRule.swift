import Foundation

/// Something to be done when something is so.
open class GKRule: NSObject {
  private let condition: ((GKRuleSystem) -> Bool)?
  private let action: ((GKRuleSystem) -> Void)?

  /// Rules with a higher salience are looked at first.
  open var salience = 0

  /// A rule that is never satisfied, unless a subclass knows better.
  public override init() {
    condition = nil
    action = nil
    super.init()
  }

  public init(
    blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
    action: @escaping (GKRuleSystem) -> Void
  ) {
    condition = predicate
    self.action = action
    super.init()
  }

  /// A rule that asserts a fact when a predicate is true of the system, with its state as variables.
  public convenience init(
    predicate: NSPredicate, assertingFact fact: NSObjectProtocol, grade: Float
  ) {
    self.init(
      blockPredicate: { $0.satisfies(predicate) },
      action: { $0.assertFact(fact, grade: grade) })
  }

  /// A rule that retracts a fact when a predicate is true of the system, with its state as variables.
  public convenience init(
    predicate: NSPredicate, retractingFact fact: NSObjectProtocol, grade: Float
  ) {
    self.init(
      blockPredicate: { $0.satisfies(predicate) },
      action: { $0.retractFact(fact, grade: grade) })
  }

  /// Whether the rule is to be carried out.
  @discardableResult
  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition?(system) ?? false }

  /// Carries the rule out.
  open func performAction(in system: GKRuleSystem) { action?(system) }
}

extension GKRule {
  @available(*, deprecated, renamed: "evaluatePredicate(in:)")
  public func evaluatePredicateWithSystem(_ system: GKRuleSystem) -> Bool {
    evaluatePredicate(in: system)
  }

  @available(*, deprecated, renamed: "performAction(in:)")
  public func performActionWithSystem(_ system: GKRuleSystem) { performAction(in: system) }
}
