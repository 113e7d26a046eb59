/// What a text gives names to: a rule for a word of the library keeps off where the word is its own.
struct DeclaredNames {
  /// How often each function is declared.
  private(set) var functions: [String: Int] = [:]
  private(set) var values: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var cases: Set<String> = []
  private(set) var operators: Set<String> = []

  init(_ tokens: [OldToken]) {
    var isInCase = false
    for (index, token) in tokens.enumerated() where index > 0 {
      let before = tokens[index - 1]
      if token.text == "case" { isInCase = true }
      if [":", "{", "}"].contains(token.text) || token.beginsLine && token.text != "case" {
        isInCase = isInCase && before.text == ","
      }
      guard !before.isString, !token.isString else { continue }
      switch before.text {
      case "func":
        if token.isOperator { operators.insert(token.text) }
        functions[token.name, default: 0] += 1
      case "operator": operators.insert(token.text)
      case "let", "var": values.insert(token.name)
      case "class", "struct", "enum", "protocol", "typealias", "associatedtype":
        types.insert(token.name)
      case "case", ",": if isInCase, token.isName { cases.insert(token.name) }
      default: break
      }
    }
  }

  /// Whether a function or a value has the name.
  func has(_ name: String) -> Bool { functions[name] != nil || values.contains(name) }
}

extension OldToken {
  /// Without the marks that let a word of the language be a name.
  var name: String { syntax.identifierText }
}
