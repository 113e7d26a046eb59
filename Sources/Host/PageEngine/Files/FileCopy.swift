import Foundation

/// Puts a file at a second place.
enum FileCopy {
  /// By a second name where the file system can, by its bytes where it cannot.
  static func link(_ source: String, _ target: String) -> Bool {
    if Glibc.link(source, target) == 0 { return true }
    return copy(source, target)
  }

  /// By its bytes, readable for everyone who can reach it, executable if it was.
  static func copy(_ source: String, _ target: String) -> Bool {
    guard let from = try? Descriptor.open(source, O_RDONLY),
      let to = try? Descriptor.open(target, O_CREAT | O_TRUNC | O_WRONLY)
    else { return false }
    var status = stat()
    guard fstat(from.number, &status) == 0 else { return false }
    var left = Int(status.st_size)
    while left > 0 {
      let count = sendfile(to.number, from.number, nil, left)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      left -= count
    }
    return fchmod(to.number, status.st_mode & 0o100 == 0 ? 0o644 : 0o755) == 0
  }
}
