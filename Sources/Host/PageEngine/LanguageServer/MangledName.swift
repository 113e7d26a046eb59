/// What a symbol's identifier, `s:5UIKit6UIViewC15backgroundColor…`, says of where it is declared.
struct MangledName {
  /// The module, the types around it, and where each ends in the identifier.
  private(set) var parts: [(name: String, end: Int)] = []
  private let text: [UInt8]

  init(_ usr: String) {
    text = Array(usr.utf8)
    guard usr.hasPrefix("s:") else { return }
    var place = 2
    while let part = Self.identifier(text, at: &place) {
      // The letter behind it says what kind of type it is.
      if place < text.count, [UInt8(ascii: "C"), 86, 79, 80].contains(text[place]) { place += 1 }
      parts.append((part, place))
    }
  }

  var module: String? { parts.first?.name }

  /// The identifier of a type around it.
  func type(named name: String) -> String? {
    guard let part = parts.dropFirst().last(where: { $0.name == name }) else { return nil }
    return String(decoding: text[..<part.end], as: UTF8.self)
  }

  private static func identifier(_ text: [UInt8], at place: inout Int) -> String? {
    var length = 0
    var start = place
    while start < text.count, (48...57).contains(text[start]), length < 10_000 {
      length = length * 10 + Int(text[start] - 48)
      start += 1
    }
    guard length > 0, text[place] != 48, start + length <= text.count else { return nil }
    place = start + length
    return String(decoding: text[start..<start + length], as: UTF8.self)
  }
}
