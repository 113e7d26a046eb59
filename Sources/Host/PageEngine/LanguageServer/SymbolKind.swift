/// The words for the kinds of things that a language server numbers.
enum SymbolKind {
  /// Of something that was offered.
  static func completion(_ number: Int?) -> String {
    switch number {
    case 2: "method"
    case 3: "function"
    case 4: "initializer"
    case 5, 10: "property"
    case 6: "variable"
    case 7, 22: "type"
    case 8: "protocol"
    case 9: "module"
    case 13: "enumeration"
    case 14: "keyword"
    case 20: "case"
    case 21: "variable"
    case 24: "operator"
    case 25: "type"
    default: "other"
    }
  }

  /// Of something that is declared.
  static func declaration(_ number: Int) -> String {
    switch number {
    case 5, 23, 26: "type"
    case 6: "method"
    case 7, 8: "property"
    case 9: "initializer"
    case 10: "enumeration"
    case 11: "protocol"
    case 12: "function"
    case 13, 14: "variable"
    case 22: "case"
    case 3: "extension"
    case 25: "operator"
    default: "other"
    }
  }
}
