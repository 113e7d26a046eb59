import GameplayKit
import Testing

struct DecisionTreeTests {
  private let angry = "angry?" as NSString
  private let attack = "attack" as NSString
  private let leave = "leave" as NSString

  @Test func answersLeadToAnAction() {
    let tree = GKDecisionTree(attribute: angry)
    let root = tree.rootNode
    root?.createBranch(value: true, attribute: attack)
    let calm = root?.createBranch(value: false, attribute: "distance" as NSString)
    calm?.createBranch(
      predicate: NSPredicate { object, _ in (object as? NSNumber)?.intValue ?? 0 > 5 },
      attribute: leave)
    #expect(tree.findAction(forAnswers: ["angry?": NSNumber(value: true)])?.isEqual(attack) == true)
    let answers: [AnyHashable: NSObjectProtocol] = [
      angry: NSNumber(value: false), "distance": NSNumber(value: 9),
    ]
    #expect(tree.findAction(forAnswers: answers)?.isEqual(leave) == true)
    #expect(tree.findAction(forAnswers: [:]) == nil)
  }

  @Test func chanceFollowsTheWeights() {
    let tree = GKDecisionTree(attribute: angry)
    tree.randomSource = GKMersenneTwisterRandomSource(seed: 3)
    tree.rootNode?.createBranch(weight: 9, attribute: attack)
    tree.rootNode?.createBranch(weight: 1, attribute: leave)
    let attacks = (0..<1_000).count { _ in
      tree.findAction(forAnswers: [:])?.isEqual(attack) == true
    }
    #expect(860...940 ~= attacks)
  }

  @Test func aTreeLearnsFromExamples() {
    let attributes = ["sky", "wind"].map { $0 as NSString }
    let rows = [("clear", "calm"), ("clear", "wild"), ("cloudy", "calm"), ("cloudy", "wild")]
    let actions = ["walk", "walk", "walk", "stay"].map { $0 as NSString }
    let tree = GKDecisionTree(
      examples: rows.map { [$0.0 as NSString, $0.1 as NSString] }, actions: actions,
      attributes: attributes)
    for (row, action) in zip(rows, actions) {
      let answers: [AnyHashable: NSObjectProtocol] = [
        "sky": row.0 as NSString, "wind": row.1 as NSString,
      ]
      #expect(tree.findAction(forAnswers: answers)?.isEqual(action) == true)
    }
    #expect(tree.findAction(forAnswers: ["sky": "green" as NSString]) == nil)
  }

  @Test func whatNoQuestionTellsAloneIsLearnedToo() {
    let bits = [false, true]
    let rows = bits.flatMap { first in bits.map { (first, $0) } }
    let tree = GKDecisionTree(
      examples: rows.map { [NSNumber(value: $0.0), NSNumber(value: $0.1)] },
      actions: rows.map { NSNumber(value: $0.0 != $0.1) },
      attributes: ["a" as NSString, "b" as NSString])
    for (first, second) in rows {
      let action = tree.findAction(
        forAnswers: ["a": NSNumber(value: first), "b": NSNumber(value: second)])
      #expect(action?.isEqual(NSNumber(value: first != second)) == true)
    }
  }

  @Test func aTreeIsWrittenAndRead() throws {
    let tree = GKDecisionTree(attribute: angry)
    tree.rootNode?.createBranch(value: 1, attribute: attack)
    tree.rootNode?.createBranch(weight: 2, attribute: leave)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(tree.export(to: file, error: nil))
    let read = GKDecisionTree(url: file, error: nil)
    #expect(read.findAction(forAnswers: ["angry?": NSNumber(value: 1)])?.isEqual(attack) == true)
    #expect(read.findAction(forAnswers: [:])?.isEqual(leave) == true)
    let data = try NSKeyedArchiver.archivedData(withRootObject: tree, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: GKDecisionTree.self, from: data)
    #expect(copy?.findAction(forAnswers: [:])?.isEqual(leave) == true)
    tree.rootNode?.createBranch(predicate: NSPredicate(value: true), attribute: leave)
    #expect(!tree.export(to: file, error: nil))
    #expect(GKDecisionTree(url: file.appendingPathExtension("none"), error: nil).rootNode == nil)
  }
}
