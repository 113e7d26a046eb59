import Foundation
import Testing

@testable import PageEngine

/// What is shared of C modules stays as long as somebody may use it.
@Suite struct ClangModulesPruneTests {
  @Test func whatAKilledProcessWasMakingGoesAtOnceAndOtherCompilersAfterADay() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("modules-\(UUID())").path
    defer { try? manager.removeItem(atPath: folder) }
    let modules = ClangModules(shared: folder + "/shared", session: folder + "/own", mode: .on)
    let killed = ".new-999999999-a"
    let stays = [".new-\(getpid())-b", "5-this", "5-other"]
    let yesterday = Date(timeIntervalSinceNow: -2 * 86_400)
    for name in stays + [killed, "5-older", "6-this"] {
      let path = "\(folder)/shared/\(name)"
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      if ["5-older", "6-this"].contains(name) {
        try manager.setAttributes([.modificationDate: yesterday], ofItemAtPath: path)
      }
    }
    modules.prune(keeping: "-this")
    let left = try manager.contentsOfDirectory(atPath: folder + "/shared")
    #expect(left.sorted() == (stays + ["6-this"]).sorted())
  }
}
