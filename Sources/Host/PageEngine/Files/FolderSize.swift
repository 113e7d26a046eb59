import Glibc

/// The disk space of a folder that a page can write to.
///
/// **Always holds**: no link is followed, and the number of open files and the memory do not depend
/// on what is in the folder. Deliberately not counted: files that are deleted and still open.
enum FolderSize {
  private static let deepest = 64
  /// An empty file uses an entry of the file system.
  private static let smallest: UInt64 = 4096

  /// Bytes of everything in the folder, at least 4,096 for each file and folder. The largest number
  /// if a part of it is closed to this user or too deep.
  static func bytes(of path: String) -> UInt64 { bytes(in: path, of: AT_FDCWD, depth: 0) }

  private static func bytes(
    in name: UnsafePointer<CChar>, of parent: Int32, depth: Int
  ) -> UInt64 {
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    // Other errors are those of a folder that the page has just removed.
    guard folder >= 0 else { return errno == EACCES ? .max : 0 }
    guard depth <= deepest, let stream = fdopendir(folder) else {
      close(folder)
      return depth > deepest ? .max : 0
    }
    defer { closedir(stream) }
    var sum: UInt64 = 0
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { continue }
      sum = total(sum, bytes(at: name, in: folder, depth: depth))
    }
    return sum
  }

  private static func bytes(
    at name: UnsafePointer<CChar>, in folder: Int32, depth: Int
  ) -> UInt64 {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return errno == EACCES ? .max : 0
    }
    let own = max(smallest, UInt64(status.st_blocks) * 512)
    guard status.st_mode & S_IFMT == S_IFDIR else { return own }
    return total(own, bytes(in: name, of: folder, depth: depth + 1))
  }

  private static func total(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let (sum, hasOverflowed) = one.addingReportingOverflow(other)
    return hasOverflowed ? .max : sum
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
  }
}
