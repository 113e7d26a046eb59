import PageProtocol

/// A piece of what a page printed.
struct ConsoleText: Equatable, Sendable {
  var stream: ConsoleStream
  var text: String

  var streamName: String { stream.name }
}

extension ConsoleStream {
  /// Its name on the wire and in `lek run --json`.
  public var name: String {
    switch self {
    case .output: "output"
    case .error: "error"
    }
  }
}

/// Makes texts of a page's bytes: a character that was cut in two waits for its other half.
public struct ConsoleDecoder: Sendable {
  private var waiting: [ConsoleStream: [UInt8]] = [:]

  public init() {}

  /// The whole characters so far; malformed bytes become replacement characters.
  public mutating func text(of bytes: [UInt8], stream: ConsoleStream) -> String {
    let all = (waiting[stream] ?? []) + bytes
    let whole = all.count - Self.begun(all)
    waiting[stream] = Array(all[whole...])
    return String(decoding: all[..<whole], as: UTF8.self)
  }

  /// What waits in vain at the end.
  public mutating func rest(of stream: ConsoleStream) -> String {
    String(decoding: waiting.removeValue(forKey: stream) ?? [], as: UTF8.self)
  }

  /// How many bytes at the end are the beginning of a character that needs more.
  private static func begun(_ bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0b1100_0000 == 0b1000_0000 { continue }
      let length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }
}
