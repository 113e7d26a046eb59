import Foundation
import Testing

@testable import PageEngine

@Suite struct ToolchainMemoryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("toolchain-memory-\(UUID().uuidString)").path

  private func program(_ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/compiler"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }

  @Test func whatAProgramSaidIsKeptUntilAnotherStandsThere() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let memory = ToolchainMemory(folder: folder + "/cache")
    let compiler = try program("first")
    #expect(memory.answer(of: compiler) == nil)
    memory.remember(Data("6.3".utf8), of: compiler)
    #expect(memory.answer(of: compiler) == Data("6.3".utf8))
    _ = try program("second one")
    #expect(memory.answer(of: compiler) == nil)
  }

  @Test func aDamagedMemoryIsNone() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let memory = ToolchainMemory(folder: folder)
    let compiler = try program("first")
    memory.remember(Data("6.3".utf8), of: compiler)
    try Data("6.3".utf8).write(to: URL(fileURLWithPath: folder + "/toolchain"))
    #expect(memory.answer(of: compiler) == nil)
  }

  @Test func theSecondSearchAsksNobody() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let first = try await Toolchain.find(path: path, cacheFolder: folder).get()
    let kept = try Data(contentsOf: URL(fileURLWithPath: folder + "/toolchain"))
    let other = String(decoding: kept, as: UTF8.self)
      .replacingOccurrences(of: first.version, with: "Swift of another day")
    try Data(other.utf8).write(to: URL(fileURLWithPath: folder + "/toolchain"))
    let second = try await Toolchain.find(path: path, cacheFolder: folder).get()
    #expect(second.version == "Swift of another day")
  }
}
