import Foundation
import Synchronization
import Testing

@testable import PageEngine

/// Texts that come faster than they can be built.
@Suite(.serialized) struct BuildStressTests {
  @Test func ofTwoHundredQuickTextsTheLastIsBuiltAndNothingIsLeft() async throws {
    let session = try await PageSession(TestBench().configuration)
    let watch = FrontEndWatch(session.folder.path)
    var last: Task<RunRecord, Never>?
    for number in 1...200 {
      let isWrong = number % 3 == 0
      let text = isWrong ? "let a: Int = \"\(number)\"" : "print(\(number))"
      // Every tenth has changed Sources as well.
      let sources = [
        PageInput.Text(path: "Sources/A.swift", text: "public let a = \(number / 10)")
      ]
      let run = session.run(TestBench.input(text, sources: sources))
      last = Task { await RunRecord(run) }
      try await Task.sleep(for: .milliseconds(number % 7 == 0 ? 60 : 3))
    }
    #expect(await last?.value.output == "200\n")
    watch.stop()
    // One waits for the next text, and two work where a text is tried by other modes.
    #expect((1...3).contains(watch.most), "\(watch.most)")
    let builds = try FileManager.default.contentsOfDirectory(atPath: session.folder.build)
    // Those of the last two pages, and of the compiler that waits.
    #expect(builds.filter { $0.hasPrefix("page-") }.count <= 3, "\(builds)")
    #expect(builds.filter { $0.hasPrefix("Test_Sources") }.count <= 3)
    #expect(builds.filter { $0.hasSuffix(".o") || $0.hasSuffix(".dia") }.isEmpty)
    await session.close()
    #expect(Processes.ours(named: session.folder.path).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: session.folder.path))
  }

  @Test func aTextThatCompilesNeverHasTwoFrontEndsAtWork() async throws {
    let session = try await PageSession(TestBench().configuration)
    let watch = FrontEndWatch(session.folder.path)
    for number in 1...40 {
      let run = session.run(TestBench.input("print(\(number))"))
      if number % 8 == 0 {
        #expect(await RunRecord(run).output == "\(number)\n")
      } else {
        try await Task.sleep(for: .milliseconds(number % 5 * 20))
      }
    }
    watch.stop()
    #expect((1...2).contains(watch.most), "\(watch.most)")
    await session.close()
  }
}

/// Looks again and again how many front ends of a session there are.
private final class FrontEndWatch: Sendable {
  private let state = Mutex((most: 0, isOver: false))

  var most: Int { state.withLock { $0.most } }

  init(_ folder: String) {
    Thread.detachNewThread { [self] in
      while state.withLock({ !$0.isOver }) {
        let count = Processes.ours(named: folder).filter {
          // Not the sandbox, whose arguments name it too.
          Processes.command($0).prefix { $0 != "\0" && $0 != " " }.hasSuffix("swift-frontend")
        }.count
        state.withLock { $0.most = max($0.most, count) }
        usleep(4000)
      }
    }
  }

  func stop() {
    state.withLock { $0.isOver = true }
  }
}
