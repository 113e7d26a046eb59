import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// While a literal is dragged, the next page is on its way before the value is.
struct WaitingPagesTests {
  private static let text = """
    import UIKit
    print("above")
    let view = UIView()
    view.alpha = 0.5
    print(view.alpha)
    """

  private func input(_ text: String = Self.text, to new: String?) throws -> PageInput {
    var input = TestBench.input(text)
    let place = try #require(text.range(of: "0.5"))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    input.scrubbed = ScrubbedLiteral(file: input.page.path, range: start..<start + 3, text: new)
    return input
  }

  /// A session with a page that waits, or has ended while nobody wanted it.
  private func session(
    _ text: String = Self.text, limits: Limits = Limits()
  ) async throws -> PageSession {
    let session = try await PageSession(TestBench(limits: limits).configuration)
    session.prepareScrubbing(try input(text, to: nil))
    try await Waiting.until { session.hasWaitingPage }
    return session
  }

  @Test func itHasBegunBeforeItIsAskedFor() async throws {
    let session = try await session()
    try await Task.sleep(for: .seconds(1))
    let asked = Stopwatch.now
    var forked: UInt64?
    var output = ""
    for await event in session.run(try input(to: "0.75"), options: RunOptions()) {
      if case .mark(.forked, let moment) = event { forked = moment }
      if case .console(_, let bytes) = event { output += String(decoding: bytes, as: UTF8.self) }
    }
    #expect(try #require(forked) < asked)
    #expect(output == "above\n0.75\n")
    await session.close()
  }

  @Test func oneFollowsAnother() async throws {
    let session = try await session()
    for value in ["0.75", "0.25", "1.0", "0.5"] {
      let record = await RunRecord(session.run(try input(to: value)))
      #expect(record.output == "above\n\(value)\n")
      #expect(record.outcome == .finished(pageStatus: 0))
      try await Waiting.until { session.hasWaitingPage }
    }
    await session.close()
  }

  @Test func whatIsSeenLivesOnBesideIt() async throws {
    let live = Self.text + "\nimport PlaygroundSupport\nPlaygroundPage.current.liveView = view"
    let session = try await session(live)
    let shown = Task { await RunRecord(session.run(try input(live, to: "0.75"))) }
    try await Waiting.until { session.hasWaitingPage && Processes.pages(of: session).count == 2 }
    session.endScrubbing()
    try await Waiting.until { Processes.pages(of: session).count == 1 }
    session.stop()
    #expect(try await shown.value.commits > 0)
    await session.close()
    #expect(Processes.ours(named: session.folder.path).isEmpty)
  }

  @Test func whatIsAboveTheLiteralMayEndIt() async throws {
    let leaving = "import Foundation\nif getpid() > 0 { exit(3) }\nprint(0.5)"
    let session = try await session(leaving)
    try await Task.sleep(for: .milliseconds(300))
    let record = await RunRecord(session.run(try input(leaving, to: "0.75")))
    #expect(record.outcome == .finished(pageStatus: 3) && record.output.isEmpty)
    await session.close()
  }

  @Test func aCrashAboveTheLiteralIsTold() async throws {
    let crashing = "let none: [Int] = []\nprint(none[0])\nprint(0.5)"
    let session = try await session(crashing)
    let record = await RunRecord(session.run(try input(crashing, to: "0.75")))
    #expect(record.crash?.line == 2)
    await session.close()
  }

  @Test func itsTimeBeginsWithItsValue() async throws {
    var limits = Limits()
    limits.topLevelTime = 2
    let session = try await session(limits: limits)
    try await Task.sleep(for: .seconds(3))
    let record = await RunRecord(session.run(try input(to: "0.75")))
    #expect(record.output == "above\n0.75\n")
    await session.close()
  }

  @Test(arguments: [
    "while true {}\nprint(0.5)",
    "print(0.5)\nwhile true {}",
  ])
  func anEndlessLoopIsEnded(text: String) async throws {
    var limits = Limits()
    limits.topLevelTime = 1
    let session = try await session(text, limits: limits)
    let record = await RunRecord(session.run(try input(text, to: "0.75")))
    guard case .overLimit(.time, _) = record.outcome else {
      Issue.record("It ended with \(String(describing: record.outcome)).")
      return
    }
    await session.close()
  }

  @Test func onlyItsOwnLiteralIsTold() async throws {
    let session = try await session()
    let other = Self.text.replacingOccurrences(of: "above", with: "other")
    let record = await RunRecord(session.run(try input(other, to: "0.75")))
    #expect(record.output == "other\n0.75\n")
    await session.close()
  }
}
