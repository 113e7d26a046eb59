import Foundation
import Guarded
import Testing

@testable import PageEngine

/// When a page is stopped, and for what.
struct PageWatchTests {
  @Test func codeThatGoesOnIsStoppedForItsTime() async {
    #expect(await stopped { false } == .forLimit(.time))
  }

  /// Telling where it crashed takes a slow machine longer than the page's code may take.
  @Test func aCrashedPageIsNotStoppedForTheTimeOfItsReport() async {
    #expect(await stopped { true } == .forNothing)
  }

  @Test func aReportMayTakeMoreThanThePageItself() async throws {
    var limits = Limits()
    limits.backgroundTime = 0.05
    let record = try await TestBench(limits: limits).run(
      "let a = [1]\nprint(a[CommandLine.argc == 0 ? 0 : 5])")
    #expect(record.crash?.message == "Fatal error: Index out of range")
    #expect(record.crash?.line == 2)
  }

  @Test func aCrashedChildIsNoCrashedPage() async throws {
    var limits = Limits()
    limits.topLevelTime = 1
    let record = try await TestBench(limits: limits).run(
      """
      import Foundation
      let fork = unsafeBitCast(
        dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
      if fork() == 0 { abort() }
      while true {}
      """)
    guard case .overLimit(.time, _) = record.outcome else {
      Issue.record("\(String(describing: record.outcome)) \(record.errors)")
      return
    }
  }

  private enum Stop: Equatable {
    case forLimit(Limit), forNothing
  }

  /// How a page ends whose time is up at once.
  private func stopped(hasCrashed: @escaping @Sendable () -> Bool) async -> Stop {
    var limits = Limits()
    limits.topLevelTime = 0
    let stop = Promise<Stop>()
    let page = WatchedPage(
      host: getpid(), hasCrashed: hasCrashed,
      stop: { limit, _ in stop.fulfil(limit.map(Stop.forLimit) ?? .forNothing) })
    let watch = PageWatch(limits, page: page, patience: 0.3)
    watch.start()
    return await stop.value()
  }
}
