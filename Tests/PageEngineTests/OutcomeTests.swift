import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// Every way a page can end by itself, with its words and its place.
@Suite(.serialized) struct OutcomeTests {
  @Test(arguments: Ending.all) func aCrashHasItsMessageAndItsPlace(_ ending: Ending) async throws {
    let record = try await TestBench().run(
      ending.page,
      sources: ending.sources.map { [PageInput.Text(path: Ending.file, text: $0)] } ?? [])
    let crash = try #require(record.crash, "\(String(describing: record.outcome))")
    #expect(crash.message.contains(ending.message), "\(crash.message)")
    #expect(crash.file == (ending.isInSources ? Ending.file : "Contents.swift"))
    #expect(crash.line == ending.line, "\(crash)")
    #expect(crash.column > 0)
  }

  @Test(arguments: Ending.all.filter { !Ending.onlyForTheBacktracer.contains($0.name) })
  func aCrashHasItsPlaceWhereTheBacktracerTellsNothing(_ ending: Ending) async throws {
    let toolchain = try await SilentToolchain()
    let bench = try await TestBench(sandbox: .off, toolchain: toolchain.toolchain)
    let record = try await bench.run(
      ending.page,
      sources: ending.sources.map { [PageInput.Text(path: Ending.file, text: $0)] } ?? [])
    let crash = try #require(record.crash, "\(String(describing: record.outcome))")
    #expect(crash.file == (ending.isInSources ? Ending.file : "Contents.swift"))
    #expect(crash.line == ending.line, "\(crash)")
    #expect(ending.name == "index out of range" ? crash.column == 8 : crash.column > 0)
  }

  @Test(arguments: [0, 1, 70, 255]) func exitIsANormalEnd(status: Int32) async throws {
    let record = try await TestBench().run("import Foundation\nprint(\"out\")\nexit(\(status))")
    #expect(record.outcome == .finished(pageStatus: status))
    #expect(record.output == "out\n")
  }

  @Test func aPageThatKillsItselfWasKilled() async throws {
    let record = try await TestBench().run(
      "import Foundation\nprint(\"on\")\nfflush(stdout)\nkill(getpid(), SIGKILL)\nsleep(10)")
    #expect(record.crash?.message == "The page was killed")
  }

  @Test func aPageThatIsKilledFromOutsideWasKilled() async throws {
    let session = try await PageSession(TestBench().configuration)
    var record: [EngineEvent] = []
    for await event in session.run(TestBench.input("print(\"on\")\nwhile true {}")) {
      if case .console = event {
        for page in Processes.pages(of: session) { kill(page, SIGKILL) }
      }
      record.append(event)
    }
    guard case .ended(.crashed(let crash)) = record.last else {
      Issue.record("\(String(describing: record.last))")
      return
    }
    #expect(crash.message == "The page was killed")
    let next = await RunRecord(session.run(TestBench.input("print(2)")))
    #expect(next.output == "2\n")
    await session.close()
  }

  @Test func whatAPageBreaksIsItsOwnFault() async throws {
    let record = try await TestBench().run(
      """
      import Foundation
      print("on")
      for descriptor in 3..<20 { _ = send(Int32(descriptor), "garbage!", 8, 0) }
      sleep(10)
      """)
    #expect(record.crash?.message.contains("broke the channel") == true, "\(record)")
  }

  @Test func aPageThatClosesItsChannelDoesNotLiveOn() async throws {
    let record = try await TestBench().run(
      """
      import Foundation
      for descriptor in 3..<1024 { close(Int32(descriptor)) }
      sleep(100)
      """)
    let isOver = record.crash != nil || record.outcome == .finished(pageStatus: 0)
    #expect(isOver, "\(record)")
  }
}

/// A page that crashes.
struct Ending: Sendable, CustomTestStringConvertible {
  static let file = "Sources/Own.swift"

  var name: String
  var message: String
  var line: Int
  var page: String
  var sources: String?
  var isInSources = false

  var testDescription: String { name }

  /// Code that the compiler made by itself has no line, the frames of another thread are not followed,
  /// and at the beginning of a function the line is the function's.
  static let onlyForTheBacktracer = [
    "overflow", "after an await", "endless recursion in Sources",
  ]

