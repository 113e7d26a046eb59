import Foundation

/// A rule that asks a predicate; a subclass says what is then to be done.
open class GKNSPredicateRule: GKRule {
  /// What is asked of the system, with its state as variables.
  public let predicate: NSPredicate

  public init(predicate: NSPredicate) {
    self.predicate = predicate
    super.init()
  }

  @discardableResult
  open override func evaluatePredicate(in system: GKRuleSystem) -> Bool {
    system.satisfies(predicate)
  }
}
