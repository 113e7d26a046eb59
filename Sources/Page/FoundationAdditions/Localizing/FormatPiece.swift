/// A part of a format: text, a place for a value, or a variable with forms.
enum FormatPiece: Equatable {
  case text(String)
  /// What is written between `%` and the end, without a position; `stars` values come before its
  /// own.
  case value(specification: String, position: Int?, stars: Int)
  case variable(name: String, position: Int?)

  /// The parts of a format in their order.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    while let next = rest.popFirst() {
      guard next == "%" else {
        text.append(next)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest.removeFirst()
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(place(&rest))
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  private static func place(_ rest: inout Substring) -> FormatPiece {
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      rest = rest.dropFirst(2)
      let name = rest.prefix { $0 != "@" }
      rest = rest.dropFirst(name.count + 1)
      return .variable(name: String(name), position: position)
    }
    let modifiers = rest.prefix { "0123456789.*+- #'hlqjztL".contains($0) }
    rest = rest.dropFirst(modifiers.count)
    let end = rest.popFirst().map(String.init) ?? ""
    return .value(
      specification: String(modifiers) + end, position: position,
      stars: modifiers.filter { $0 == "*" }.count)
  }
}
