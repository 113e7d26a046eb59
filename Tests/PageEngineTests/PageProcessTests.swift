import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// The life of a page's process, from its start to each of its ends.
///
/// Long because one kind of end is told from the others.
@Suite(.serialized) struct PageProcessTests {
  @Test func aTrapNamesItsLine() async throws {
    let record = try await TestBench().run(
      """
      func pick(_ index: Int) -> Int {
        let numbers = [1, 2, 3]
        return numbers[index]
      }
      print("before")
      print(pick(3))
      """)
    #expect(record.output == "before\n")
    #expect(record.crash?.file == "Contents.swift")
    #expect(record.crash?.line == 3)
    #expect(record.crash?.message == "Fatal error: Index out of range")
  }

  @Test func aTrapInSourcesNamesItsFile() async throws {
    let record = try await TestBench().run(
      "half(0)",
      sources: [
        PageInput.Text(
          path: "Sources/Half.swift", text: "\npublic func half(_ n: Int) { print(1 / n) }\n")
      ])
    #expect(record.crash?.file == "Sources/Half.swift")
    #expect(record.crash?.line == 2)
  }

  @Test func endlessRecursionNamesItsLine() async throws {
    let record = try await TestBench().run(
      "func f(_ n: Int) -> Int {\n  f(n + 1) + 1\n}\nprint(f(0))")
    #expect(record.crash?.line == 2)
  }

  @Test func exitIsANormalEnd() async throws {
    let record = try await TestBench().run("import Foundation\nexit(7)")
    #expect(record.outcome == .finished(pageStatus: 7))
  }

  @Test func aNewRunEndsTheOneBefore() async throws {
    let session = try await PageSession(TestBench().configuration)
    let old = session.run(TestBench.input("print(\"old\")\nwhile true {}"))
    var events = old.makeAsyncIterator()
    while let event = await events.next() {
      if case .console = event { break }
    }
    let new = await RunRecord(session.run(TestBench.input("print(\"new\")")))
    #expect(new.output == "new\n")
    var last: EngineEvent?
    while let event = await events.next() { last = event }
    guard case .ended(.cancelled) = last else {
      Issue.record("\(String(describing: last))")
      return
    }
    await session.close()
  }

  /// Typing: each text replaces the one before, at whatever stage that is. Only the last must come
  /// through, all others say that they were cancelled or have ended, and nothing is left.
  @Test func aStormOfEditsEndsWithTheLast() async throws {
    let session = try await PageSession(TestBench().configuration)
    var runs: [Task<RunRecord, Never>] = []
    for number in 0..<40 {
      let events = session.run(TestBench.input("print(\(number))\nwhile \(number) < 39 {}"))
      runs.append(Task { await RunRecord(events) })
      try await Task.sleep(for: .milliseconds(number * 8 % 190))
    }
    for (number, run) in runs.enumerated() {
      let record = await run.value
      if number == 39 {
        #expect(record.output == "39\n")
        #expect(record.outcome == .finished(pageStatus: 0))
      } else {
        #expect(record.outcome == .cancelled)
      }
    }
    await session.close()
    #expect(Processes.ours(named: session.folder.path).isEmpty)
  }

  @Test func stopEndsAPage() async throws {
    let session = try await PageSession(TestBench().configuration)
    let events = session.run(TestBench.input("print(\"on\")\nwhile true {}"))
    var outcome: RunOutcome?
    for await event in events {
      if case .console = event { session.stop() }
      if case .ended(let end) = event { outcome = end }
    }
    #expect(outcome == .cancelled)
    await session.close()
  }

  @Test func aLostHostIsReplaced() async throws {
    let session = try await PageSession(TestBench().configuration)
    _ = await RunRecord(session.run(TestBench.input("print(1)")))
    let hosts = Processes.ours(named: session.folder.path)
    #expect(!hosts.isEmpty)
    for host in hosts { kill(host, SIGKILL) }
    let record = await RunRecord(session.run(TestBench.input("print(2)")))
    #expect(record.output == "2\n")
    await session.close()
  }

