import Foundation
import Testing

@testable import PlaygroundDocument

/// Bundles, settings and pages by chance. `Scripts/fuzz` runs many of them; here are a few.
///
/// `LEK_FUZZ_ROUNDS` says how many of each, `LEK_FUZZ_SEED` which ones. A round has a seed of its
/// own, which a failure names: with that seed and one round it comes again.
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["LEK_FUZZ_ROUNDS"].flatMap(Int.init)
  private static let seed = environment["LEK_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  /// A folder in memory where there is one: a hundred thousand bundles are many.
  private static let folder: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    return (isThere ? memory : FileManager.default.temporaryDirectory)
      .resolvingSymlinksInPath().appendingPathComponent("lek-fuzz-\(UUID().uuidString)")
  }()

  private func run(
    _ usual: Int, _ name: String, round: (inout DocumentFuzz) throws -> [DocumentFuzz.Finding]
  ) rethrows {
    var failed = 0
    for number in 0..<(Self.rounds ?? usual) {
      let seed = Self.seed &+ UInt64(number)
      var fuzz = DocumentFuzz(seed: seed)
      for finding in try round(&fuzz) where failed < 20 {
        failed += 1
        Issue.record("\(name), seed \(seed): \(finding)")
      }
    }
  }

  @Test func pagesByChanceAreTakenApart() {
    run(1500, "page") { $0.markup() }
  }

  @Test func settingsByChanceAreReadAndChanged() {
    run(1500, "settings") { $0.settings() }
  }

  @Test func bundlesByChanceAreOpenedSavedAndChanged() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: Self.folder) }
    try run(300, "bundle") { fuzz in
      try fuzz.bundle(in: Self.folder.appendingPathComponent("bundle"))
    }
  }
}
