import Foundation
import Testing

@Suite(.serialized) struct BuiltCommandTests {
  private let lek: BuiltCommand

  init() throws {
    lek = try BuiltCommand()
  }

  @Test func usageIsRefusedOnOneLine() throws {
    for arguments in [["frob"], ["run"], ["run", "/no/such.playground"], ["open", "--port", "x"]] {
      let outcome = try lek.run(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("lek: ") && outcome.errors.count { $0 == "\n" } == 1)
    }
  }

  @Test func helpAndVersionAreGiven() throws {
    #expect(try lek.run(["--help"]).output.contains("lek run PATH"))
    #expect(try lek.run(["--version"]).output.hasPrefix("lek "))
  }

  @Test func aPagePrintsToStandardOutput() throws {
    let page = try lek.playground("print(\"hej\")\nlet a = 6 * 7\nprint(a)")
    let outcome = try lek.run(["run", page])
    #expect(outcome.status == 0)
    #expect(outcome.output == "hej\n42\n" && outcome.errors.isEmpty)
  }

  @Test func theSamePageGivesTheSameBytesTwice() throws {
    let page = try lek.playground(
      "let words = [\"a\": 1, \"b\": 2]\nfor word in words { print(word) }")
    let first = try lek.run(["run", page, "--time", "1", "--json"])
    let second = try lek.run(["run", page, "--time", "1", "--json"])
    #expect(first.output == second.output && first.output.contains(#""event":"result""#))
    #expect(!first.output.contains("timing"))
    #expect(first.lines.last == #"{"event":"exit","status":0,"pageStatus":0}"#)
  }

  @Test func aPageThatDoesNotCompileHasStatusOne() throws {
    let page = try lek.playground("let number: Int = \"text\"")
    let outcome = try lek.run(["run", page])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("\(page)/Contents.swift:1:19: error: cannot convert value"))
  }

  @Test func aCrashHasStatusThreeAndItsLine() throws {
    let page = try lek.playground("print(\"before\")\nlet list = [1]\nprint(list[list.count])")
    let outcome = try lek.run(["run", page])
    #expect(outcome.status == 3)
    #expect(outcome.output.hasPrefix("before\n"))
    #expect(outcome.errors.contains("/Contents.swift:3:"))
  }

  @Test func aPagesOwnStatusIsNotOurs() throws {
    let page = try lek.playground("import Foundation\nexit(9)")
    let outcome = try lek.run(["run", page, "--json"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.last == #"{"event":"exit","status":0,"pageStatus":9}"#)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aPageThatGoesOnEndsWithASignal(number: Int32) throws {
    let page = try lek.playground(
      "import Foundation\nprint(\"going on\")\nRunLoop.main.run(until: .distantFuture)")
    let (process, output, _) = try lek.start(["run", page])
    #expect(output.fileHandleForReading.line() == "going on\n")
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test func theStudioPrintsItsAddressAndEndsWithASignal() async throws {
    let page = try lek.playground("let a = 1")
    let (process, output, _) = try lek.start(
      ["open", page, "--no-browser"], environment: ["LEK_HOME": try lek.studioHome()])
    let line = output.fileHandleForReading.line()
    let form = #/http://127\.0\.0\.1:[0-9]+/\?token=[0-9a-f]{32}\n/#
    #expect(try form.wholeMatch(in: line) != nil)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }
}