  /// One host serves both; where there is too much to take away it is another.
  @Test(arguments: [3, 3_000]) func aPageFindsNothingOfTheOneBefore(count: Int) async throws {
    let session = try await PageSession(TestBench().configuration)
    let write = """
      import Foundation
      for folder in ["/tmp", "/dev/shm", NSHomeDirectory()] {
        mkdir(folder + "/deep", 0o700)
        for n in 0..<\(count) { close(open(folder + "/deep/\\(n)", O_CREAT | O_WRONLY, 0o600)) }
        chmod(folder + "/deep", 0)
      }
      print(access("/tmp/deep", F_OK))
      """
    let look = """
      import Foundation
      for folder in ["/tmp", "/dev/shm", NSHomeDirectory()] {
        print(access(folder + "/deep", F_OK))
      }
      print(access(NSHomeDirectory() + "/Documents/Shared Playground Data", W_OK))
      """
    #expect(await RunRecord(session.run(TestBench.input(write))).output == "0\n")
    #expect(await RunRecord(session.run(TestBench.input(look))).output == "-1\n-1\n-1\n0\n")
    await session.close()
  }

  /// A page that has stopped itself, or left children that nobody takes leave of, holds up nothing.
  @Test(arguments: [
    "kill(getpid(), SIGSTOP)", "for _ in 0..<50 where fork() == 0 { _exit(0) }\nsleep(1000)",
    "signal(SIGTERM, SIG_IGN)\nfor _ in 0..<20 where fork() == 0 { kill(getpid(), SIGSTOP) }\nwhile true {}",
  ]) func aWedgedPageMakesRoom(_ wedge: String) async throws {
    let session = try await PageSession(TestBench().configuration)
    let page = """
      import Foundation
      typealias Fork = @convention(c) () -> Int32
      let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
      print("in")
      fflush(stdout)
      // A process that stops itself at once takes along what it has printed.
      usleep(300_000)
      \(wedge)
      """
    for await event in session.run(TestBench.input(page)) {
      if case .console = event { break }
    }
    let host = Processes.hosts(of: session)
    let record = await RunRecord(session.run(TestBench.input("print(2)")))
    #expect(record.output == "2\n")
    // The same host: it was not lost over it.
    #expect(Processes.hosts(of: session) == host)
    await session.close()
  }

