import CPageEngine
import Foundation

/// The sandbox around the programs that read a bundle's text: the compiler, the linker, the
/// language server and the formatter.
///
/// A text that exploits a fault of such a program gains little: the program has no network, sees no
/// other process and no file of the user's, and has limits.
///
/// **Always holds**: a program sees the system, the toolchain and the page kit, all read-only, and
/// the folders that it was given, at the paths that they have outside; it can write to one output
/// folder and its C modules; it never runs as root.
struct ToolSandbox: Sendable {
  var toolchain: Toolchain
  var kit: PageKit
  var mode: SandboxMode
  var limits: ToolLimits
  var mirror: ToolMirror
  /// The folders to search for programs.
  var programs = ProgramSearch.path

  /// The folders that one program sees beside the system.
  struct View: Equatable, Sendable {
    var reads: [Folder] = []
    var writes: [Folder] = []

    static func + (first: View, second: View) -> View {
      View(reads: first.reads + second.reads, writes: first.writes + second.writes)
    }
  }

  /// A folder, and the path that it has for the program.
  struct Folder: Equatable, Sendable {
    var path: String
    var place: String

    /// Without `place`, the folder has the same path for the program.
    init(_ path: String, at place: String? = nil) {
      (self.path, self.place) = (path, place ?? path)
    }
  }

  init(_ configuration: EngineConfiguration, session: SessionFolder) {
    (toolchain, kit) = (configuration.toolchain, configuration.kit)
    (mode, limits) = (configuration.sandbox, configuration.limits.tools)
    mirror = ToolMirror(session)
  }

  /// The command that starts a program in the sandbox.
  func request(
    _ arguments: [String], environment: [String: String], folder: String, view: View,
    descriptors: [Int32], lifetime: ToolLimits.Lifetime = .work
  ) throws(EngineFault) -> ChildProcess.Request {
    var request = ChildProcess.Request(
      arguments: arguments, environment: environment, folder: folder, descriptors: descriptors,
      limits: limits.atStart(lifetime))
    guard mode == .on else { return request }
    // Otherwise the sandbox would start and report that it finds no program.
    guard access(arguments[0], X_OK) == 0 else {
      throw EngineFault("cannot start \(arguments[0])", error: errno)
    }
    guard let program = ProgramSearch.find(Sandbox.program, in: programs) else {
      throw .noSandbox(Unavailable.bubblewrapMissing)
    }
    // Not for the sandbox itself: it would keep the memory that is allocated for a compiler.
    let loaded = environment.filter { $0.key.hasPrefix("LD_") }
    // The kernel counts processes per namespace, so the limit is set inside.
    let counted = limits.processes.map { ["/usr/bin/prlimit", "--nproc=\($0)"] } ?? []
    request.arguments = walls(program, folder, view, loaded) + counted + arguments
    request.environment = environment.filter { loaded[$0.key] == nil }
    request.folder = "/"
    request.user = PageUser.neededForTools
    request.privileges = .neverMore
    request.session = .own
    request.isSandbox = true
    return request
  }

  private func walls(
    _ program: String, _ folder: String, _ view: View, _ environment: [String: String]
  ) -> [String] {
    var arguments = [program, "--unshare-all", "--cap-drop", "ALL", "--die-with-parent"]
    arguments += ["--hostname", "tools"]
    // First, because a folder that is mounted later may lie in it.
    arguments += SandboxSystem.temporary("/tmp", size: limits.temporaryFolder)
    arguments += SandboxSystem.mounts(toolchain)
    arguments += SandboxSystem.temporary("/dev/shm", size: limits.temporaryFolder)
    arguments += ["--remount-ro", "/dev"]
    for path in [kit.modules, kit.compilerMemory] {
      arguments += ["--ro-bind-try", mirror.visible(path), path]
    }
    for folder in view.reads {
      // The program reports a folder that does not exist any more.
      arguments += ["--ro-bind-try", mirror.visible(folder.path), folder.place]
    }
    for folder in view.writes { arguments += ["--bind", folder.path, folder.place] }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["--setenv", name, value]
    }
    return arguments + ["--remount-ro", "/", "--chdir", folder, "--"]
  }
}

extension ToolSandbox {
  /// Why the sandbox did not start, if the standard error of a tool begins with its words.
  func fault(_ said: String) -> EngineFault? {
    guard mode == .on, said.hasPrefix(Sandbox.program + ": ") else { return nil }
    return .noSandbox(.hostFailed(said))
  }
}
