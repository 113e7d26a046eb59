/// JSON whose keys keep the order in which they were written, so that the same values always are
/// the same bytes.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  public struct Member: Equatable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object of these members, in this order.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// A whole number.
  public static func count(_ value: some BinaryInteger) -> JSONValue {
    .integer(Int64(clamping: value))
  }

  /// A number where there is one.
  public static func optional(_ value: Double?) -> JSONValue {
    value.map { .number($0) } ?? .null
  }

  /// On one line, without spaces.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// JSON has no word for infinity or for what is not a number.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    var plain = value.utf8.startIndex
    for index in value.utf8.indices {
      let byte = value.utf8[index]
      guard byte < 0x20 || byte == 0x22 || byte == 0x5c else { continue }
      text += value[plain..<index]
      text += escape(byte)
      plain = value.utf8.index(after: index)
    }
    text += value[plain...]
    text += "\""
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: return "\\\""
    case 0x5c: return "\\\\"
    case 0x0a: return "\\n"
    case 0x0d: return "\\r"
    case 0x09: return "\\t"
    default:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}
