import CFileAttributes
import Foundation

/// Writes a file so that at every moment either the old or the new one is there, whole.
///
/// The new bytes go to a file beside it, are brought to the disk, and take the old one's place
/// with its permissions, its extended attributes and, where that is allowed, its owner. Hard links to the old file keep
/// the old bytes; that is the price.
enum SafeWrite {
  enum Target {
    /// An old file is replaced.
    case oldOrNew
    /// Nothing may be there.
    case newOnly
  }

  static func write(
    _ data: Data, to url: URL, target: Target = .oldOrNew
  ) throws(SystemFault) {
    let folder = url.deletingLastPathComponent().path
    Leftovers.sweep(folder)
    let temporary = folder + "/" + Leftovers.newName()
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last() }
    do throws(SystemFault) {
      try fill(descriptor, with: data, like: url.path)
      switch target {
      case .oldOrNew: try Disk.replace(url.path, with: temporary)
      case .newOnly: try Disk.move(temporary, to: url.path)
      }
    } catch {
      Disk.remove(temporary)
      throw error
    }
    Disk.flush(folder)
  }

  private static func fill(
    _ descriptor: Int32, with data: Data, like path: String
  ) throws(SystemFault) {
    defer { close(descriptor) }
    var old = stat()
    if stat(path, &old) == 0 {
      // Only root may give files away; for everybody else the owner is the same anyway.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      lek_copy_attributes(path, descriptor)
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw .last() }
    }
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw .last() }
      rest = rest.dropFirst(written)
    }
    guard fsync(descriptor) == 0 else { throw .last() }
  }
}
