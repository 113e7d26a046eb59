import Foundation

/// A value that a page keeps, or sends to its live view.
public enum PlaygroundValue: Equatable, Sendable {
  case array([PlaygroundValue])
  case boolean(Bool)
  case data(Data)
  case date(Date)
  case dictionary([String: PlaygroundValue])
  case floatingPoint(Double)
  case integer(Int)
  case string(String)
}

/// One key, the case's name, and the value below it: numbers keep what they are.
extension PlaygroundValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case array, boolean, data, date, dictionary, floatingPoint, integer, string
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    switch container.allKeys.first {
    case .array: self = .array(try read(.array))
    case .boolean: self = .boolean(try read(.boolean))
    case .data: self = .data(try read(.data))
    case .date: self = .date(try read(.date))
    case .dictionary: self = .dictionary(try read(.dictionary))
    case .floatingPoint: self = .floatingPoint(try read(.floatingPoint))
    case .integer: self = .integer(try read(.integer))
    case .string: self = .string(try read(.string))
    case nil:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "No playground value is here."))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .array(let value): try container.encode(value, forKey: .array)
    case .boolean(let value): try container.encode(value, forKey: .boolean)
    case .data(let value): try container.encode(value, forKey: .data)
    case .date(let value): try container.encode(value, forKey: .date)
    case .dictionary(let value): try container.encode(value, forKey: .dictionary)
    case .floatingPoint(let value): try container.encode(value, forKey: .floatingPoint)
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .string(let value): try container.encode(value, forKey: .string)
    }
  }
}
