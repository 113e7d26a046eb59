import Foundation
import PageProtocol
import Testing

@Suite("The value log, beside a page that does as it likes", .serialized)
struct ValueLogConductTests {
  private func results(_ source: String) throws -> [ResultRecord] {
    TestHost().run(try BuiltPage(source)).results
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

  @Test func objectsGoInALoopAsTheyWouldWithoutALog() throws {
    let page = try BuiltPage(
      """
      final class Thing {
        let number: Int
        init(_ number: Int) { self.number = number }
        deinit { print("\\(number) gone", terminator: " ") }
      }
      func make(_ number: Int) -> Thing { Thing(number) }
      for number in 1...2 {
        let thing = make(number)
        var list = [thing]
        list.removeAll()
      }
      print("end")
      """)
    #expect(TestHost().run(page).console() == "1 gone 2 gone end\n")
  }

  @Test func aDescriptionThatCrashesLeavesTheOtherResults() throws {
    let page = try BuiltPage(
      """
      struct Fragile: CustomStringConvertible {
        var parts: [Int]
        var description: String { "\\(parts[5])" }
      }
      let before = [1, 2]
      let fragile = Fragile(parts: [])
      let after = 3
      """)
    let outcome = TestHost().run(page)
    #expect(outcome.results.filter { $0.startLine == 5 }.map(\.summary) == ["[1, 2]"])
    #expect(!outcome.results.contains { $0.name == "after" })
    guard case .signalled = outcome.end else { return #expect(Bool(false), "\(outcome)") }
  }

  @Test func aStackOverflowLeavesTheResults() throws {
    let page = try BuiltPage(
      """
      let before = "kept"
      func deeper(_ number: Int) -> Int { deeper(number + 1) + 1 }
      deeper(0)
      """)
    for clock in [RunRequest.Clock.real, .virtual(seconds: 1)] {
      let outcome = TestHost().run(page, clock: clock)
      #expect(outcome.results.first?.summary == "\"kept\"")
      #expect((outcome.results.first { $0.name == "number" }?.count ?? 0) > 1_000)
      guard case .signalled = outcome.end else { return #expect(Bool(false), "\(outcome)") }
    }
  }

  @Test func aDescriptionThatNeverEndsLeavesTheOtherResults() throws {
    let host = TestHost()
    let page = try BuiltPage(
      """
      struct Endless: CustomStringConvertible {
        var description: String { while true {} }
      }
      let before = [1, 2]
      let endless = Endless()
      """)
    let channel = host.start(page)
    var frames: [UInt8] = []
    var outcome = TestHost.Outcome()
    while outcome.results.isEmpty, let part = TestHost.readSome(channel) {
      frames += part
      outcome.events = TestHost.events(in: frames)
    }
    #expect(outcome.results.first?.summary == "[1, 2]")
    host.stop()
    _ = host.waitForEnd()
    close(channel)
  }

  @Test func whatADescriptionPrintsIsHeardOnceForAPlace() throws {
    let page = try BuiltPage(
      """
      struct Loud: CustomStringConvertible {
        var number: Int
        var description: String {
          print("hear \\(number)")
          return "loud \\(number)"
        }
      }
      for number in 1...500 {
        let loud = Loud(number: number)
      }
      print("\\(Loud(number: 7))")
      """)
    let outcome = TestHost().run(page)
    #expect(outcome.console() == "hear 1\nhear 7\nloud 7\n")
    #expect(outcome.results.first { $0.name == "loud" }?.last == "loud 500")
    #expect(outcome.results.last?.summary == #""loud 7\n""#)
  }

  @Test func aBusyTimerSendsNoMoreThanOneMaySee() throws {
    let page = try BuiltPage(
      """
      import Foundation
      import PlaygroundSupport
      var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
        count += 1
        count
      }
      PlaygroundPage.current.needsIndefiniteExecution = true
      """)
    let outcome = TestHost().run(page, clock: .virtual(seconds: 1))
    let sends = outcome.events.filter { $0.kind == .results }.count
    #expect((40...70).contains(sends))
    let count = try #require(outcome.results.first { $0.startLine == 5 })
    #expect(count.count >= 999)
    #expect(count.summary == "\(count.count)")
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

  @Test func listsAndTextsAreNotCopiedBecauseTheyAreLogged() throws {
    let page = try BuiltPage(
      """
      var list = [0]
      var names = ["a"]
      var text = "a text that is not short"
      var places: [Set<UnsafeRawPointer?>] = [[], [], []]
      for n in 0..<5_000 {
        list.append(n); list.append(n)
        names.append("n"); names.append("m")
        text += "x"; text += "y"
        places[0].insert(list.withUnsafeBytes { $0.baseAddress })
        places[1].insert(names.withUnsafeBytes { $0.baseAddress })
        places[2].insert(text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil)
      }
      print(places.map { $0.count < 40 })
      """)
    #expect(TestHost().run(page).console() == "[true, true, true]\n")
  }

  @Test func threadsMayLogAtOnce() throws {
    let page = try BuiltPage(
      """
      import Dispatch
      final class Node { var number: Int; init(_ number: Int) { self.number = number } }
      struct Told: CustomStringConvertible {
        var number: Int
        var name: String
        var description: String { "told \\(number)" }
      }
      func anything<Value>(_ value: Value) { let same = value }
      DispatchQueue.concurrentPerform(iterations: 8) { lane in
        for n in 0..<5_000 {
          let value = n
          let text = "a text that is not short: \\(n)"
          let list = [n, lane]
          let node = Node(n)
          let told = Told(number: n, name: text)
          let many = ["a": [n]]
          anything(n)
          anything(text)
          if n % 1_000 == 0 { print(n, terminator: " ") }
        }
      }
      print("done")
      """)
    let outcome = TestHost().run(page)
    let all = outcome.results
    for name in ["text", "list", "node", "told", "many"] {
      #expect(all.filter { $0.name == name }.map(\.count) == [40_000])
    }
    #expect(all.first { $0.name == "same" }?.count == 80_000)
    let value = try #require(all.first { $0.name == "value" && $0.typeName == "Int" })
    #expect(value.count == 40_000 + (value.startLine == 8 ? 80_000 : 0))
    #expect(value.minimum == 0 && value.maximum == 4_999)
    #expect(outcome.console().hasSuffix("done\n"))
    #expect(outcome.end == .exited(status: 0))
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

  /// The first values are sent about two thousandths of a second after they came: here the page ends
  /// before, then and after.
  @Test func aPageMayEndWhileItsLastValuesAreBeingSent() throws {
    let values = (0..<100).map { "let v\($0) = Place(name: \"p\", spots: [\($0), 2, 3])" }
    let page = try BuiltPage(
      """
      import Foundation
      struct Place { var name: String; var spots: [Int] }
      \(values.joined(separator: "\n"))
      usleep(UInt32(getpid()) % 200 * 20)
      """)
    let host = TestHost()
    for _ in 1...300 {
      #expect(host.run(page).results.filter { $0.name.hasPrefix("v") }.count >= 100)
    }
  }
}
