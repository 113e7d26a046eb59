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

  @Test func loggingKeepsNoObjectAlive() throws {
    let page = try BuiltPage(
      """
      final class Thing { deinit { print("gone") } }
      var thing: Thing? = Thing()
      var list = [Thing()]
      thing = nil
      print("after")
      list.removeAll()
      print("end")
      """)
    #expect(TestHost().run(page).console() == "gone\nafter\ngone\nend\n")
  }

  @Test func descriptionsLogNothingThemselves() throws {
    let all = try results(
      """
      struct Noisy: CustomStringConvertible {
        var description: String {
          let inner = 5
          return "noisy \\(inner)"
        }
      }
      let value = Noisy()
      """)
    #expect(all.map(\.summary) == ["noisy 5"])
  }

  @Test func nothingHasNoValue() throws {
    #expect(try results("func nothing() {}\nnothing()\nprint(1)").isEmpty)
  }

  @Test func threadsMayLogAtOnce() throws {
    let all = try results(
      """
      import Dispatch
      DispatchQueue.concurrentPerform(iterations: 4) { lane in
        for n in 0..<10_000 {
          let value = n
          let text = "\\(n)"
        }
      }
      """)
    #expect(all.filter { $0.name == "value" }.map(\.count) == [40_000])
    #expect(all.filter { $0.name == "text" }.map(\.count) == [40_000])
  }

  @Test func valuesAreSeenWhileALoopRuns() throws {
    let host = TestHost()
    let channel = host.start(try BuiltPage("var a = 0\nwhile true { a += 1 }"))
    var frames: [UInt8] = []
    var counts: Set<UInt64> = []
    while counts.count < 3, let part = TestHost.readSome(channel) {
      frames += part
      for case .results(let records) in TestHost.events(in: frames) {
        counts.formUnion(records.filter { $0.startLine == 2 }.map(\.count))
      }
    }
    #expect(counts.count >= 3)
    host.stop()
    _ = host.waitForEnd()
    close(channel)
  }

  @Test func valuesAreSeenWhileAPageIsBusyWithSomethingElse() throws {
    let host = TestHost()
    let page = try BuiltPage(
      "import Foundation\nlet a = 5\nlet b = \"x\"\nlet c: Int? = 4\nsleep(1000)")
    let channel = host.start(page)
    var frames: [UInt8] = []
    var outcome = TestHost.Outcome()
    while outcome.results.count < 3, let part = TestHost.readSome(channel) {
      frames += part
      outcome.events = TestHost.events(in: frames)
    }
    #expect(outcome.results.map(\.summary) == ["5", "\"x\"", "4"])
    host.stop()
    _ = host.waitForEnd()
    close(channel)
  }

  @Test func aPageNeedsNothingButTheRuntimesModule() throws {
    let page = try BuiltPage("let a = [1, 2]", modules: ["PageRuntime"])
    #expect(TestHost().run(page).results.map(\.summary) == ["[1, 2]"])
  }
}
