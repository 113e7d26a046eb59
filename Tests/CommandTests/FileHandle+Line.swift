import Foundation

extension FileHandle {
  /// Reads up to the end of a line, which may come in pieces, or up to the end of the file.
  func line() -> String {
    var bytes = Data()
    while bytes.last != UInt8(ascii: "\n") {
      let more = availableData
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
