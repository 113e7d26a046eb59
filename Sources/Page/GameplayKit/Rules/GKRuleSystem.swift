import Foundation

/// Rules, what they are asked about, and the facts they have found, each true to some grade.
open class GKRuleSystem: NSObject {
  private var members: [GKRule] = []
  private var waiting: [GKRule] = []
  private var done: [GKRule] = []
  private var known: [(fact: NSObjectProtocol, grade: Float)] = []

  /// What the rules are asked about.
  public let state = NSMutableDictionary()

  /// All rules, in the order in which they were added.
  open var rules: [GKRule] { members }

  /// The rules that wait to be satisfied, those with a higher salience first.
  open var agenda: [GKRule] { waiting }

  /// The rules that have been carried out since the last reset.
  open var executed: [GKRule] { done }

  /// What has been found to be true, to whatever grade.
  open var facts: [Any] { known.map { $0.fact } }

  public override init() { super.init() }

  /// Carries out the rules that are satisfied, each once; after one that changes a fact, all that wait
  /// are looked at again from the first.
  open func evaluate() {
    var index = 0
    while index < waiting.count {
      let rule = waiting[index]
      guard rule.evaluatePredicate(in: self) else {
        index += 1
        continue
      }
      let before = known
      waiting.removeAll { $0 === rule }
      let rest = waiting
      done.append(rule)
      rule.performAction(in: self)
      let isSame = known.elementsEqual(before) { $0.fact.isEqual($1.fact) && $0.grade == $1.grade }
      if !isSame || waiting != rest { index = 0 }
    }
  }

  open func add(_ rule: GKRule) {
    members.append(rule)
    waiting = Self.ordered(waiting + [rule])
  }

  open func add(_ rules: [GKRule]) {
    for rule in rules { add(rule) }
  }

  open func removeAllRules() { (members, waiting, done) = ([], [], []) }

  /// Forgets all facts, and lets every rule wait again.
  open func reset() {
    known = []
    done = []
    waiting = Self.ordered(members)
  }

  /// How true a fact is, from 0 to 1.
  @discardableResult
  open func grade(forFact fact: NSObjectProtocol) -> Float {
    index(of: fact).map { known[$0].grade } ?? 0
  }

  /// How true all of some facts are: as true as the least true of them.
  @discardableResult
  open func minimumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).min() ?? 0 }

  /// How true any of some facts is: as true as the truest of them.
  @discardableResult
  open func maximumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).max() ?? 0 }

  /// Says that a fact is true.
  open func assertFact(_ fact: NSObjectProtocol) { assertFact(fact, grade: 1) }

  /// Says that a fact is truer by a grade than it was, up to 1.
  open func assertFact(_ fact: NSObjectProtocol, grade: Float) {
    let grade = Swift.min(Swift.max(self.grade(forFact: fact) + grade, 0), 1)
    if let index = index(of: fact) {
      known[index].grade = grade
    } else {
      known.append((fact, grade))
    }
  }

  /// Says that a fact is not true.
  open func retractFact(_ fact: NSObjectProtocol) { retractFact(fact, grade: 1) }

  /// Says that a fact is less true by a grade than it was; what is not true at all is forgotten.
  open func retractFact(_ fact: NSObjectProtocol, grade: Float) {
    guard let index = index(of: fact) else { return }
    known[index].grade -= grade
    if known[index].grade <= 0 { known.remove(at: index) }
  }

  func satisfies(_ predicate: NSPredicate) -> Bool {
    var variables: [String: Any] = [:]
    for (key, value) in state {
      if let key = key as? String { variables[key] = value }
    }
    return predicate.evaluate(with: self, substitutionVariables: variables)
  }

  private func index(of fact: NSObjectProtocol) -> Int? {
    known.firstIndex { $0.fact.isEqual(fact) }
  }

  private func grades(of facts: [Any]) -> [Float] {
    facts.map { ($0 as AnyObject as? NSObjectProtocol).map(grade) ?? 0 }
  }

  /// Rules of the same salience stay in the order in which they were added.
  private static func ordered(_ rules: [GKRule]) -> [GKRule] {
    rules.enumerated().sorted {
      ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset)
    }.map(\.element)
  }
}

extension GKRuleSystem {
  @available(*, deprecated, renamed: "add(_:)")
  public func addRule(_ rule: GKRule) { add(rule) }

  @available(*, deprecated, renamed: "add(_:)")
  public func addRulesFromArray(_ rules: [GKRule]) { add(rules) }

  @available(*, deprecated, renamed: "add(_:)")
  public func addRules(from rules: [GKRule]) { add(rules) }

  @available(*, deprecated, renamed: "grade(forFact:)")
  public func gradeForFact(_ fact: NSObjectProtocol) -> Float { grade(forFact: fact) }

  @available(*, deprecated, renamed: "minimumGrade(forFacts:)")
  public func minimumGradeForFacts(_ facts: [Any]) -> Float { minimumGrade(forFacts: facts) }

  @available(*, deprecated, renamed: "maximumGrade(forFacts:)")
  public func maximumGradeForFacts(_ facts: [Any]) -> Float { maximumGrade(forFacts: facts) }
}
