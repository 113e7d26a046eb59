import Foundation
import Testing

@testable import PageEngine

/// A compiler that waits has its memory before the text comes.
@Suite struct WaitingCompilerTests {
  @Test func theLibraryIsThereAndOnlyWhatWaitsGetsIt() async throws {
    let bench = try await TestBench()
    let frontEnd = try bench.frontEnd()
    let library = try #require(frontEnd.environment(waits: true)["LD_PRELOAD"])
    #expect(FileManager.default.fileExists(atPath: library))
    #expect(frontEnd.environment(waits: false)["LD_PRELOAD"] == nil)
  }

  @Test func aFolderThatTheLoaderCannotNameIsLeftOut() async throws {
    let bench = try await TestBench()
    let own = bench.configuration.kit
    for (name, isLeftOut) in [("my tools", true), ("a:b", true), ("tools", false)] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString).appendingPathComponent(name)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let kit = PageKit(host: folder.path + "/PageHost", modules: folder.path + "/PageModules")
      let frontEnd = try bench.frontEnd(kit)
      #expect(frontEnd.environment(waits: true)["LD_PRELOAD"] == nil, "it is not there")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: own.compilerMemory, toPath: kit.compilerMemory)
      #expect((frontEnd.environment(waits: true)["LD_PRELOAD"] == nil) == isLeftOut, "\(name)")
    }
  }

  /// A program with the library has so much more in its memory than one without.
  @Test func thirtyMegabytesAreFetchedAtTheStart() async throws {
    let kit = try await TestBench().configuration.kit
    let with = try residentMegabytes(["LD_PRELOAD": kit.compilerMemory])
    let without = try residentMegabytes([:])
    #expect((25...40).contains(with - without), "\(with) and \(without)")
  }

  private func residentMegabytes(_ environment: [String: String]) throws -> Int {
    let program = Process()
    let output = Pipe()
    program.executableURL = URL(fileURLWithPath: "/bin/cat")
    program.arguments = ["/proc/self/status"]
    program.environment = environment
    program.standardOutput = output
    try program.run()
    let status = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) / 1024
  }
}
