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
    // Two seconds of processor time, however busy the machine is.
    let page = "import Foundation\nlet end = 2_000_000\nwhile clock() < end {\n}\nprint(\"done\")"
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

  /// Each process stays within the limit; all together do not.
  @Test func memoryIsCountedOverAllProcesses() async throws {
    var limits = Limits()
    limits.memory = 512 << 20
    // Filling that much takes some machines longer.
    limits.topLevelTime = nil
    let page = """
      import Foundation
      typealias Fork = @convention(c) () -> Int32
      let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
      func map(_ count: Int, _ kind: Int32) -> UnsafeMutableRawPointer {
        mmap(nil, count, PROT_READ | PROT_WRITE, kind | MAP_ANONYMOUS, -1, 0)!
      }
      let full = map(4, MAP_SHARED).assumingMemoryBound(to: UInt8.self)
      for child in 0..<4 where fork() == 0 {
        memset(map(250 << 20, MAP_PRIVATE), 1, 250 << 20)
        full[child] = 1
        sleep(100)
      }
      while full[0] + full[1] + full[2] + full[3] < 4 { usleep(10_000) }
      sleep(1)
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
    let stopped = try await TestBench(limits: limit.limits(1 << 16)).run(page)
    guard case .overLimit(.output, let place) = stopped.outcome else {
      Issue.record("\(String(describing: stopped.outcome))")
      return
    }
    #expect(place?.line == 2)
    // Where the page waits for a processor, some seconds may pass before one is full.
    #expect(stopped.output.utf8.count <= 1 << 18)
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
