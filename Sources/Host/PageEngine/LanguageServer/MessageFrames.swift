/// Takes the messages of a language server out of the bytes it writes: `Content-Length: N`, an
/// empty line, and N bytes of JSON.
struct MessageFrames {
  /// What the server writes is not what a language server writes.
  struct Nonsense: Error, Equatable {}

  private var bytes: [UInt8] = []
  private static let longestHead = 4096
  static let longestMessage = 32 << 20

  mutating func add(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// The next whole message, if it is there.
  mutating func next() throws(Nonsense) -> [UInt8]? {
    guard let end = headEnd() else {
      if bytes.count > Self.longestHead { throw Nonsense() }
      return nil
    }
    guard let length = Self.length(in: bytes[..<end]), length <= Self.longestMessage else {
      throw Nonsense()
    }
    let start = end + 4
    guard bytes.count >= start + length else { return nil }
    let message = Array(bytes[start..<start + length])
    bytes.removeFirst(start + length)
    return message
  }

  private func headEnd() -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= mark.count else { return nil }
    let last = min(bytes.count, Self.longestHead) - mark.count
    return (0...max(0, last)).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
  }

  private static func length(in head: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let number = parts[1].drop { $0 == " " }
      return Int(number).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// A message as it is written.
  static func frame(_ message: some Collection<UInt8>) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
