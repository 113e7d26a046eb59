import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// The kernel's own count over all processes, where this machine has one for us.
@Suite(.serialized, .enabled(if: ControlGroup(Limits()) != nil)) struct ControlGroupTests {
  @Test func memoryOfAllProcessesEnds() async throws {
    var limits = Limits()
    limits.memory = 16 << 20
    limits.temporaryFolder = 1 << 20
    // Keeps the last 600 MB of what it reads in memory.
    let script = "head -c 700000000 /dev/zero | tail -c 600000000 | wc -c"
    #expect(try await run(script, limits) != "600000000\n")
    limits.memory = nil
    #expect(try await run(script, limits) == "600000000\n")
  }

  @Test func processesAreCountedTogether() async throws {
    var limits = Limits()
    limits.processes = 8
    let script = "for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do sleep 1 & done; echo all"
    #expect(try await run(script, limits) != "all\n")
    limits.processes = nil
    #expect(try await run(script, limits) == "all\n")
  }

  @Test func itGoesWithItsProcesses() async throws {
    var group = ControlGroup(Limits())
    let door = try #require(group?.doors.first)
    #expect(FileManager.default.fileExists(atPath: door))
    group = nil
    #expect(!FileManager.default.fileExists(atPath: door))
  }

  private func run(_ script: String, _ limits: Limits) async throws -> String {
    let output = try Descriptor.pipe()
    let none = try Descriptor.open("/dev/null", O_RDWR)
    let process = try ChildProcess(
      ChildProcess.Request(
        arguments: ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"],
        descriptors: [none.number, output.writing.number, none.number],
        group: ControlGroup(limits)))
    output.writing.close()
    _ = await process.wait()
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(output.reading.number, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
