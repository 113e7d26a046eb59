import Foundation

/// Replaces a file so that at every moment either the old or the new one lies on disk, whole.
///
/// The new content is written beside the file, brought to the disk, and renamed over it; then the
/// folder is brought to the disk too. Permissions of the old file are kept.
enum SafeFile {
  struct Failure: Error {
    var reason: String
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    let beside =
      "\(folder)/.\((path as NSString).lastPathComponent).\(getpid()).\(UInt32.random(in: 0 ... .max)).saving"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions(of: path))
    guard descriptor >= 0 else { throw failure() }
    do throws(Failure) {
      try fill(descriptor, with: bytes)
      guard rename(beside, path) == 0 else { throw failure() }
    } catch {
      unlink(beside)
      throw error
    }
    synchronize(folder)
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Failure) {
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure()
      }
      written += count
    }
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  private static func permissions(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
  }

  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure() -> Failure {
    Failure(reason: String(cString: strerror(errno)))
  }
}
