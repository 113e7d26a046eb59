import Foundation
import Testing

@testable import PageEngine

/// Where the host's program lies for a session.
struct HostPlaceTests {
  /// A folder in memory, which is another file system than that of any build.
  private static let memory = "/dev/shm"

  private static var isOtherFileSystem: Bool {
    access(memory, W_OK) == 0 && device(of: memory) != device(of: "/tmp")
  }

  private static func device(of path: String) -> dev_t? { status(of: path)?.st_dev }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  @Test(.enabled(if: isOtherFileSystem))
  func onAnotherFileSystemItIsNotCopied() async throws {
    let bench = try await TestBench()
    let kit = bench.configuration.kit
    try #require(Self.device(of: kit.host) != Self.device(of: Self.memory))
    let isReachable = PageUser.needed == nil || OpenPath.isForEveryone(kit.host)
    let keeper = try self.keeper(bench, in: Self.memory)
    defer { keeper.folder.remove() }
    #expect(try await keeper.value.check() == nil)
    let size = Self.status(of: keeper.folder.hostProgram)?.st_size
    #expect(size == (isReachable ? 0 : Self.status(of: kit.host)?.st_size))
  }

  @Test func withoutASandboxItIsWhole() async throws {
    let bench = try await TestBench(sandbox: .off)
    let keeper = try self.keeper(bench, in: Self.isOtherFileSystem ? Self.memory : "/tmp")
    defer { keeper.folder.remove() }
    #expect(try await keeper.value.check() == nil)
    let size = Self.status(of: keeper.folder.hostProgram)?.st_size
    #expect(size == Self.status(of: bench.configuration.kit.host)?.st_size)
  }

  private func keeper(
    _ bench: TestBench, in parent: String
  ) throws -> (value: HostKeeper, folder: SessionFolder) {
    let configuration = bench.configuration
    let folder = try SessionFolder(in: parent)
    let settings = HostSettings(
      toolchain: configuration.toolchain, kit: configuration.kit, folder: folder,
      mode: configuration.sandbox, limits: configuration.limits)
    return (HostKeeper(settings), folder)
  }
}
