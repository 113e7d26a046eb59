import Foundation

/// A JSON text, taken apart.
indirect enum JSON: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// What a scene has that it cannot have.
  struct Problem: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
      self.description = description
    }
  }

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  func list() throws -> [JSON] {
    guard case .list(let list) = self else { throw Problem("\(self) is no list") }
    return list
  }

  func number() throws -> Double {
    guard case .number(let number) = self else { throw Problem("\(self) is no number") }
    return number
  }

  func text() throws -> String {
    guard case .text(let text) = self else { throw Problem("\(self) is no text") }
    return text
  }

  func flag() throws -> Bool {
    guard case .flag(let flag) = self else { throw Problem("\(self) is no flag") }
    return flag
  }

  func numbers(_ count: Int? = nil) throws -> [Double] {
    let numbers = try list().map { try $0.number() }
    guard count == nil || numbers.count == count else {
      throw Problem("\(numbers) are not \(count!) numbers")
    }
    return numbers
  }
}
