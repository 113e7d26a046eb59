import GameplayKit
import Testing

struct RuleSystemTests {
  private let system = GKRuleSystem()
  private let hunt = "hunt" as NSString
  private let flee = "flee" as NSString

  @Test func rulesRunByTheirSalienceAndEachOnce() {
    var log: [String] = []
    for (name, salience) in [("a", 1), ("b", 3), ("c", 3), ("d", 2)] {
      let rule = GKRule(blockPredicate: { _ in true }, action: { _ in log.append(name) })
      rule.salience = salience
      system.add(rule)
    }
    #expect(system.agenda.map { $0.salience } == [3, 3, 2, 1])
    system.evaluate()
    system.evaluate()
    #expect(log == ["b", "c", "d", "a"])
    #expect(system.executed.count == 4 && system.agenda.isEmpty && system.rules.count == 4)
    system.reset()
    system.evaluate()
    #expect(log.count == 8)
  }

  @Test func aNewFactLetsEarlierRulesBeLookedAtAgain() {
    var log: [String] = []
    let later = GKRule(
      blockPredicate: { $0.grade(forFact: "key" as NSString) > 0 },
      action: { _ in log.append("door") })
    later.salience = 10
    let first = GKRule(
      blockPredicate: { _ in true },
      action: {
        log.append("key")
        $0.assertFact("key" as NSString)
      })
    system.add([later, first])
    system.evaluate()
    #expect(log == ["key", "door"])
  }

  @Test func factsHaveGradesBetweenZeroAndOne() {
    system.assertFact(hunt, grade: 0.4)
    system.assertFact("hunt" as NSString, grade: 0.3)
    #expect(abs(system.grade(forFact: hunt) - 0.7) < 1e-6)
    system.assertFact(hunt, grade: 0.9)
    #expect(system.grade(forFact: hunt) == 1)
    system.assertFact(flee, grade: 0.25)
    #expect(system.minimumGrade(forFacts: [hunt, flee]) == 0.25)
    #expect(system.maximumGrade(forFacts: [hunt, flee]) == 1)
    #expect(system.minimumGrade(forFacts: [hunt, "other" as NSString]) == 0)
    system.retractFact(hunt, grade: 0.5)
    #expect(system.grade(forFact: hunt) == 0.5)
    system.retractFact(flee)
    #expect(system.grade(forFact: flee) == 0 && system.facts.count == 1)
    system.reset()
    #expect(system.facts.isEmpty)
  }

  @Test func aPredicateIsAskedAboutTheState() {
    let near = NSPredicate { _, variables in (variables?["distance"] as? Int ?? 99) < 10 }
    system.add(GKRule(predicate: near, assertingFact: hunt, grade: 0.8))
    system.assertFact(flee)
    system.add(GKRule(predicate: near, retractingFact: flee, grade: 1))
    system.state["distance"] = 20
    system.evaluate()
    #expect(system.grade(forFact: hunt) == 0 && system.grade(forFact: flee) == 1)
    system.state["distance"] = 5
    system.evaluate()
    #expect(system.grade(forFact: hunt) == 0.8 && system.grade(forFact: flee) == 0)
  }

  @Test func rulesOfOnesOwnOverrideWhatTheyNeed() {
    final class Tired: GKNSPredicateRule {
      override func performAction(in system: GKRuleSystem) {
        system.assertFact("sleep" as NSString, grade: 0.5)
      }
    }
    final class Never: GKRule {}
    system.add(Tired(predicate: NSPredicate { object, _ in object is GKRuleSystem }))
    system.add(Never())
    system.evaluate()
    #expect(system.grade(forFact: "sleep" as NSString) == 0.5)
    #expect(system.agenda.count == 1)
    system.removeAllRules()
    #expect(system.rules.isEmpty)
  }
}