  static let all = [
    Ending(
      name: "overflow", message: "Fatal error: Arithmetic overflow", line: 2,
      page: "var n = Int.max\nn += 1"),
    Ending(
      name: "index out of range", message: "Fatal error: Index out of range", line: 2,
      page: "let a = [1]\nprint(a[a.count])"),
    Ending(
      name: "nil unwrapped", message: "Unexpectedly found nil while unwrapping", line: 2,
      page: "let n = Int(\"x\")\nprint(n!)"),
    Ending(
      name: "fatalError", message: "Fatal error: this is it", line: 3,
      page: "print(1)\nfunc f() {\n  fatalError(\"this is it\")\n}\nf()"),
    Ending(
      name: "precondition", message: "Precondition failed: not so", line: 2,
      page: "let n = 1\nprecondition(n == 2, \"not so\")"),
    Ending(
      name: "try!", message: "'try!' expression unexpectedly raised an error", line: 3,
      page: "struct E: Error {}\nfunc f() throws { throw E() }\ntry! f()"),
    Ending(
      name: "thrown from the top level", message: "Error raised at top level", line: 2,
      page: "struct E: Error {}\nthrow E()"),
    Ending(
      name: "thrown further in", message: "Error raised at top level", line: 2,
      page: "struct E: Error {}\nfunc f() throws { throw E() }\nprint(1)\ntry f()"),
    Ending(
      name: "thrown by Foundation", message: "Error raised at top level", line: 2,
      page: "import Foundation\ntry String(contentsOfFile: \"/none\", encoding: .utf8)\nprint(1)"),
    Ending(
      name: "thrown after an await", message: "Error raised at top level", line: 3,
      page: "struct E: Error {}\nawait Task.yield()\nthrow E()"),
    Ending(
      name: "cast", message: "Could not cast value", line: 2,
      page: "let a: Any = 1\nlet s = a as! String"),
    Ending(
      name: "division", message: "Fatal error: Division by zero", line: 2,
      page: "let n = Int(\"0\")!\nprint(1 / n)"),
    Ending(
      name: "endless recursion", message: "ran out of stack: endless recursion?", line: 2,
      page: "func f(_ n: Int) -> Int {\n  f(n + 1) + 1\n}\nprint(f(0))"),
    Ending(
      name: "endless recursion on another thread",
      message: "ran out of stack: endless recursion?", line: 3,
      page: "import Foundation\nfunc f(_ n: Int) -> Int {\n  f(n + 1) + 1\n}\n"
        + "DispatchQueue.global().sync { print(f(0)) }\nThread { print(f(0)) }.start()\nsleep(5)"),
    Ending(
      name: "in a closure", message: "Fatal error: Index out of range", line: 1,
      page: "[1, 2].forEach { print([0][$0]) }"),
    Ending(
      name: "after an await", message: "Fatal error: Index out of range", line: 3,
      page: "func f() async -> Int {\n  await Task.yield()\n  return [0][Int(\"1\")!]\n}\n"
        + "print(await f())"),
    Ending(
      name: "behind a function without a frame", message: "The page was stopped by a trap", line: 4,
      page: "import Dispatch\nlet item = DispatchWorkItem {}\n"
        + "DispatchQueue.global().async(execute: item)\nitem.wait(); item.perform()"),
    Ending(
      name: "in a task", message: "Fatal error: over", line: 3,
      page: "import Foundation\nTask.detached {\n  fatalError(\"over\")\n}\nsleep(5)"),
    Ending(
      name: "in a timer", message: "Fatal error: over", line: 5,
      page: "import Foundation\nimport PlaygroundSupport\n"
        + "PlaygroundPage.current.needsIndefiniteExecution = true\n"
        + "Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in\n"
        + "  fatalError(\"over\")\n}"),
    Ending(
      name: "in deinit", message: "Fatal error: gone", line: 2,
      page: "class A {\n  deinit { fatalError(\"gone\") }\n}\nvar a: A? = A()\na = nil"),
    Ending(
      name: "in atexit", message: "Fatal error: late", line: 2,
      page: "import Foundation\natexit { fatalError(\"late\") }\nprint(1)"),
    Ending(
      name: "in Sources", message: "Fatal error: Division by zero", line: 2, page: "half(0)",
      sources: "public func half(_ n: Int) {\n  print(1 / n)\n}\n", isInSources: true),
    Ending(
      name: "fatalError in Sources", message: "Fatal error: never", line: 2,
      page: "func f() { give { 1 } }\nf()",
      sources: "public func give(_ f: () -> Int) {\n  fatalError(\"never\")\n}\n",
      isInSources: true),
    Ending(
      name: "in a closure that Sources calls", message: "Fatal error: here", line: 2,
      page: "let n = 1\ngive { fatalError(\"here\") }",
      sources: "public func give(_ f: () -> Int) {\n  print(f())\n}\n"),
    Ending(
      name: "endless recursion in Sources", message: "ran out of stack", line: 2, page: "down(0)",
      sources: "@discardableResult public func down(_ n: Int) -> Int {\n  down(n + 1) + 1\n}\n",
      isInSources: true),
  ]
}

/// The toolchain in use with a backtracer that ends at once and tells nothing.
final class SilentToolchain {
  let toolchain: Toolchain
  private let folder: String

  init() async throws {
    let real = try await TestBench.toolchain()
    let files = FileManager.default
    folder = NSTemporaryDirectory() + "silent-\(UUID().uuidString)"
    let backtracer = folder + "/libexec/swift/linux/swift-backtrace"
    try files.createDirectory(
      atPath: (backtracer as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: real.root) where name != "libexec" {
      try files.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: "\(real.root)/\(name)")
    }
    try Data("#!/bin/sh\nexit 1\n".utf8).write(to: URL(fileURLWithPath: backtracer))
    chmod(backtracer, 0o755)
    toolchain = Toolchain(
      root: folder, target: real.target, architecture: real.architecture, version: real.version,
      libraries: real.libraries)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
