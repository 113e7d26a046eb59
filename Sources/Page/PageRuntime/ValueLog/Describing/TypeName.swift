/// The name of a type as a person writes it: `[String: Int?]`, not
/// `Swift.Dictionary<Swift.String, Swift.Optional<Swift.Int>>`.
///
/// It is made from the runtime's own full name. Modules are left out, types that enclose a type are
/// not, and neither is a label; what the runtime adds to tell private and local types apart is.
struct TypeName {
  private static let lock = Lock()
  private static var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    var name: String
    var module: Substring
  }

  /// The name.
  static func of(_ type: Any.Type) -> String { known(type).name }

  /// The name of the module that has the type; nothing for a tuple, a function, `Any`.
  static func module(of type: Any.Type) -> Substring { known(type).module }

  /// What is said of a type is worked out once.
  private static func known(_ type: Any.Type) -> Known {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ known[key] }) { return known }
    let full = _typeName(type, qualified: true)
    let start = full.prefix { $0 != "." && $0 != "<" && $0 != " " && $0 != "(" }
    let new = Known(
      name: sugared(full),
      module: start.endIndex < full.endIndex && full[start.endIndex] == "."
        ? start : "")
    lock.withLock { known[key] = new }
    return new
  }

  /// The name of what a value is at the moment: a subclass, the contents of an existential.
  static func of(value: Any) -> String { of(type(of: value)) }

  /// What a person would write for a full name.
  static func sugared(_ fullName: String) -> String {
    var reader = TypeName(text: Array(fullName))
    return reader.types(upTo: "")
  }

  /// One name between dots, with its arguments.
  private struct Part {
    var word: String
    var arguments: [String] = []

    var text: String { arguments.isEmpty ? word : "\(word)<\(arguments.joined(separator: ", "))>" }
  }

  private let text: [Character]
  private var position = 0

  private init(text: [Character]) {
    self.text = text
  }

  private var next: Character? { position < text.count ? text[position] : nil }

  private var isAtWord: Bool { next.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }

  private func isAt(_ prefix: String) -> Bool { text[position...].starts(with: prefix) }

  /// Types and what stands between them, up to one of the characters that end them here.
  private mutating func types(upTo ends: String) -> String {
    var result = ""
    while let character = next, !ends.contains(character) {
      if skipRemark() { continue }
      if isAtWord {
        result += named()
      } else if character == "(" || character == "[" {
        position += 1
        result += String(character) + types(upTo: ")]")
        if let closing = next { result.append(closing) }
        position += 1
      } else if isAt("->") {
        result += "->"
        position += 2
      } else {
        result.append(character)
        position += 1
      }
    }
    return result
  }

  /// `(unknown context at $1234).` and `(extension in Page):` say nothing to a reader.
  private mutating func skipRemark() -> Bool {
    guard isAt("(unknown context") || isAt("(extension in") else { return false }
    while let character = next, character != ")" {
      _ = character
      position += 1
    }
    position += 2
    return true
  }

  /// A dotted name: its module is left out, and what has a shorter spelling gets it.
  private mutating func named() -> String {
    var parts = [part()]
    while next == "." {
      position += 1
      while skipRemark() {}
      guard isAtWord else { break }
      parts.append(part())
    }
    if parts.count > 1, parts[0].arguments.isEmpty, parts[0].word != "Any" {
      let module = parts.removeFirst().word
      if module == "Swift", let short = Self.short(parts[0]) { parts[0] = Part(word: short) }
    }
    return parts.map(\.text).joined(separator: ".")
  }

  private mutating func part() -> Part {
    var part = Part(word: "")
    while isAtWord, let character = next {
      part.word.append(character)
      position += 1
    }
    guard next == "<" else { return part }
    repeat {
      position += 1
      part.arguments.append(String(types(upTo: ",>").drop { $0 == " " }))
    } while next == ","
    position += 1
    return part
  }

  private static func short(_ part: Part) -> String? {
    switch (part.word, part.arguments.count) {
    case ("Optional", 1):
      let wrapped = part.arguments[0]
      return wrapped.needsBrackets ? "(\(wrapped))?" : "\(wrapped)?"
    case ("Array", 1): return "[\(part.arguments[0])]"
    case ("Dictionary", 2): return "[\(part.arguments[0]): \(part.arguments[1])]"
    default: return nil
    }
  }
}

extension String {
  /// Whether `?` behind it would belong to its last part only.
  fileprivate var needsBrackets: Bool {
    var depth = 0
    var previous: Character = " "
    for character in self {
      if depth == 0, character == "&" || (previous == "-" && character == ">") { return true }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      previous = character
    }
    return hasPrefix("any ") || hasPrefix("some ")
  }
}
