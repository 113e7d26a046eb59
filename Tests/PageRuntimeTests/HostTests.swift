import Foundation
import PageProtocol
import Testing

@Suite("The warm host", .serialized)
struct HostTests {
  @Test func aPageRunsAndEnds() throws {
    let outcome = TestHost().run(try BuiltPage("print(1 + 1)"))
    #expect(outcome.console() == "2\n")
    #expect(outcome.finish == .ended)
    #expect(outcome.end == .exited(status: 0))
    #expect(outcome.events.contains(.topLevelEnded))
  }

  /// A process that is forked keeps only one thread, and the locks of all others.
  @Test func theHostThatForksHasOneThread() throws {
    let host = TestHost()
    func threads() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/\(host.process)/task").count
    }
    #expect(try threads() == 1)
    _ = host.run(try BuiltPage("import Foundation\nprint(Date().formatted())"))
    #expect(try threads() == 1)
  }

  @Test func eachRunStartsAnew() throws {
    let host = TestHost()
    let page = try BuiltPage("var runs = 0\nruns += 1\nprint(runs)")
    #expect(host.run(page).console() == "1\n")
    #expect(host.run(page).console() == "1\n")
  }

  @Test func aPageExitsWithItsOwnStatusAndLosesNothing() throws {
    let page = try BuiltPage("import Foundation\nlet a = 5\nprint(\"bye\")\nexit(3)")
    let outcome = TestHost().run(page)
    #expect(outcome.end == .exited(status: 3))
    #expect(outcome.console() == "bye\n")
    #expect(outcome.results.first?.summary == "5")
  }

  @Test func aTrapTellsWhatWasSaidBefore() throws {
    let page = try BuiltPage("let a = [1]\nprint(\"before\")\nlet b = a[4]\nprint(\"after\")")
    let outcome = TestHost().run(page)
    #expect(outcome.console() == "before\n")
    #expect(outcome.console(.error).contains("Index out of range"))
    #expect(outcome.results.first?.summary == "[1]")
    #expect(outcome.end == .signalled(signal: SIGILL) || outcome.end == .signalled(signal: SIGTRAP))
  }

  @Test func anEndlessLoopIsStopped() throws {
    let host = TestHost()
    let channel = host.start(try BuiltPage("print(\"in\")\nwhile true {}"))
    #expect(host.next() == .started(run: 1))
    _ = TestHost.readSome(channel)
    host.stop()
    #expect(host.waitForEnd() == .signalled(signal: SIGKILL))
    close(channel)
    #expect(host.run(try BuiltPage("print(3)")).console() == "3\n")
  }

  @Test func aSecondRunEndsTheFirst() throws {
    let host = TestHost()
    let channel = host.start(try BuiltPage("while true {}"))
    #expect(host.next() == .started(run: 1))
    let outcome = host.run(try BuiltPage("print(4)"))
    #expect(outcome.console() == "4\n")
    #expect(outcome.end == .exited(status: 0))
    close(channel)
  }

  @Test func processesOfAPageEndWithIt() throws {
    let page = try BuiltPage(
      """
      import Foundation
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", "setsid sleep 1000 & echo $!"]
      let pipe = Pipe()
      child.standardOutput = pipe
      try! child.run()
      print(String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self))
      """)
    let outcome = TestHost().run(page)
    let text = outcome.console().trimmingCharacters(in: .whitespacesAndNewlines)
    let grandchild = try #require(pid_t(text))
    #expect(outcome.end == .exited(status: 0))
    #expect(kill(grandchild, 0) != 0)
  }

  @Test func theHostEndsWithTheEngine() throws {
    var host: TestHost? = TestHost()
    let process = try #require(host).process
    host = nil
    #expect(kill(process, 0) != 0)
  }

  @Test func aPageWithoutAnEngineEnds() throws {
    let host = TestHost()
    let channel = host.start(try BuiltPage("while true { print(1) }"))
    #expect(host.next() == .started(run: 1))
    close(channel)
    #expect(host.waitForEnd() == .exited(status: 0))
  }
}
