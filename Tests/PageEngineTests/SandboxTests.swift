import Foundation
import Testing

@testable import PageEngine

/// Each attempt to get out is made twice: behind the walls, where it must fail, and with the walls
/// lifted, where the same page must succeed. So a wall that is not there is seen.
@Suite(.serialized) struct SandboxTests {
  @Test(arguments: Escape.all) func theWallHolds(_ escape: Escape) async throws {
    let inside = try await TestBench(sandbox: .on).run(escape.page)
    #expect(inside.output == "held\n", "\(escape.name) \(inside.errors) \(inside.diagnostics)")
    let outside = try await TestBench(sandbox: .off).run(escape.page)
    #expect(outside.output == "out\n", "\(escape.name) \(outside.errors)")
  }

  @Test func aPageNeverRunsAsRoot() async throws {
    for mode in [SandboxMode.on, .off] {
      let record = try await TestBench(sandbox: mode).run("import Foundation\nprint(getuid())")
      #expect(Int(record.output.dropLast()) ?? 0 > 0)
    }
  }

  @Test func itsOwnFoldersCanBeWritten() async throws {
    let record = try await TestBench().run(
      """
      import Foundation
      let shared = NSHomeDirectory() + "/Documents/Shared Playground Data"
      for folder in [NSTemporaryDirectory(), NSHomeDirectory(), shared] {
        let file = folder + "/engine-test-\\(getpid()).txt"
        print((try? "x".write(toFile: file, atomically: false, encoding: .utf8)) != nil)
        unlink(file)
      }
      """)
    #expect(record.output == "true\ntrue\ntrue\n")
  }

  @Test(arguments: [NetworkAccess.none, .machine])
  func whatListensHereIsReachedWhereAPersonSaidSo(_ network: NetworkAccess) async throws {
    let listener = try Listener()
    let record = try await TestBench(network: network).run(
      """
      import Foundation
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(\(listener.port)).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let answer = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
      }
      print(answer == 0)
      """)
    #expect(record.output == (network == .machine ? "true\n" : "false\n"), "\(record.diagnostics)")
  }

  @Test func withoutBubblewrapNoPageRuns() async throws {
    let bench = try await TestBench()
    let settings = HostSettings(
      toolchain: bench.configuration.toolchain, kit: bench.configuration.kit,
      folder: try SessionFolder(), mode: .on, limits: Limits(), programs: "/nowhere")
    defer { settings.folder.remove() }
    #expect(try await HostKeeper(settings).check() == .bubblewrapMissing)
  }
}

/// A socket of this machine that takes who comes.
private final class Listener {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    descriptor = listening
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listening, $0, size) == 0 && listen(listening, 4) == 0
          && getsockname(listening, $0, &size) == 0
      }
    }
    try #require(bound)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}

/// Something that a page must not be able to do: it prints `out` if it can, else `held`.
struct Escape: Sendable, CustomTestStringConvertible {
  var name: String
  var condition: String

  var testDescription: String { name }
  var page: String { "import Foundation\nprint((\(condition)) ? \"out\" : \"held\")" }

  static let all = [
    Escape(
      name: "reads a file of the system", condition: "access(\"/etc/passwd\", R_OK) == 0"),
    Escape(
      name: "sees another process",
      condition: "Array(try! FileManager.default.contentsOfDirectory(atPath: \"/proc\"))"
        + ".filter { Int($0) != nil }.count > 8"),
    Escape(
      name: "reaches the network",
      condition: "try! String(contentsOfFile: \"/proc/net/route\", encoding: .utf8)"
        + ".split(separator: \"\\n\").count > 1"),
    Escape(
      name: "signals another process", condition: "getppid() > 1"),
    Escape(
      name: "knows the machine's name",
      condition: "ProcessInfo.processInfo.hostName != \"playground\""),
    Escape(
      name: "lists the person's folders",
      condition: "FileManager.default.fileExists(atPath: \"/var/lib\")"),
  ]
}
