import Foundation

/// The read-only system that every sandbox contains: programs, libraries and the toolchain.
enum SandboxSystem {
  /// The arguments of bubblewrap that mount it. Those of `files` that exist are mounted too.
  static func mounts(_ toolchain: Toolchain, files: [String] = []) -> [String] {
    var arguments = ["--ro-bind", "/usr", "/usr"] + libraryFolders
    if !toolchain.root.hasPrefix("/usr/") && toolchain.root != "/usr" {
      arguments += ["--ro-bind", toolchain.root, toolchain.root]
    }
    for path in ["/etc/ld.so.cache"] + files { arguments += ["--ro-bind-try", path, path] }
    return arguments + ["--proc", "/proc", "--dev", "/dev"]
  }

  /// The arguments that mount a folder in memory, of at most `size` bytes.
  static func temporary(_ path: String, size: UInt64?) -> [String] {
    (size.map { ["--size", "\($0)"] } ?? []) + ["--tmpfs", path]
  }

  /// Links if the system's libraries are in /usr, folders otherwise.
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
