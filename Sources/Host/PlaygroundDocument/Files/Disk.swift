import Foundation

/// Steps on the file system that either happen whole or not at all.
///
/// **Always holds**: nothing that exists is replaced by `move`; no symbolic link is followed by
/// `remove`; what is flushed survives a loss of power.
enum Disk {
  /// Whether something, be it a link that leads nowhere, has this path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Moves a file or folder to a name that is free.
  ///
  /// The question and the move are two calls: glibc's one for both is not to be had from Swift.
  /// A folder that somebody fills in between is still safe, since `rename` refuses it.
  static func move(_ path: String, to target: String) throws(SystemFault) {
    try Interruption.check()
    guard !exists(target) else { throw SystemFault(reason: "something has that name already") }
    guard rename(path, target) == 0 else { throw .last() }
  }

  /// Copies a file, or a folder with all it holds; links in it stay links.
  static func copy(_ path: String, to target: String) throws(SystemFault) {
    try Interruption.check()
    do {
      try FileManager.default.copyItem(atPath: path, toPath: target)
    } catch {
      remove(target)
      throw SystemFault(reason: "it cannot be copied")
    }
  }

  /// Makes a folder; one that is there already is as good.
  static func makeFolder(_ path: String) throws(SystemFault) {
    try Interruption.check()
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last() }
  }

  /// Puts a file in the place of another, or where there is none.
  static func replace(_ path: String, with new: String) throws(SystemFault) {
    try Interruption.check()
    guard rename(new, path) == 0 else { throw .last() }
  }

  /// Removes a file, or a link and not what it leads to.
  static func removeFile(_ path: String) throws(SystemFault) {
    try Interruption.check()
    guard unlink(path) == 0 else { throw .last() }
  }

  /// Brings the names in a folder to the disk.
  static func flush(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Removes a file, or a folder with all it holds, as far as that can be done.
  static func remove(_ path: String) {
    do {
      try Interruption.check()
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // What is left has a hidden name, and is swept away later.
    }
  }
}
