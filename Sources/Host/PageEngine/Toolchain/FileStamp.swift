import Foundation

/// Tells two states of a file apart without reading it.
struct FileStamp: Hashable, CustomStringConvertible {
  var size: Int
  var seconds: Int
  var nanoseconds: Int
  var number: UInt64

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    number = UInt64(status.st_ino)
  }

  var description: String { "\(size).\(seconds).\(nanoseconds).\(number)" }
}
