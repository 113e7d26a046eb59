import Foundation
import Testing

@testable import PageEngine

/// What an app keeps lies in a folder of its own.
@Suite struct AppHomeTests {
  private func name(_ location: String) -> String {
    Mirror(reflecting: AppHome(of: location)).children.first?.value as? String ?? ""
  }

  @Test func eachPlaceHasItsOwnFolder() {
    let long = "/" + String(repeating: "å/", count: 150)
    let places = [
      "/a/B.swiftpm", "/a/B.swiftpm/C.swiftpm", "/a%2FB.swiftpm", "/a/h/B.swiftpm",
      "/a/d/B.swiftpm",
      long + "A.swiftpm", long + "B.swiftpm",
    ]
    let names = places.map(name)
    #expect(Set(names).count == places.count)
    for name in names {
      #expect(name.hasPrefix("Apps/") && !name.contains(".."))
      #expect(name.split(separator: "/").allSatisfy { $0.utf8.count <= 255 })
      // No folder lies in another one.
      #expect(!names.contains { $0 != name && $0.hasPrefix(name + "/") })
    }
    #expect(name("/a/../B.swiftpm") == "Apps/h%2Fa%2F..%2FB.swiftpm")
  }

  @Test func theSandboxShowsItAsTheHomeFolder() async throws {
    let folder = try SessionFolder()
    defer { folder.remove() }
    let configuration = try await TestBench().configuration
    var sandbox = Sandbox(
      toolchain: configuration.toolchain, folder: folder, limits: configuration.limits)
    #expect(sandbox.arguments(program: "bwrap").contains(["--tmpfs", Sandbox.home]))
    sandbox.appHome = "/kept"
    #expect(sandbox.arguments(program: "bwrap").contains(["--bind", "/kept", Sandbox.home]))
    #expect(!sandbox.arguments(program: "bwrap").contains(["--tmpfs", Sandbox.home]))
  }

  private let write = """
    import Foundation
    let settings = UserDefaults.standard
    let file = NSHomeDirectory() + "/a"
    let text = try? String(contentsOfFile: file, encoding: .utf8)
    print(settings.integer(forKey: "n"), text ?? "none")
    settings.set(settings.integer(forKey: "n") + 1, forKey: "n")
    try? "kept".write(toFile: file, atomically: true, encoding: .utf8)
    """

  private func outputs(_ home: AppHome?, runs: Int) async throws -> [String] {
    var configuration = try await TestBench().configuration
    configuration.home = home
    let session = try PageSession(configuration)
    var outputs: [String] = []
    for _ in 0..<runs {
      outputs.append(await RunRecord(session.run(TestBench.input(write))).output)
    }
    await session.close()
    return outputs
  }

  /// Another app, and a page without a home of its own, find nothing.
  @Test func whatAnAppKeepsOutlivesItsSession() async throws {
    let one = AppHome(of: "/AppHomeTests/\(UUID().uuidString)/A.swiftpm")
    let other = AppHome(of: "/AppHomeTests/\(UUID().uuidString)/A.swiftpm")
    defer { [one, other].forEach { $0.remove() } }
    #expect(try await outputs(one, runs: 2) == ["0 none\n", "1 kept\n"])
    #expect(try await outputs(one, runs: 1) == ["2 kept\n"])
    #expect(try await outputs(other, runs: 1) == ["0 none\n"])
    #expect(try await outputs(nil, runs: 2) == ["0 none\n", "0 none\n"])
    one.empty()
    #expect(try await outputs(one, runs: 1) == ["0 none\n"])
  }
}
