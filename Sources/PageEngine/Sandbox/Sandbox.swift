import Foundation

/// The walls around the warm host and its pages, as arguments of bubblewrap.
///
/// What: an empty world into which the few things a page needs are put. Always holds: no network
/// unless a person gave it, no other process, no capability, no terminal; nothing of the person's files but the run folder,
/// the built pages (both read-only) and the shared data folder; everything that can be written is
/// limited in size, save that one folder. The root itself is sealed at the end. Deliberately not:
/// the filter of system calls, which the page process puts on itself, and the limits.
struct Sandbox {
  var toolchain: Toolchain
  var folder: SessionFolder
  /// What pages keep between runs; nothing where it cannot be had.
  var sharedData: String?
  var limits: Limits
  var network = NetworkAccess.none

  static let run = "/playground"
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
    arguments += temporary("/tmp") + temporary(Self.home) + system + own
    return arguments + ["--remount-ro", "/", "--chdir", Self.run, "--"]
  }

  /// Programs, libraries and fonts; all read-only.
  private var system: [String] {
    var arguments = ["--ro-bind", "/usr", "/usr"] + Self.libraryFolders
    if !toolchain.root.hasPrefix("/usr/") && toolchain.root != "/usr" {
      arguments += ["--ro-bind", toolchain.root, toolchain.root]
    }
    for path in [
      "/etc/fonts", "/etc/ld.so.cache", "/etc/localtime", "/var/cache/fontconfig",
    ] + (network == .machine ? Self.addressBooks : []) {
      arguments += ["--ro-bind-try", path, path]
    }
    arguments += ["--proc", "/proc", "--dev", "/dev"]
    return arguments + temporary("/dev/shm") + ["--remount-ro", "/dev"]
  }

  /// By what names are found, and who says that a server is who it says it is.
  private static let addressBooks = [
    "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/ssl", "/etc/pki",
  ]

  private var own: [String] {
    var arguments = ["--ro-bind", folder.host, Self.run, "--ro-bind", folder.build, Self.build]
    if let sharedData {
      arguments += ["--bind", sharedData, "\(Self.home)/Documents/\(SharedData.name)"]
    }
    return arguments
  }

  private func temporary(_ path: String) -> [String] {
    let size = limits.temporaryFolder.map { ["--size", "\($0)"] } ?? []
    return size + ["--tmpfs", path]
  }

  /// Links on a system whose libraries live in /usr, folders where they do not.
  private static var libraryFolders: [String] {
    ["/lib", "/lib64", "/lib32", "/bin", "/sbin"].flatMap { path -> [String] in
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count - 1)
      guard count > 0 else { return ["--ro-bind-try", path, path] }
      let target = String(
        decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return ["--symlink", target, path]
    }
  }
}
