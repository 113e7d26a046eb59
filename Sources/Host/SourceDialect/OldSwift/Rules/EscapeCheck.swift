/// Whether a function keeps a closure that it is given, which is to be said now.
struct EscapeCheck {
  private let signature: Signature
  private let source: OldSource

  init(_ signature: Signature, in source: OldSource) {
    self.signature = signature
    self.source = source
  }

  func escapes(_ parameter: OldParameter) -> Bool {
    if parameter.saysHowLong || !source.isFunctionType(parameter.type) { return false }
    guard let body = signature.body, !isOneOfSeveral else { return true }
    return (body.open..<body.close).contains {
      source[$0] == parameter.localName && source[$0 - 1] != "."
        && !isCall(at: $0, inside: body.open)
    }
  }

  /// What a protocol asks for or a class has already takes closures that are kept.
  private var isOneOfSeveral: Bool {
    let name = source.tokens[signature.name].name
    if source[signature.word] == "func", source.declared.functions[name, default: 0] > 1 {
      return true
    }
    var index = signature.word - 1
    while index >= 0, Self.modifiers.contains(source[index]) {
      if source[index] == "override" { return true }
      index -= 1
    }
    return false
  }

  /// Whether the closure is called then and there, and not from inside another closure.
  private func isCall(at index: Int, inside body: Int) -> Bool {
    guard source[index + 1] == "(", source.gap(before: index + 1).isEmpty else { return false }
    var place = index
    while let bracket = source.enclosing(place), bracket > body {
      if source[bracket] == "{" {
        guard let word = source.declaration(ofBody: bracket), Self.statements.contains(source[word])
        else { return false }
      }
      place = bracket
    }
    return true
  }

  private static let modifiers: Set<String> = [
    "override", "public", "private", "internal", "final", "class", "static", "mutating", "required",
    "convenience",
  ]
  private static let statements: Set<String> = [
    "if", "else", "for", "while", "do", "repeat", "switch", "guard", "catch", "defer",
  ]
}
