import Foundation
import PageProtocol
import Testing

@Suite("The value log", .serialized)
struct ValueLogTests {
  private func results(_ source: String) throws -> [ResultRecord] {
    TestHost().run(try BuiltPage(source)).results
  }

  @Test func eachPlaceHasItsValue() throws {
    let all = try results("let a = 5\nvar b = \"x\"\nb += \"y\"\na * 2")
    #expect(all.map(\.startLine) == [1, 2, 3, 4])
    #expect(all.map(\.name) == ["a", "b", "b", ""])
    #expect(all.map(\.summary) == ["5", "\"x\"", "\"xy\"", "10"])
    #expect(all.map(\.typeName) == ["Int", "String", "String", "Int"])
    #expect(all[0].startColumn == 5 && all[0].endColumn == 6 && all[0].endLine == 1)
  }

  @Test func aLoopIsCountedAndItsHistoryThinned() throws {
    let all = try results("var a = 0\nfor n in 0..<100_000 { a = 50_000 - n }")
    let place = try #require(all.last)
    #expect(place.count == 100_000)
    #expect(place.first == "50000")
    #expect(place.last == "-49999")
    #expect(place.minimum == -49_999)
    #expect(place.maximum == 50_000)
    #expect((128...256).contains(place.history.count))
    #expect(place.history.first == 50_000)
    #expect(place.history == place.history.sorted(by: >))
  }

  @Test func theLastValueOfALongLoopIsRight() throws {
    let all = try results(
      "var list: [Int] = []\nfor n in 0..<1_003 { list = [n]; list.append(n + 1) }")
    #expect(all.map(\.last) == ["[]", "[1002]", "[1002, 1003]"])
    #expect(all.map(\.count) == [1, 1_003, 1_003])
  }

  @Test func nothingHasNoValue() throws {
    #expect(try results("func nothing() {}\nnothing()").isEmpty)
  }

  @Test func whatALinePrintsStandsBesideIt() throws {
    let all = try results(
      """
      print("x")
      for n in 1...300 { print(n, terminator: ";") }
      var text = ""
      print("elsewhere", to: &text)
      debugPrint("quoted")
      """)
    let printed = all.filter { $0.name.isEmpty }
    #expect(printed.map(\.startLine) == [1, 2, 5])
    #expect(printed.map(\.summary) == [#""x\n""#, #""300;""#, #""\"quoted\"\n""#])
    #expect(printed.map(\.count) == [1, 300, 1])
    #expect(printed[1].first == #""1;""#)
    // Printing into a text is no assignment for the compiler's transform.
    #expect(all.filter { $0.name == "text" }.map(\.summary) == ["\"\""])
  }

  @Test func typesAreNamedAsOneWritesThem() throws {
    let all = try results(
      """
      struct Outer { struct Inner { var x = 1 } }
      let a: Int? = 1
      let b = ["x": [1]]
      let c = { (n: Int) in n > 1 }
      let d = Outer.Inner()
      let e: Any = "text"
      """)
    let places = all.filter { $0.startColumn == 5 && $0.startLine > 1 }
    #expect(
      places.map(\.typeName) == [
        "Int?", "[String: [Int]]", "(Int) -> Bool", "Outer.Inner", "String",
      ])
    #expect(
      places.map(\.summary) == ["1", "[\"x\": [1]]", "(Int) -> Bool", "Outer.Inner", "\"text\""])
  }

  @Test func aTreeShowsAnObjectAsItWasWhenLogged() throws {
    let all = try results(
      """
      final class Box { var content = [1] }
      let box = Box()
      box.content = [2, 3]
      """)
    let trees = try all.filter { $0.typeName == "Box" }.map { try #require($0.value).tree }
    #expect(trees.count == 2)
    #expect(trees.map { $0.children[0].summary } == ["[1]", "[2, 3]"])
  }

  @Test func aTreeSaysOfWhichPassItIs() throws {
    let all = try results(
      """
      final class Node { var number = 0 }
      let node = Node()
      for n in 0..<20_000 {
        node.number = n
        let twice = (n, n)
      }
      """)
    let node = try #require(all.first { $0.startLine == 4 })
    #expect(node.count == 20_000)
    #expect(node.summary == "Node")
    let structure = try #require(node.value)
    #expect(structure.tree.children[0].summary == "\(structure.pass - 1)")
    #expect((64...20_000).contains(structure.pass))
    let plain = try #require(all.first { $0.name == "twice" })
    #expect(plain.value?.pass == 20_000)
    #expect(plain.value?.tree.children.map(\.summary) == ["19999", "19999"])
  }

  @Test func theLastOfAMillionTextsListsAndClassesIsRight() throws {
    let all = try results(
      """
      class Animal {}
      final class Dog: Animal {}
      final class Cat: Animal {}
      struct Point { var x = 0 }
      let animals = [Dog(), Cat()]
      for n in 0..<200_001 {
        let text = "a text that is not short: \\(n)"
        let list = [n, n + 1]
        let animal = animals[(n + 1) % 2]
        let point = Point(x: n)
        let maybe = n % 2 == 0 ? nil : n
      }
      """)
    let last = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    #expect(last["text"]?.summary == "\"a text that is not short: 200000\"")
    #expect(last["list"]?.summary == "[200000, 200001]")
    #expect(last["list"]?.value?.tree.children.map(\.summary) == ["200000", "200001"])
    #expect(last["animal"]?.summary == "Cat")
    #expect(last["point"]?.value?.tree.children.map(\.summary) == ["200000"])
    #expect(last["maybe"]?.summary == "nil")
    #expect(last["maybe"]?.typeName == "Int?")
    for name in ["text", "list", "animal", "point", "maybe"] {
      #expect(last[name]?.count == 200_001)
    }
  }

  @Test func aPageNeedsNothingButTheRuntimeAndWhatItGivesOn() throws {
    let page = try BuiltPage("let a = [1, 2]", modules: ["ObjectiveC", "PageRuntime"])
    #expect(TestHost().run(page).results.map(\.summary) == ["[1, 2]"])
  }
}
