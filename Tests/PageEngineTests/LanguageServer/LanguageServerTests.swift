import Foundation
import Testing

@testable import PageEngine

/// The client alone, before servers that do what none should.
@Suite struct LanguageServerTests {
  /// A made-up server in Python; `body` is done for each message that it gets.
  private static func server(_ body: String) throws -> LanguageServer {
    let script = """
      import json, os, sys, time
      def read():
          length = 0
          while True:
              line = sys.stdin.buffer.readline()
              if not line: sys.exit(0)
              if line == b"\\r\\n": return json.loads(sys.stdin.buffer.read(length))
              if line.lower().startswith(b"content-length"): length = int(line.split(b":")[1])
      def say(message):
          body = json.dumps(message).encode()
          sys.stdout.buffer.write(b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body)
          sys.stdout.buffer.flush()
      while True:
          message = read()
      \(body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      """
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try LanguageServer { descriptors throws(EngineFault) in
      ChildProcess.Request(
        arguments: ["/usr/bin/env", "python3", "-c", script], environment: ["PATH": path],
        folder: "/tmp", descriptors: descriptors)
    }
  }

  private static let echo =
    #"say({"jsonrpc": "2.0", "id": message["id"], "result": message["params"]})"#

  private struct Answer: Decodable { var result: [String: Int] }

  @Test func everyRequestGetsItsOwnAnswer() async throws {
    let server = try Self.server(Self.echo)
    defer { server.end() }
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          let reply = await server.request("echo", ["n": number], patience: .seconds(10))
          guard case .answer(let data) = reply else { return false }
          return (try? JSONDecoder().decode(Answer.self, from: data))?.result == ["n": number]
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func aQuestionOfTheServerIsAnsweredAndDoesNotMixWithOurs() async throws {
    let server = try Self.server(
      """
      if "method" in message:
          mine = message["id"]
          say({"jsonrpc": "2.0", "id": "theirs", "method": "window/show", "params": {}})
      else:
          say({"jsonrpc": "2.0", "id": mine, "result": {"n": 1 if message["id"] == "theirs" else 0}})
      """)
    defer { server.end() }
    let reply = await server.request("echo", ["n": 0], patience: .seconds(10))
    guard case .answer(let data) = reply else { return #expect(Bool(false), "\(reply)") }
    #expect(try JSONDecoder().decode(Answer.self, from: data).result == ["n": 1])
  }

  @Test func oneThatHangsIsLateAndIsToldToLetItBe() async throws {
    let server = try Self.server(
      """
      if message["method"] == "$/cancelRequest": cancelled = message["params"]["id"]
      if message["method"] == "ask": say({"jsonrpc": "2.0", "id": message["id"], "result": {"n": cancelled}})
      """)
    defer { server.end() }
    #expect(await server.request("hang", ["n": 0], patience: .milliseconds(300)) == .late)
    #expect(server.lateInARow == 1)
    let reply = await server.request("ask", ["n": 0], patience: .seconds(10))
    guard case .answer(let data) = reply else { return #expect(Bool(false), "\(reply)") }
    #expect(try JSONDecoder().decode(Answer.self, from: data).result == ["n": 1])
    #expect(server.lateInARow == 0)
  }

  @Test func aCancelledTaskTakesItsQuestionBack() async throws {
    let server = try Self.server("pass")
    defer { server.end() }
    let task = Task { await server.request("hang", ["n": 0], patience: .seconds(60)) }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(await task.value == .late)
    #expect(server.lateInARow == 0)
  }

  @Test(arguments: [
    "sys.exit(1)", "os.kill(os.getpid(), 9)",
    #"sys.stdout.buffer.write(b"x" * 10000); sys.stdout.buffer.flush(); time.sleep(60)"#,
    #"sys.stdout.buffer.write(b"Content-Length: -5\r\n\r\n"); sys.stdout.buffer.flush(); time.sleep(60)"#,
  ]) func oneThatDiesOrTalksNonsenseIsGone(_ body: String) async throws {
    let server = try Self.server(body)
    defer { server.end() }
    #expect(await server.request("die", ["n": 0], patience: .seconds(20)) == .gone)
    #expect(server.isGone)
    #expect(await server.request("more", ["n": 0], patience: .seconds(20)) == .gone)
  }

  @Test func oneThatReadsNothingKeepsNobodyWaiting() async throws {
    let server = try Self.server("time.sleep(60); sys.exit(0)")
    defer { server.end() }
    let long = String(repeating: "x", count: 4 << 20)
    for _ in 0..<4 { server.notify("long", ["text": long]) }
    #expect(await server.request("hang", ["n": 0], patience: .milliseconds(200)) == .late)
    // It ends after a minute without reading more; who waits for it sees it gone.
    #expect(!server.isGone)
  }

  @Test func aMessageInPiecesIsWholeInTheEnd() throws {
    var frames = MessageFrames()
    let bytes = MessageFrames.frame(Array("{}".utf8)) + MessageFrames.frame(Array("[1]".utf8))
    var found: [String] = []
    for byte in bytes {
      frames.add([byte])
      while let message = try frames.next() {
        found.append(String(decoding: message, as: UTF8.self))
      }
    }
    #expect(found == ["{}", "[1]"])
  }

  @Test func aServerThatDiesAgainAndAgainIsLeftAloneForLonger() {
    var pause = RestartPause()
    let start = ContinuousClock.now
    pause.didStart(start)
    pause.didEnd(start)
    #expect(pause.allows(start))
    pause.didStart(start)
    pause.didEnd(start)
    #expect(!pause.allows(start + .milliseconds(400)))
    #expect(pause.allows(start + .milliseconds(500)))
    for _ in 0..<20 { pause.didEnd(start) }
    #expect(!pause.allows(start + .seconds(29)))
    #expect(pause.allows(start + .seconds(30)))
    pause.didStart(start)
    pause.didEnd(start + .seconds(100))
    #expect(pause.allows(start + .seconds(100)))
  }
}
