import Foundation
import PageProtocol
import Testing

@Suite("System calls a page gives up", .serialized)
struct WallTests {
  static let page = """
    import Foundation
    @_silgen_name("unshare") func unshare(_ flags: Int32) -> Int32
    @_silgen_name("personality") func personality(_ kind: UInt) -> Int32
    print(unshare(0x0200_0000) == 0 ? "unshared" : "refused \\(errno)")
    print(personality(0xffff_ffff) >= 0 ? "asked" : "refused \\(errno)")
    """

  @Test func areRefused() throws {
    let outcome = TestHost().run(try BuiltPage(Self.page))
    #expect(outcome.console() == "refused \(EPERM)\nrefused \(EPERM)\n")
  }

  @Test func areNotRefusedWithoutTheWall() throws {
    let outcome = TestHost(["--no-seccomp"]).run(try BuiltPage(Self.page))
    #expect(outcome.console().hasSuffix("asked\n"))
  }

  /// The host has the page's user, and serves the next page too.
  static let reach = """
    import Foundation
    @_silgen_name("prlimit") func prlimit(
      _ process: Int32, _ kind: Int32, _ new: UnsafeRawPointer?, _ old: UnsafeMutableRawPointer?
    ) -> Int32
    @_silgen_name("memfd_create") func memfd_create(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
    var limit = rlimit()
    print(prlimit(getppid(), 7, nil, &limit) == 0)
    print(memfd_create("x", 0) >= 0)
    print(prlimit(0, 7, nil, &limit) == 0)
    """

  @Test func keepItFromItsHost() throws {
    #expect(TestHost().run(try BuiltPage(Self.reach)).console() == "false\nfalse\ntrue\n")
  }

  @Test func itReachesAHostWithoutThem() throws {
    let outcome = TestHost(["--no-seccomp"]).run(try BuiltPage(Self.reach))
    #expect(outcome.console() == "true\ntrue\ntrue\n")
  }

  @Test func threadsAndProcessesStillStart() throws {
    let page = try BuiltPage(
      """
      import Foundation
      let thread = Thread { print("thread") }
      thread.start()
      while !thread.isFinished { usleep(1000) }
      DispatchQueue.global().sync { print("queue") }
      """)
    #expect(TestHost().run(page).console() == "thread\nqueue\n")
  }
}
