import Foundation

/// The walls around the warm host and its pages, as arguments of bubblewrap.
///
/// What: an empty world into which the few things a page needs are put. Always holds: no network
/// unless the user gave it, no other process, no capability, no terminal; nothing of the person's
/// files but the run folder, the built pages (both read-only), the shared data folder, and the home
/// folder of an app; everything that can be written is limited in size, save these two folders. The
/// root itself is sealed at the end. Deliberately not: the filter of system calls, which the page
/// process puts on itself, and the limits.
struct Sandbox {
  var toolchain: Toolchain
  var folder: SessionFolder
  /// What pages keep between runs; nothing where it cannot be had.
  var sharedData: String?
  /// The home folder, where it is kept between runs.
  var appHome: String?
  var limits: Limits
  var network = NetworkAccess.none
  /// The program that is shown in place of the one in the run folder; nil shows that one.
  var host: String?

  static let run = "/playground"
  static let hostProgram = run + "/" + SessionFolder.hostName
  static let build = "/build"
  static let home = "/home/playground"
  static let program = "bwrap"

  /// Everything up to the program that runs inside.
  func arguments(program: String) -> [String] {
    var arguments = [program]
    arguments += ["--unshare-all", "--as-pid-1", "--cap-drop", "ALL", "--new-session"]
    arguments += ["--die-with-parent", "--hostname", "playground"]
    if network == .machine { arguments.append("--share-net") }
    // First: the toolchain may lie in the folder that is every program's for what is temporary.
    arguments += temporary("/tmp") + home + system + own
    return arguments + ["--remount-ro", "/", "--chdir", Self.run, "--"]
  }

  private var home: [String] {
    appHome.map { ["--bind", $0, Self.home] } ?? temporary(Self.home)
  }

  /// Programs, libraries and fonts; all read-only.
  private var system: [String] {
    let fonts = ["/etc/fonts", "/etc/localtime", "/var/cache/fontconfig"]
    return SandboxSystem.mounts(
      toolchain, files: fonts + (network == .machine ? Self.addressBooks : []))
      + temporary("/dev/shm") + ["--remount-ro", "/dev"]
  }

  /// By what names are found, and who says that a server is who it says it is.
  private static let addressBooks = [
    "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/ssl", "/etc/pki",
  ]

  private var own: [String] {
    var arguments = ["--ro-bind", folder.host, Self.run, "--ro-bind", folder.build, Self.build]
    if let host { arguments += ["--ro-bind", host, Self.hostProgram] }
    if let sharedData {
      arguments += ["--bind", sharedData, "\(Self.home)/Documents/\(SharedData.name)"]
    }
    return arguments
  }

  private func temporary(_ path: String) -> [String] {
    SandboxSystem.temporary(path, size: limits.temporaryFolder)
  }
}
