import Foundation

/// Files in a folder that a sandboxed tool can write to.
///
/// A tool that a text has taken over can leave a link there, or a pipe, or a file without an end.
/// **Always holds**: no link is followed, only regular files are read, and no more than `most` bytes.
enum ToolFile {
  /// More than the largest module that a limit lets a compiler write.
  static let longest = 1 << 30

  /// The bytes of a regular file; nil where there is none, or where it is longer than `most`.
  static func read(_ path: String, most: Int = longest) -> Data? {
    var status = stat()
    guard let file = try? open(path, O_RDONLY), fstat(file.number, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, status.st_size <= most
    else { return nil }
    return bytes(of: file, most: Int(status.st_size))
  }

  /// The first bytes of a regular file.
  static func beginning(of path: String, most: Int) -> Data {
    var status = stat()
    guard let file = try? open(path, O_RDONLY), fstat(file.number, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return Data() }
    return bytes(of: file, most: min(most, Int(status.st_size))) ?? Data()
  }

  /// Makes a file, or empties the one that is there.
  static func create(_ path: String) throws(EngineFault) -> Descriptor {
    try open(path, O_CREAT | O_TRUNC | O_WRONLY)
  }

  static func write(_ data: Data, to path: String) -> Bool {
    guard let file = try? create(path) else { return false }
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes {
        Glibc.write(file.number, $0.baseAddress! + written, data.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return fchmod(file.number, 0o644) == 0
  }

  /// Lets every user read a regular file.
  static func makeReadable(_ path: String) {
    var status = stat()
    guard let file = try? open(path, O_RDONLY), fstat(file.number, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return }
    fchmod(file.number, 0o644)
  }

  private static func open(_ path: String, _ flags: Int32) throws(EngineFault) -> Descriptor {
    // A pipe that nobody writes to would hold the reader up.
    try Descriptor.open(path, flags | O_NOFOLLOW | O_NONBLOCK, mode: 0o644)
  }

  private static func bytes(of file: Descriptor, most: Int) -> Data? {
    var data = Data(count: most)
    var count = 0
    while count < most {
      let read = data.withUnsafeMutableBytes {
        Glibc.read(file.number, $0.baseAddress! + count, most - count)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { return nil }
      if read == 0 { break }
      count += read
    }
    return data.prefix(count)
  }
}
