import Foundation

/// The settings that a warm host starts with.
struct HostSettings: Sendable {
  var toolchain: Toolchain
  var kit: PageKit
  var folder: SessionFolder
  var mode: SandboxMode
  var limits: Limits
  var network = NetworkAccess.none
  /// The home folder that is kept; nil makes an empty one.
  var home: AppHome?
  /// The host's program where the run folder has only its name; nil where it is there itself.
  var program: String?
  /// The folders to search for programs.
  var programs = ProgramSearch.path

  /// The host's descriptor of its control channel.
  static let control = 3

  /// The whole command with its environment, limits and descriptors.
  func request(descriptors: [Int32]) -> Result<ChildProcess.Request, Unavailable> {
    let host = mode == .on ? Sandbox.hostProgram : folder.hostProgram
    var arguments = [host, "--control", "\(Self.control)"]
    switch mode {
    case .off: arguments.append("--no-seccomp")
    case .on:
      guard let program = ProgramSearch.find(Sandbox.program, in: programs) else {
        return .failure(.bubblewrapMissing)
      }
      let appHome = home?.folder
      if appHome != nil { arguments.append("--keep-home") }
      let sandbox = Sandbox(
        toolchain: toolchain, folder: folder, sharedData: SharedData.folder(), appHome: appHome,
        limits: limits, network: network, host: self.program)
      if let processes = limits.processes {
        // Counted inside the sandbox: outside, all processes of the user would count.
        arguments = ["/usr/bin/prlimit", "--nproc=\(processes)"] + arguments
      }
      arguments = sandbox.arguments(program: program) + arguments
    }
    return .success(
      ChildProcess.Request(
        arguments: arguments, environment: environment, folder: mode == .on ? "/" : folder.host,
        descriptors: descriptors, user: PageUser.needed, limits: limits.atStart,
        group: mode == .on ? ControlGroup(limits) : nil, privileges: .neverMore, addresses: .same))
  }

  /// The path that a built file has for the page.
  func visible(_ path: String) -> String {
    guard mode == .on, path.hasPrefix(folder.build) else { return path }
    return Sandbox.build + path.dropFirst(folder.build.count)
  }

  private var environment: [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    var environment = [
      "PATH": "/usr/bin:/bin",
      "LANG": inherited["LANG"] ?? "C.UTF-8",
      "HOME": mode == .on ? Sandbox.home : home?.folder ?? folder.home,
      "TMPDIR": mode == .on ? "/tmp" : NSTemporaryDirectory(),
      // The host may have been linked by another path of the same toolchain.
      "LD_LIBRARY_PATH": toolchain.libraries,
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": backtrace,
    ]
    environment["TZ"] = inherited["TZ"]
    return environment
  }

  private var backtrace: String {
    #if WATCHED_BY_THREAD
      // The sanitizer does not allow starting the process that explains a crash.
      return "enable=no"
    #else
      return backtraceOfCrashes
    #endif
  }

  private var backtraceOfCrashes: String {
    let options = [
      "enable=yes", "color=no", "interactive=no", "threads=crashed", "sanitize=no",
      "images=none", "registers=none", "limit=64", "timeout=5s", "output-to=stderr",
    ]
    return (options + ["swift-backtrace=" + toolchain.backtracer]).joined(separator: ",")
  }
}
