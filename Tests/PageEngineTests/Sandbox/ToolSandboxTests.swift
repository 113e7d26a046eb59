import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// Each attempt of a compiler that a text has taken over is made twice: in the sandbox, where it must
/// fail, and without, where it must succeed.
@Suite(.serialized) struct ToolSandboxTests {
  /// What a script tries; it prints `out` where it succeeds.
  struct Attempt: Sendable, CustomTestStringConvertible {
    var name: String
    var script: String

    var testDescription: String { name }

    static let all = [
      Attempt(name: "reads a file of the user's", script: "cat \"$OUTSIDE/secret\" && echo out"),
      Attempt(
        name: "writes a file of the user's", script: "echo x > \"$OUTSIDE/new\" && echo out"),
      Attempt(name: "reads a file of the system", script: "[ -r /etc/passwd ] && echo out"),
      Attempt(
        name: "reaches the network",
        script: "[ \"$(wc -l < /proc/net/route)\" -gt 1 ] && echo out"),
      Attempt(
        name: "sees another process",
        script: "[ \"$(ls /proc | grep -c '^[0-9]')\" -gt 8 ] && echo out"),
      Attempt(name: "changes a text", script: "echo x > \"$TEXTS/Contents.swift\" && echo out"),
      Attempt(
        name: "changes what pages are compiled against",
        script: "touch \"$KIT/Attempt.swiftmodule\" && rm \"$KIT/Attempt.swiftmodule\" && echo out"),
      Attempt(name: "knows the machine's name", script: "[ \"$(uname -n)\" != tools ] && echo out"),
    ]
  }

  private struct Place {
    let bench: TestBench
    let frontEnd: FrontEnd
    let outside: String
    let session: SessionFolder
    let output: String

    init(_ mode: SandboxMode, limits: Limits = Limits()) async throws {
      bench = try await TestBench(sandbox: mode, limits: limits)
      frontEnd = try bench.frontEnd()
      session = try SessionFolder()
      outside = NSTemporaryDirectory() + "lekplats-outside-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
      try "secret".write(toFile: outside + "/secret", atomically: true, encoding: .utf8)
      output = try session.newBuildFolder("page", number: 1)
    }

    func run(_ script: String) async throws -> (end: ProcessEnd, said: String) {
      let program =
        "OUTSIDE='\(outside)' TEXTS='\(session.texts)' OUTPUT='\(output)' "
        + "KIT='\(frontEnd.kit.modules)'\n\(script)"
      let run = try await ToolOutput.of(
        ["/bin/sh", "-c", program], in: frontEnd.tools,
        view: ToolSandbox.View(
          reads: [ToolSandbox.Folder(session.texts)], writes: [ToolSandbox.Folder(output)]))
      return (run.output.end, String(decoding: run.output.text, as: UTF8.self))
    }

    func remove() {
      session.remove()
      try? FileManager.default.removeItem(atPath: outside)
    }
  }

  private func said(_ script: String, _ mode: SandboxMode) async throws -> String {
    let place = try await Place(mode)
    defer { place.remove() }
    return try await place.run(script).said
  }

  @Test(arguments: Attempt.all) func theSandboxHolds(_ attempt: Attempt) async throws {
    #expect(try await !said(attempt.script, .on).hasSuffix("out\n"))
    #expect(try await said(attempt.script, .off).hasSuffix("out\n"))
  }

  @Test func aToolIsNeverRoot() async throws {
    let said = try await said("id -u", .on)
    #expect(Int(said.dropLast()) ?? 0 > 0, "\(said)")
  }

  @Test func itsOutputFolderCanBeWritten() async throws {
    let place = try await Place(.on)
    defer { place.remove() }
    #expect(try await place.run("echo done > \"$OUTPUT/page.o\" && echo out").said == "out\n")
    #expect(ToolFile.read(place.output + "/page.o") == Data("done\n".utf8))
  }

  @Test func aSignalIsToldAsOne() async throws {
    for mode in [SandboxMode.on, .off] {
      let place = try await Place(mode)
      defer { place.remove() }
      #expect(try await place.run("kill -ABRT $$").end == .signalled(signal: SIGABRT))
      #expect(try await place.run("exit 3").end == .exited(status: 3))
    }
  }

  @Test func computingEndsAtItsLimit() async throws {
    var limits = Limits()
    limits.tools.time = 1
    let place = try await Place(.on, limits: limits)
    defer { place.remove() }
    #expect(try await place.run("while :; do :; done").end == .signalled(signal: SIGXCPU))
  }

  @Test func memoryEndsAtItsLimit() async throws {
    let script = "/usr/bin/python3 -c 'bytearray(400 << 20)' 2>/dev/null && echo out"
    var limits = Limits()
    limits.tools.memory = 200 << 20
    let place = try await Place(.on, limits: limits)
    defer { place.remove() }
    #expect(try await place.run(script).said == "")
    #expect(try await said(script, .on) == "out\n")
  }

  @Test func processesEndAtTheirLimit() async throws {
    let script = "for i in 1 2 3 4 5 6 7 8 9; do sleep 0.5 & done 2>/dev/null; wait; echo out"
    var limits = Limits()
    limits.tools.processes = 5
    let place = try await Place(.on, limits: limits)
    defer { place.remove() }
    #expect(try await place.run(script).said == "")
    #expect(try await said(script, .on) == "out\n")
  }

  @Test func whatAToolStartedEndsWithIt() async throws {
    let place = try await Place(.on)
    defer { place.remove() }
    let work = Task { try await place.run("sleep 1234.5 & setsid sleep 1234.5 & wait") }
    let sleepers = {
      ProcessTable.all.filter { ProcessTable.command(of: $0).contains("1234.5") }.count
    }
    while sleepers() < 2 { try await Task.sleep(for: .milliseconds(10)) }
    work.cancel()
    _ = try? await work.value
    for _ in 0..<200 where sleepers() > 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(sleepers() == 0)
  }

  @Test func aToolInTheSandboxGivesWay() async throws {
    let place = try await Place(.on)
    defer { place.remove() }
    let none = try Descriptor.open("/dev/null", O_RDWR)
    let process = try ChildProcess(
      place.frontEnd.tools.request(
        ["/bin/sleep", "100"], environment: [:], folder: "/", view: ToolSandbox.View(),
        descriptors: [none.number, none.number, none.number]))
    let sleepers = {
      ProcessTable.descendants(of: process.identifier).filter {
        ProcessTable.command(of: $0).hasPrefix("/bin/sleep")
      }
    }
    while sleepers().isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    process.giveWay()
    let kind = __priority_which_t(PRIO_PROCESS.rawValue)
    #expect(sleepers().allSatisfy { getpriority(kind, id_t($0)) == 10 })
    process.kill()
    _ = await process.wait()
  }

  @Test func withoutBubblewrapNothingIsCompiled() async throws {
    let place = try await Place(.on)
    defer { place.remove() }
    var tools = place.frontEnd.tools
    tools.programs = "/nowhere"
    #expect(throws: EngineFault.noSandbox(.bubblewrapMissing)) {
      try tools.request(
        ["/bin/true"], environment: [:], folder: "/", view: ToolSandbox.View(), descriptors: [])
    }
  }
}
