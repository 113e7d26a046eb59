import CPageEngine
import Foundation

/// A file that a compiler has opened before anything stands in it.
///
/// A compiler maps a file of some pages into its memory, and reads there what is written to the
/// file later. Its size cannot change any more, so it is larger than the text, and ends in empty
/// lines, which say nothing. It has no name of its own; a link that has the text's name leads to
/// the descriptor each compiler was given for itself.
final class TextSheet: Sendable {
  /// The descriptor a compiler has its first sheet as.
  private static let first = 4

  let descriptor: Descriptor
  /// Where the link lies; the compiler is started there.
  let folder: String
  private let size: Int

  /// A sheet for a text that may grow to twice what it is now, the one of this number of its compiler.
  init(_ number: Int = 0, file: String, folder: String, for text: String) throws(EngineFault) {
    self.folder = folder
    let link = folder + "/" + file
    unlink(link)
    guard symlink("/proc/self/fd/\(Self.first + number)", link) == 0 else {
      throw EngineFault("cannot make \(file)", error: errno)
    }
    size = Self.size(for: text.utf8.count)
    let made = lek_make_nameless_file()
    guard made >= 0 else { throw EngineFault("cannot make \(file)", error: errno) }
    descriptor = Descriptor(made)
    try put(Self.blank + Self.emptyLines(size - Self.blank.count))
  }

  /// What a compiler would read that does not wait as it should: an error, not an empty page.
  private static let blank = Array(
    "#error(\"The compiler read the page before it was written.\")\n".utf8)

  private static func emptyLines(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "\n"), count: max(0, count))
  }

  /// Files of less than four pages are read, not mapped; one that ends with a page has no room for
  /// the zero that the compiler looks for behind the text.
  private static func size(for length: Int) -> Int {
    let page = sysconf(Int32(_SC_PAGESIZE))
    return (max(4, length * 2 / page) + 1) * page - 1
  }

  func holds(_ text: String) -> Bool { text.utf8.count <= size }

  func write(_ text: String) throws(EngineFault) {
    let bytes = Array(text.utf8)
    try put(bytes + Self.emptyLines(Self.blank.count - bytes.count))
  }

  private func put(_ text: [UInt8]) throws(EngineFault) {
    var written = 0
    while written < text.count {
      let count = text.withUnsafeBytes {
        pwrite(descriptor.number, $0.baseAddress! + written, text.count - written, written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw EngineFault("cannot write a text", error: errno) }
      written += count
    }
  }
}
