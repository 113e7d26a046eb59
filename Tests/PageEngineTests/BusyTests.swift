import Foundation
import Testing

@testable import PageEngine

/// What a page may compute after its top level: turns and rests are free, one that never ends is not.
@Suite(.serialized) struct BusyTests {
  /// After the top level a page may take its time, but not all of it.
  @Test(arguments: Handler.all) func aHandlerThatNeverReturnsIsStopped(_ handler: Handler)
    async throws
  {
    var limits = Limits()
    limits.busyTime = 0.5
    limits.backgroundTime = 0.5
    let stopped = try await TestBench(limits: limits).run(handler.page)
    guard case .overLimit(.time, let place) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome))")
      return
    }
    #expect(place?.line == handler.line)
    limits.busyTime = nil
    limits.backgroundTime = nil
    let free = try await TestBench(limits: limits).run(handler.page)
    #expect(free.outcome == .finished(pageStatus: 0))
  }

  @Test func aBusyPageThatTurnsItsRunLoopGoesOn() async throws {
    var limits = Limits()
    limits.busyTime = 0.5
    let page = """
      import Foundation
      import PlaygroundSupport
      PlaygroundPage.current.needsIndefiniteExecution = true
      let end = Date() + 2
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
        let turn = Date() + 0.1
        while Date() < min(turn, end) {}
        if Date() >= end { PlaygroundPage.current.finishExecution() }
      }
      """
    let record = try await TestBench(limits: limits).run(page)
    #expect(record.outcome == .finished(pageStatus: 0))
  }

  @Test func theMeterCountsOnlyWhatNeverRests() {
    var limits = Limits()
    limits.busyTime = 1
    limits.backgroundTime = 2
    var meter = BusyMeter(limits)
    let second: UInt64 = 1_000_000_000
    func use(_ thread: pid_t, _ running: UInt64, _ waiting: UInt64 = 0) -> BusyMeter.Use {
      BusyMeter.Use(
        thread: thread, role: thread == 1 ? .main : .other, running: running, waiting: waiting)
    }
    #expect(meter.sample([use(1, 0), use(2, 0)], turns: .none, time: 0) == nil)
    // Half of the time without a processor: busy, but only half as far.
    #expect(meter.sample([use(1, second / 2, second / 2)], turns: .none, time: second) == nil)
    #expect(meter.sample([use(1, second, second)], turns: .none, time: 2 * second) == nil)
    #expect(
      meter.sample([use(1, second * 3 / 2, second * 3 / 2)], turns: .none, time: 3 * second) == 1)
    // A turn, or a rest, and it begins anew.
    #expect(meter.sample([use(1, second * 2, second * 2)], turns: .some, time: 4 * second) == nil)
    #expect(
      meter.sample([use(1, second * 5 / 2, second * 2)], turns: .none, time: 5 * second) == nil)
    #expect(
      meter.sample([use(1, second * 7 / 2, second * 2)], turns: .none, time: 6 * second) == nil)
  }
}

/// A loop in the different places where page code runs after the top level. With the limits lifted
/// it ends after a second and a half of processor time, however busy the machine is.
struct Handler: Sendable, CustomTestStringConvertible {
  var name: String
  var line: Int
  var page: String

  var testDescription: String { name }

  private static let opening = """
    import Foundation
    import PlaygroundSupport
    PlaygroundPage.current.needsIndefiniteExecution = true
    let end = 1_500_000

    """
  /// On one line, so that each instruction of the loop is there.
  private static let body = """
      while clock() < end {}
      PlaygroundPage.current.finishExecution()
    }

    """

  static let all = [
    Handler(
      name: "a timer", line: 6,
      page: opening + "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in\n" + body),
    Handler(
      name: "the main queue", line: 6, page: opening + "DispatchQueue.main.async {\n" + body),
    Handler(
      name: "another queue", line: 6, page: opening + "DispatchQueue.global().async {\n" + body),
    Handler(name: "a task", line: 6, page: opening + "Task.detached {\n" + body),
  ]
}
