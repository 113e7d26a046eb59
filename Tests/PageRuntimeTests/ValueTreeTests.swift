import Foundation
import PageProtocol
import Testing

@testable import PageRuntime

@Suite("A value taken apart")
struct ValueTreeTests {
  struct Point { var x = 1, y = 2 }
  class Animal { var name = "Ada" }
  final class Dog: Animal {
    var age = 3
    var friend: Dog?
  }
  enum Shape {
    case none
    case circle(radius: Double)
  }

  private func tree(_ value: Any) -> ValueTree { TreeBuilder.tree(of: value).tree }

  private func children(_ value: Any) -> [String] {
    tree(value).children.map { "\($0.name): \($0.typeName) = \($0.summary)" }
  }

  @Test func structsHaveTheirProperties() {
    #expect(tree(Point()).kind == .structure)
    #expect(children(Point()) == ["x: Int = 1", "y: Int = 2"])
  }

  @Test func classesHaveWhatTheyInherit() {
    let dog = tree(Dog())
    #expect(dog.kind == .object)
    #expect(dog.children.map(\.name) == ["super", "age", "friend"])
    #expect(dog.totalCount == 3)
    #expect(dog.children[0].typeName == "ValueTreeTests.Animal")
    #expect(dog.children[0].children.map(\.summary) == ["\"Ada\""])
    #expect(dog.children[2].kind == .nothing)
  }

  @Test func objectsInACircleEndSomewhere() {
    let (one, other) = (Dog(), Dog())
    (one.friend, other.friend) = (other, one)
    defer { one.friend = nil }
    let friend = tree(one).children[2]
    #expect(friend.typeName == "ValueTreeTests.Dog")
    let friendOfFriend = friend.children[2]
    #expect(friendOfFriend.children.isEmpty)
    #expect(friendOfFriend.hasGap)
  }

  @Test func tuplesAndEnums() {
    #expect(children((1, second: "b")) == [".0: Int = 1", "second: String = \"b\""])
    #expect(tree(Shape.none).children.isEmpty)
    #expect(tree(Shape.none).summary == "none")
    #expect(tree(Shape.circle(radius: 2)).summary == "circle(radius: 2.0)")
    #expect(tree(Shape.circle(radius: 2)).kind == .enumeration)
    #expect(tree(Shape.circle(radius: 2)).children.map(\.name) == ["circle"])
  }

  @Test func listsHaveHeadAndTail() {
    let list = tree(Array(0..<1000))
    #expect(list.kind == .collection)
    #expect(list.totalCount == 1000)
    #expect(list.headCount == 80)
    #expect(list.children.map(\.name) == (Array(0..<80) + Array(980..<1000)).map { "[\($0)]" })
    #expect(list.children.map(\.summary) == (Array(0..<80) + Array(980..<1000)).map(\.description))
    #expect(list.summary == ValueLine.text(of: Array(0..<1000)))
    #expect(tree(Array(0..<100)).children.count == 100)
    #expect(!tree(Array(0..<100)).hasGap)
    #expect(tree([Int]()).summary == "[]")
  }

  @Test func dictionariesHaveTheirKeysForNames() {
    let all = tree(["one": [1, 2]])
    #expect(all.kind == .dictionary)
    #expect(all.summary == "[\"one\": [1, 2]]")
    #expect(all.children.map(\.name) == ["\"one\""])
    #expect(all.children[0].children.map(\.summary) == ["1", "2"])
    #expect(tree([String: Int]()).summary == "[:]")
  }

  @Test func twoLevelsAreShownAndNoMore() {
    let nested = tree([[[1]]])
    #expect(nested.children[0].children[0].summary == "[1]")
    #expect(nested.children[0].children[0].children.isEmpty)
    #expect(nested.children[0].children[0].hasGap)
    #expect(nested.summary == "[[[1]]]")
  }

  @Test func optionalsAndDictionariesCostNoLevel() {
    let inner: [[Int]?]? = [[1]]
    #expect(tree(inner as Any).children[0].children.map(\.summary) == ["1"])
    let deep = tree(["a": ["b": [["c": Point()]]]]).children[0].children[0]
    #expect(deep.summary == "[[\"c\": ValueTreeTests.Point]]")
    #expect(deep.children[0].children[0].children.map(\.summary) == ["1", "2"])
  }

  @Test func whatATypeWantsToShowIsShownInItsPlace() {
    struct Shown: CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { [1, 2] } }
    #expect(tree(Shown()).typeName == "ValueTreeTests.Shown")
    #expect(tree(Shown()).kind == .collection)
    #expect(tree(Shown()).children.map(\.summary) == ["1", "2"])
    struct Reflected: CustomReflectable {
      var customMirror: Mirror { Mirror(self, children: ["only": 7]) }
    }
    #expect(children(Reflected()) == ["only: Int = 7"])
    struct Legacy: LegacyPlaygroundDisplayConvertible {
      var legacyPlaygroundDescription: Any { "as of old" }
    }
    #expect(tree(Legacy()).summary == "\"as of old\"")
  }

  @Test func aDescriptionIsAskedForOnce() {
    final class Counter: CustomStringConvertible {
      var asked = 0
      var description: String {
        asked += 1
        return "asked"
      }
    }
    let counter = Counter()
    #expect(tree([counter, counter, counter]).summary == "[asked, asked, asked]")
    #expect(counter.asked == 3)
  }

  @Test func librariesKeepTheirInsides() {
    #expect(tree(URL(string: "https://example.org")!).children.isEmpty)
    #expect(children(CGPoint(x: 1, y: 2)) == ["x: CGFloat = 1.0", "y: CGFloat = 2.0"])
  }

  @Test func noTreeIsLargerThanIsGoodForIt() {
    let rows = (0..<100).map { row in (0..<100).map { "row \(row), column \($0)" } }
    #expect(tree(rows).nodeCount < 1_200)
    #expect(tree(rows).totalCount == 100)
    let record = ResultRecord(
      startLine: 1, startColumn: 1, endLine: 1, endColumn: 2, name: "", typeName: "", summary: "",
      count: 1, first: "", last: "", value: ResultRecord.Structure(pass: 1, tree: tree(rows)))
    #expect(PageEvent.results([record]).encoded().count < 40_000)
  }
}
