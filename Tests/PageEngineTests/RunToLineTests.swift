import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// Runs that end their top level behind a line.
struct RunToLineTests {
  private func run(_ text: String, to line: Int?) async throws -> RunRecord {
    let session = try await PageSession(TestBench().configuration)
    var input = TestBench.input(text)
    input.lastLine = line
    let record = await RunRecord(session.run(input))
    await session.close()
    return record
  }

  private let three = "print(\"one\")\nlet two = 2\nprint(\"three\")"

  @Test func whatComesBelowTheLineDoesNotHappen() async throws {
    #expect(try await run(three, to: 1).output == "one\n")
    #expect(try await run(three, to: 2).output == "one\n")
    #expect(try await run(three, to: 3).output == "one\nthree\n")
    #expect(try await run(three, to: nil).output == "one\nthree\n")
  }

  @Test func valuesUpToTheLineAreThere() async throws {
    let record = try await run(three, to: 2)
    #expect(record.results.map(\.record.summary).contains("2"))
    #expect(record.outcome == .finished(pageStatus: 0))
    #expect(record.diagnostics.isEmpty)
  }

  @Test func aLoopIsRunToItsEnd() async throws {
    let text = "for index in 1...3 {\n  print(index)\n}\nprint(\"after\")"
    #expect(try await run(text, to: 2).output == "1\n2\n3\n")
  }

  @Test func functionsBelowCanBeCalledAbove() async throws {
    let text = "print(twice(2))\nprint(\"not this\")\nfunc twice(_ n: Int) -> Int { 2 * n }"
    #expect(try await run(text, to: 1).output == "4\n")
  }

  @Test func aPageThatAwaitsEndsThereToo() async throws {
    let text = """
      func slow() async -> Int { 1 }
      print(await slow())
      print("not this")
      """
    #expect(try await run(text, to: 2).output == "1\n")
  }

  @Test func aLiveViewThatWasSetAboveGoesOn() async throws {
    let text = """
      import UIKit
      import PlaygroundSupport
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
      PlaygroundPage.current.liveView = view
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        print("later")
        PlaygroundPage.current.finishExecution()
      }
      view.frame.size.width = 10
      """
    let record = try await run(text, to: 5)
    #expect(record.output == "later\n")
    #expect(record.liveViews.first == CGSize(width: 50, height: 60))
  }
}
