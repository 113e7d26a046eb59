import Foundation
import PageProtocol
import Testing

@Suite("The page's clock", .serialized)
struct ClockTests {
  /// What PlaygroundSupport tells when a page asks to go on.
  static let goOn = """
    import Foundation
    let wish = "PlaygroundPageNeedsIndefiniteExecution"
    NotificationCenter.default.post(
      name: Notification.Name(wish + "DidChangeNotification"), object: nil, userInfo: [wish: true])
    let start = Date()
    func now() -> Int { Int((Date().timeIntervalSince(start) * 1000).rounded()) }

    """

  static let everyWayToWait =
    goOn + """
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in print("timer", now()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { print("after", now()) }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.7) {
        let then = now()
        DispatchQueue.main.async { print("global", then) }
      }
      Task { try? await Task.sleep(nanoseconds: 800_000_000); print("task", now()) }
      let condition = NSCondition()
      Thread.detachNewThread {
        condition.lock()
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.9))
        condition.unlock()
        let then = now()
        DispatchQueue.main.async { print("condition", then) }
      }
      DispatchQueue.global().async {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.95)
        let then = now()
        DispatchQueue.main.async { print("semaphore", then) }
      }
      print([1, 2, 3, 4, 5, 6, 7, 8].shuffled(), Int.random(in: 0..<1000), UUID())
      """

  @Test func everyWayToWaitFollowsVirtualTime() throws {
    let page = try BuiltPage(Self.everyWayToWait)
    let outcome = TestHost().run(page, clock: .virtual(seconds: 1.1))
    let lines = outcome.console().split(separator: "\n").dropFirst().map(String.init)
    #expect(
      lines == [
        "timer 250", "timer 500", "after 600", "global 700", "timer 750", "task 800",
        "condition 900", "semaphore 950", "timer 1000",
      ])
    #expect(outcome.finish == .timeIsUp)
  }

  @Test func aHundredRunsGiveTheSameBytes() throws {
    let host = TestHost()
    let page = try BuiltPage(Self.everyWayToWait)
    func bytes() -> [UInt8] {
      host.run(page, clock: .virtual(seconds: 1.1)).events.flatMap { event -> [UInt8] in
        if case .mark = event { return [] }
        // Objects' addresses are the same only in a host's first run.
        if case .results = event { return [] }
        return event.encoded()
      }
    }
    let first = bytes()
    #expect(!first.isEmpty)
    for _ in 1..<100 { #expect(bytes() == first) }
  }

  @Test func hostsWithFixedAddressesGiveTheSameBytes() throws {
    let page = try BuiltPage(
      Self.goOn + "class Thing: NSObject {}\nlet thing = Thing()\nprint(thing)")
    func bytes() -> [UInt8] {
      TestHost(addresses: .fixed).run(page, clock: .virtual(seconds: 1)).events.flatMap {
        event -> [UInt8] in
        if case .mark = event { return [] }
        return event.encoded()
      }
    }
    #expect(bytes() == bytes())
  }

  @Test func seedsChangeWhatIsDrawn() throws {
    let host = TestHost()
    let page = try BuiltPage("print((0..<20).map { _ in Int.random(in: 0..<1000) })")
    let one = host.run(page, seed: 1).console()
    #expect(host.run(page, seed: 1).console() == one)
    #expect(host.run(page, seed: 2).console() != one)
  }

  @Test func sleepingTakesNoRealTime() throws {
    let page = try BuiltPage(Self.goOn + "sleep(100_000)\nprint(now())")
    let outcome = TestHost().run(page, clock: .virtual(seconds: 200_000))
    #expect(outcome.console() == "100000000\n")
  }

  @Test func timeIsUpInTheMiddleOfASleep() throws {
    let page = try BuiltPage("import Foundation\nlet a = 1\nprint(\"x\")\nsleep(100)\nprint(\"y\")")
    let outcome = TestHost().run(page, clock: .virtual(seconds: 2))
    #expect(outcome.console() == "x\n")
    #expect(outcome.finish == .timeIsUp)
    #expect(outcome.results.first?.summary == "1")
  }

  @Test func aLoopThatWatchesTheClockEnds() throws {
    let page = try BuiltPage(
      Self.goOn + """
        let end = start.addingTimeInterval(0.01)
        var fired = false
        Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in fired = true }
        while Date() < end { RunLoop.main.run(mode: .default, before: Date()) }
        print(fired)
        """)
    #expect(TestHost().run(page, clock: .virtual(seconds: 1)).console() == "true\n")
  }

  @Test func timersFireWhileATopLevelAwaits() throws {
    let page = try BuiltPage(
      Self.goOn + """
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in print("timer", now()) }
        try? await Task.sleep(nanoseconds: 250_000_000)
        print("awaited", now())
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          print("after", now())
          Task { @MainActor in print("main actor") }
        }
        """)
    let outcome = TestHost().run(page, clock: .virtual(seconds: 0.38))
    #expect(
      outcome.console().split(separator: "\n").map(String.init) == [
        "timer 100", "timer 200", "awaited 250", "timer 300", "after 350", "main actor",
      ])
    #expect(outcome.events.contains(.topLevelEnded))
    #expect(outcome.finish == .timeIsUp)
  }

  @Test func aTopLevelThatAwaitsEnds() throws {
    let page = try BuiltPage(
      "import Foundation\ntry? await Task.sleep(nanoseconds: 1000)\nprint(\"end\")")
    let outcome = TestHost().run(page)
    #expect(outcome.console() == "end\n")
    #expect(outcome.finish == .ended)
    #expect(outcome.end == .exited(status: 0))
  }

  @Test func aTimerMadeByHandWaitsForItsInterval() throws {
    let page = try BuiltPage(
      Self.goOn + """
        final class Kept { deinit { print("released too early") } }
        func add() {
          let kept = Kept()
          let timer = Timer(timeInterval: 0.5, repeats: true) { timer in
            print("timer", now(), kept === kept)
            if now() > 900 { timer.invalidate() }
          }
          RunLoop.main.add(timer, forMode: .common)
        }
        add()
        """)
    let outcome = TestHost().run(page, clock: .virtual(seconds: 2))
    #expect(outcome.console() == "timer 500 true\ntimer 1000 true\n")
  }
}
