import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// A compiler that is killed while it makes a C module leaves a lock. The next one must not wait for it.
@Suite struct ClangModuleLockTests {
  @Test(arguments: ["kill -KILL $$", "exit 1"])
  func aLockGoesWithACompilerThatWasKilled(ending: String) async throws {
    let bench = try await TestBench()
    let frontEnd = try bench.frontEnd()
    let view = frontEnd.clangModules.view
    let own = try #require(view.writes.first)
    let errors = own.path + "/said.txt"
    let script = """
      mkdir -p \(own.place)/GROUP
      touch \(own.place)/GROUP/A.pcm \(own.place)/GROUP/A.pcm.lock \(own.place)/GROUP/A.pcm.lock-1
      \(ending)
      """
    let process = try frontEnd.start(
      ["/bin/sh", "-c", script], errors: errors, folder: "/", view: view)
    _ = await process.wait()
    let names = {
      try FileManager.default.contentsOfDirectory(atPath: own.path + "/GROUP").sorted()
    }
    let wasKilled = ending != "exit 1"
    for _ in 0..<200 where try names().count > 1 && wasKilled {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try names() == (wasKilled ? ["A.pcm"] : ["A.pcm", "A.pcm.lock", "A.pcm.lock-1"]))
  }
}
