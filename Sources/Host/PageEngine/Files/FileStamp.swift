import Foundation

/// Distinguishes two states of a file without reading it.
public struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  var size: Int
  var seconds: Int
  var nanoseconds: Int
  var number: UInt64

  /// nil if there is no such file.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    number = UInt64(status.st_ino)
  }

  /// The same text for the same state.
  public var description: String { "\(size).\(seconds).\(nanoseconds).\(number)" }
}