  @Test func aClosedSessionLeavesNoDescriptorOpen() async throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    func runTwice() async throws {
      let session = try await PageSession(TestBench().configuration)
      for number in 1...2 {
        let record = await RunRecord(session.run(TestBench.input("print(\(number))")))
        #expect(record.output == "\(number)\n")
      }
      await session.close()
    }
    // What a process opens once and keeps.
    try await runTwice()
    let before = try descriptors()
    for _ in 0..<3 { try await runTwice() }
    // A waiting compiler and its pipes may go a moment later.
    for _ in 0..<100 where try descriptors() > before {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try descriptors() <= before)
  }

  @Test func aHostThatIsLostWhileItStartsIsReplaced() async throws {
    let session = try await PageSession(TestBench().configuration)
    await session.prepare(TestBench.input(""))
    for process in Processes.ours(named: session.folder.host) { kill(process, SIGKILL) }
    let record = await RunRecord(session.run(TestBench.input("print(1)")))
    #expect(record.output == "1\n", "\(String(describing: record.outcome))")
    await session.close()
  }

  @Test func aHostThatIsLostJustBeforeARunIsReplaced() async throws {
    let session = try await PageSession(TestBench().configuration)
    for round in 0..<5 {
      let events = session.run(TestBench.input("print(\(round))"))
      var output = ""
      var outcome: RunOutcome?
      for await event in events {
        if case .built = event {
          for host in Processes.hosts(of: session) { kill(host, SIGKILL) }
        }
        if case .console(_, let bytes) = event { output += String(decoding: bytes, as: UTF8.self) }
        if case .ended(let end) = event { outcome = end }
      }
      // Either before the page was started, or while it ran.
      #expect(
        outcome == .finished(pageStatus: 0) && output == "\(round)\n"
          || outcome.map(ExitKind.init) == .crashed, "\(String(describing: outcome))")
    }
    await session.close()
  }

  @Test func aProcessThatADeadSessionLeftIsSwept() async throws {
    let parent = NSTemporaryDirectory() + "lekplats-sweep-\(getpid())-processes"
    let left = parent + "/lekplats-99999999-abcdef"
    defer { try? FileManager.default.removeItem(atPath: parent) }
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    let none = try Descriptor.open("/dev/null", O_RDWR)
    let process = try ChildProcess(
      ChildProcess.Request(
        arguments: ["/bin/sh", "-c", "sleep 1000; :", left + "/host"],
        descriptors: [none.number, none.number, none.number]))
    // The kernel wakes us a little before its arguments can be read.
    while !ProcessTable.command(of: process.identifier).contains(left) { usleep(1_000) }
    let folder = try SessionFolder(in: parent)
    #expect(await process.wait() == .signalled(signal: SIGKILL))
    folder.remove()
  }

  @Test func aLivingSessionsFolderIsNotSwept() throws {
    let parent = NSTemporaryDirectory() + "lekplats-sweep-\(getpid())-locks"
    let manager = FileManager.default
    defer { try? manager.removeItem(atPath: parent) }
    try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
    // As of another container, where our numbers mean nothing.
    let living = parent + "/lekplats-99999999-abcdef"
    try manager.createDirectory(atPath: living, withIntermediateDirectories: true)
    var lock: Descriptor? = try Descriptor.open(living + "/lock", O_CREAT | O_RDWR)
    flock(try #require(lock?.number), LOCK_EX)
    let first = try SessionFolder(in: parent)
    #expect(manager.fileExists(atPath: living))
    lock = nil
    let second = try SessionFolder(in: parent)
    #expect(!manager.fileExists(atPath: living))
    #expect(manager.fileExists(atPath: first.path))
    first.remove()
    second.remove()
  }

  @Test func nothingIsLeftAfterClose() async throws {
    let session = try await PageSession(TestBench().configuration)
    let folder = session.folder.path
    await session.prepare(TestBench.input(""))
    let events = session.run(TestBench.input("print(\"on\")\nwhile true {}"))
    for await event in events {
      if case .console = event { break }
    }
    #expect(!Processes.ours(named: folder).isEmpty)
    await session.close()
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(Processes.ours(named: folder).isEmpty)
  }

  @Test func whatADeadProcessLeftIsSwept() throws {
    let parent = NSTemporaryDirectory() + "lekplats-sweep-\(getpid())"
    let manager = FileManager.default
    defer { try? manager.removeItem(atPath: parent) }
    // No process has a number beyond the kernel's limit.
    let left = parent + "/lekplats-99999999-abcdef"
    let alive = parent + "/lekplats-\(getpid())-abcdef"
    for folder in [left, alive] {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let folder = try SessionFolder(in: parent)
    #expect(!manager.fileExists(atPath: left))
    #expect(manager.fileExists(atPath: alive))
    folder.remove()
    #expect(!manager.fileExists(atPath: folder.path))
  }

  /// Results and the live run: values come with the places of the person's text.
  @Test func resultsComeWithTheirPlaces() async throws {
    let record = try await TestBench().run("let a = 6\nvar b = a * 7\nb += 0\n\"x\" + \"y\"")
    let lines = Dictionary(record.results.map { ($0.range.line, $0.record.last) }) { $1 }
    #expect(lines == [1: "6", 2: "42", 3: "42", 4: "\"xy\""])
    #expect(record.results.allSatisfy { $0.file == "Contents.swift" })
  }

  @Test func virtualTimeEndsWhereItWasTold() async throws {
    let page = """
      import Foundation
      let start = Date()
      RunLoop.main.run(until: start + 3600)
      print(Date().timeIntervalSince(start) >= 3600)
      """
    let bench = try await TestBench()
    let whole = try await bench.run(page, options: RunOptions(clock: .virtual(seconds: 7200)))
    #expect(whole.output == "true\n")
    let cut = try await bench.run(page, options: RunOptions(clock: .virtual(seconds: 60)))
    #expect(cut.outcome == .timeIsUp)
    #expect(cut.output == "")
  }

  @Test func resourcesOfThePageComeFirst() async throws {
    let bench = try await TestBench()
    let folders = ["page", "bundle"].map {
      URL(fileURLWithPath: bench.cacheFolder).appendingPathComponent($0)
    }
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let name = folder.lastPathComponent
      try name.write(
        to: folder.appendingPathComponent("both.txt"), atomically: true, encoding: .utf8)
      try name.write(
        to: folder.appendingPathComponent("\(name).txt"), atomically: true, encoding: .utf8)
    }
    symlink("/etc/hostname", folders[0].path + "/link.txt")
    let text = """
      import Foundation
      for name in ["both", "page", "bundle", "link"] {
        let url = Bundle.main.url(forResource: name, withExtension: "txt")
        print(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
      }
      """
    let session = try PageSession(bench.configuration)
    let input = TestBench.input(text, resources: folders)
    let first = await RunRecord(session.run(input))
    #expect(first.output == "page\npage\nbundle\nnone\n")
    try FileManager.default.removeItem(at: folders[0].appendingPathComponent("both.txt"))
    let second = await RunRecord(session.run(input))
    #expect(second.output == "bundle\npage\nbundle\nnone\n")
    await session.close()
  }
}

/// How a run ended, roughly.
private enum ExitKind {
  case crashed, other

  init(_ outcome: RunOutcome) {
    if case .crashed = outcome { self = .crashed } else { self = .other }
  }
}
