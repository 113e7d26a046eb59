import Foundation
import Testing

@testable import PageEngine

/// Each limit is tried twice, the second time with only that limit lifted: the page has to be
/// stopped by the limit, and by nothing else.
///
/// Long because every limit stands beside the others, with its twin.
@Suite(.serialized) struct LimitsTests {
  @Test func timeEndsAnEndlessLoopAndNamesItsLine() async throws {
    var limits = Limits()
    limits.topLevelTime = 0.5
    let page = "import Foundation\nlet end = Date() + 12\nwhile Date() < end {\n}\nprint(\"done\")"
    let stopped = try await TestBench(limits: limits).run(page)
    guard case .overLimit(.time, let place) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome))")
      return
    }
    #expect(place?.file == "Contents.swift")
    #expect(place?.line == 3 || place?.line == 4)
    limits.topLevelTime = nil
    let free = try await TestBench(limits: limits).run(page)
    #expect(free.output == "done\n")
  }

  @Test func aTightLoopHasItsLineNamedToo() async throws {
    var limits = Limits()
    limits.topLevelTime = 0.5
    let stopped = try await TestBench(limits: limits).run("let a = 1\nwhile true {}")
    guard case .overLimit(.time, let place) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome))")
      return
    }
    #expect(place?.line == 2)
  }

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

  /// Each process stays within the limit; all together do not.
  @Test func memoryIsCountedOverAllProcesses() async throws {
    var limits = Limits()
    limits.memory = 512 << 20
    let page = """
      import Foundation
      typealias Fork = @convention(c) () -> Int32
      let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
      for _ in 0..<3 where fork() == 0 {
        let memory = mmap(nil, 250 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
        memset(memory, 1, 250 << 20)
        sleep(100)
      }
      sleep(3)
      print("free")
      """
    let stopped = try await TestBench(limits: limits).run(page)
    guard case .overLimit(.memory, _) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome)) \(stopped.errors)")
      return
    }
    limits.memory = nil
    let free = try await TestBench(limits: limits).run(page)
    #expect(free.output == "free\n")
  }

  @Test func memoryEndsAPageThatTakesTooMuch() async throws {
    var limits = Limits()
    limits.memory = 512 << 20
    let page = """
      import Foundation
      let count = 700 << 20
      let memory = [UInt8](repeating: 1, count: count)
      print(memory[count - 1])
      """
    let stopped = try await TestBench(limits: limits).run(page)
    #expect(stopped.output == "")
    guard case .overLimit(.memory, let place) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome)) \(stopped.errors)")
      return
    }
    #expect(place?.line == 3)
    limits.memory = nil
    let free = try await TestBench(limits: limits).run(page)
    #expect(free.output == "1\n")
  }

  @Test func processesAreCounted() async throws {
    var limits = Limits()
    limits.processes = 24
    let page = """
      import Foundation
      var started = 0
      for _ in 0..<40 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/sleep")
        process.arguments = ["3"]
        if (try? process.run()) != nil { started += 1 }
      }
      print(started == 40 ? "all" : "some")
      """
    let stopped = try await TestBench(limits: limits).run(page)
    #expect(stopped.output != "all\n")
    limits.processes = nil
    let free = try await TestBench(limits: limits).run(page)
    #expect(free.output == "all\n", "\(free)")
  }

  @Test func filesAreCounted() async throws {
    var limits = Limits()
    limits.files = 64
    let page = "import Foundation\nprint((0..<100).allSatisfy { _ in dup(0) >= 0 })"
    #expect(try await TestBench(limits: limits).run(page).output == "false\n")
    limits.files = nil
    let free = try await TestBench(limits: limits).run(page)
    #expect(free.output == "true\n", "\(free)")
  }

  @Test func filesHaveALongestLength() async throws {
    var limits = Limits()
    limits.fileSize = 1 << 20
    let page = """
      import Foundation
      let file = open(NSTemporaryDirectory() + "/big", O_CREAT | O_WRONLY, 0o600)
      let bytes = [UInt8](repeating: 0, count: 2 << 20)
      let first = write(file, bytes, bytes.count)
      let second = write(file, bytes, bytes.count)
      print(first + second == 4 << 20)
      """
    #expect(try await TestBench(limits: limits).run(page).output != "true\n")
    limits.fileSize = nil
    let free = try await TestBench(limits: limits).run(page)
    #expect(free.output == "true\n", "\(free)")
  }

  @Test(arguments: ["/tmp", "/dev/shm", Sandbox.home])
  func whatCanBeWrittenIsFullAtSomePoint(_ folder: String) async throws {
    var limits = Limits()
    limits.temporaryFolder = 1 << 20
    let page = """
      import Foundation
      let file = open("\(folder)/big", O_CREAT | O_WRONLY, 0o600)
      let bytes = [UInt8](repeating: 0, count: 2 << 20)
      print(write(file, bytes, bytes.count) == bytes.count)
      """
    #expect(try await TestBench(limits: limits).run(page).output == "false\n")
    limits.temporaryFolder = nil
    let free = try await TestBench(limits: limits).run(page)
    #expect(free.output == "true\n", "\(free)")
  }

  @Test(arguments: [OutputLimit.perSecond, .inAll])
  func aFloodOfOutputIsStopped(_ limit: OutputLimit) async throws {
    let page = "let line = String(repeating: \"x\", count: 9_999)\nfor _ in 0..<300 { print(line) }"
    let stopped = try await TestBench(limits: limit.limits(1 << 20)).run(page)
    guard case .overLimit(.output, let place) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome))")
      return
    }
    #expect(place?.line == 2)
    #expect(stopped.output.utf8.count <= 1 << 20)
    let free = try await TestBench(limits: limit.limits(nil)).run(page)
    #expect(free.output.utf8.count == 3_000_000)
  }

  @Test func theMeterForgetsWithEachSecondButNotTheWhole() {
    var limits = Limits()
    limits.outputPerSecond = 100
    limits.outputInAll = 250
    var meter = OutputMeter(limits)
    let second: UInt64 = 1_000_000_000
    #expect(meter.count(100, now: second) == .within)
    #expect(meter.count(100, now: 2 * second) == .within)
    #expect(meter.count(1, now: 2 * second + 1) == .over)
    #expect(meter.count(50, now: 3 * second) == .over)
  }

  @Test func aPageThatIsNotReadWaits() async throws {
    var limits = Limits()
    limits.outputPerSecond = nil
    limits.outputInAll = nil
    limits.topLevelTime = nil
    let session = try await PageSession(TestBench(limits: limits).configuration)
    let page =
      "let line = String(repeating: \"x\", count: 99_999)\nfor _ in 0..<500 { print(line) }"
    var bytes = 0
    for await event in session.run(TestBench.input(page)) {
      if case .console(_, let part) = event {
        if bytes == 0 { try await Task.sleep(for: .milliseconds(300)) }
        bytes += part.count
      }
    }
    #expect(bytes == 50_000_000)
    await session.close()
  }
}

/// Which of the two limits on output is set.
enum OutputLimit: Sendable {
  case perSecond, inAll

  func limits(_ value: Int?) -> Limits {
    var limits = Limits()
    limits.outputPerSecond = nil
    limits.outputInAll = nil
    switch self {
    case .perSecond: limits.outputPerSecond = value
    case .inAll: limits.outputInAll = value
    }
    return limits
  }
}

/// A loop that never ends, in the different places where page code runs after the top level. With
/// the limits lifted it ends by itself after a while.
struct Handler: Sendable, CustomTestStringConvertible {
  var name: String
  var line: Int
  var page: String

  var testDescription: String { name }

  private static let opening = """
    import Foundation
    import PlaygroundSupport
    PlaygroundPage.current.needsIndefiniteExecution = true
    let end = Date() + 3

    """
  private static let body = """
      while Date() < end {
      }
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
