import Foundation

/// How a text lies on disk, so that it can be written back in the same way.
struct TextFormat: Equatable, Sendable {
  var mark: ByteOrderMark
  var lineEnding: LineEnding

  enum ByteOrderMark: Equatable, Sendable {
    case none, utf8
  }

  enum LineEnding: Equatable, Sendable {
    /// Line feeds, or a mixture that is kept as it is.
    case asWritten
    /// Every line ends in a carriage return and a line feed.
    case carriageReturnLineFeed
  }

  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text of some bytes and their format; nil where they are not UTF-8.
  static func read(_ data: Data) -> (text: String, format: TextFormat)? {
    let hasMark = data.starts(with: utf8Mark)
    let body = hasMark ? data.dropFirst(utf8Mark.count) : data[...]
    guard let text = String(validating: body, as: UTF8.self) else { return nil }
    let format = TextFormat(mark: hasMark ? .utf8 : .none, lineEnding: lineEnding(of: body))
    guard format.lineEnding == .carriageReturnLineFeed else { return (text, format) }
    return (String(decoding: body.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self), format)
  }

  /// The bytes for a text; the counterpart of `read`.
  func write(_ text: String) -> Data {
    var data = Data(mark == .utf8 ? Self.utf8Mark : [])
    guard lineEnding == .carriageReturnLineFeed else {
      data.append(contentsOf: text.utf8)
      return data
    }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") {
        data.append(UInt8(ascii: "\r"))
      }
      data.append(byte)
      previous = byte
    }
    return data
  }

  private static func lineEnding(of body: Data) -> LineEnding {
    var previous: UInt8 = 0
    var pairs = 0
    var returns = 0
    var feeds = 0
    for byte in body {
      if byte == UInt8(ascii: "\r") { returns += 1 }
      if byte == UInt8(ascii: "\n") {
        feeds += 1
        if previous == UInt8(ascii: "\r") { pairs += 1 }
      }
      previous = byte
    }
    return pairs > 0 && pairs == feeds && pairs == returns ? .carriageReturnLineFeed : .asWritten
  }
}
