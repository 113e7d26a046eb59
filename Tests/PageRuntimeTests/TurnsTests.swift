import Foundation
import PageProtocol
import Testing

@Suite("Threads take turns in virtual time", .serialized)
struct TurnsTests {
  /// A hundred runs, or as many as `LEK_CLOCK_RUNS` says, are for whoever has changed the clock.
  static let runs = ProcessInfo.processInfo.environment["LEK_CLOCK_RUNS"].flatMap(Int.init) ?? 20

  /// Threads of every kind, none of which the main thread waits for.
  static let busy =
    ClockTests.goOn + """
      for index in 0..<6 {
        DispatchQueue.global().async {
          print("global", index, now())
          usleep(UInt32(10_000 * (7 - index)))
          print("slept", index, now())
        }
        Thread.detachNewThread { print("thread", index); usleep(1); print("end of thread", index) }
        Task.detached {
          print("task", index)
          try? await Task.sleep(nanoseconds: 1_000_000)
          await MainActor.run { print("main actor", index, now()) }
        }
      }
      let operations = OperationQueue()
      for index in 0..<6 { operations.addOperation { print("operation", index) } }
      DispatchQueue.concurrentPerform(iterations: 4) { print("perform", $0) }
      let lock = NSLock()
      for index in 0..<3 {
        Thread.detachNewThread {
          lock.lock()
          usleep(5000)
          print("locked", index, now())
          lock.unlock()
        }
      }
      Task {
        await withTaskGroup(of: Int.self) { group in
          for index in 0..<8 { group.addTask { await Task.yield(); return index } }
          for await value in group { print("value", value) }
        }
      }
      print("end of the top level")
      """

  @Test func whatManyThreadsDoIsDoneInOneOrder() throws {
    let host = TestHost()
    let page = try BuiltPage(Self.busy)
    let first = host.run(page, clock: .virtual(seconds: 1))
    let lines = first.console().split(separator: "\n")
    #expect(lines.count == 6 * 2 + 6 * 2 + 6 * 2 + 6 + 4 + 3 + 8 + 1)
    #expect(reasons(first).isEmpty)
    for _ in 1..<Self.runs {
      #expect(host.run(page, clock: .virtual(seconds: 1)).console() == first.console())
    }
  }

  static let spinning = """
    import Foundation
    final class Flag { var isSet = false }
    let flag = Flag()
    Thread.detachNewThread { flag.isSet = true }
    while !flag.isSet {}
    print("set")
    """

  @Test func aThreadThatNeverWaitsIsToldOf() throws {
    let outcome = TestHost().run(try BuiltPage(Self.spinning), clock: .virtual(seconds: 1))
    #expect(reasons(outcome) == ["a thread never waited, and others ran beside it"])
    #expect(outcome.console() == "set\n")
  }

  @Test func inRealTimeNobodyTakesTurns() throws {
    let outcome = TestHost().run(try BuiltPage(Self.spinning))
    #expect(reasons(outcome).isEmpty)
    #expect(outcome.console() == "set\n")
  }

  @Test func aTimerThatFollowsRealTimeIsToldOf() throws {
    let page = try BuiltPage("import Foundation\nalarm(1000)\nalarm(1000)")
    let outcome = TestHost().run(page, clock: .virtual(seconds: 1))
    #expect(reasons(outcome) == ["a timer sends signals by real time"])
    #expect(reasons(TestHost().run(page)).isEmpty)
  }

  @Test func aCrashOfAThreadIsACrash() throws {
    let page = try BuiltPage(
      """
      import Foundation
      Thread.detachNewThread { usleep(10); fatalError("in a thread") }
      sleep(1)
      print("never seen")
      """)
    let outcome = TestHost().run(page, clock: .virtual(seconds: 2))
    #expect(outcome.console() == "")
    #expect(outcome.finish == nil)
    if case .exited = outcome.end { Issue.record("The page ended as if nothing had happened.") }
  }

  private func reasons(_ outcome: TestHost.Outcome) -> [String] {
    outcome.events.compactMap { event in
      if case .nondeterministic(let reason) = event { reason } else { nil }
    }
  }
}
