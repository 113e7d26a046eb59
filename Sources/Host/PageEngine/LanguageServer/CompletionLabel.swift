/// The label of a completion as a declaration has it: `padding(_ insets: EdgeInsets)`.
///
/// The language server leaves out the underscore of an argument without a label, so that
/// `padding(insets: EdgeInsets)` looks as if `insets:` had to be written. The text that it filters
/// by has the real labels: `padding(:)`.
enum CompletionLabel {
  static func text(of label: String, filter: String) -> String {
    guard let open = label.firstIndex(of: "("), let names = argumentLabels(of: filter) else {
      return label
    }
    let (parameters, rest) = parameters(of: label[label.index(after: open)...])
    guard parameters.count == names.count else { return label }
    let declared = zip(names, parameters).map { name, parameter in
      name.isEmpty && hasName(parameter) ? "_ " + parameter : String(parameter)
    }
    return label[...open] + declared.joined(separator: ", ") + rest
  }

  /// The labels in `name(first::third:)`; an empty one is an argument without a label.
  private static func argumentLabels(of filter: String) -> [Substring]? {
    guard let open = filter.firstIndex(of: "("), let close = filter.lastIndex(of: ")"),
      open < close
    else { return nil }
    let labels = filter[filter.index(after: open)..<close]
    guard labels.hasSuffix(":") else { return nil }
    return labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
  }

  /// What stands between the commas up to the closing parenthesis, and what follows from there.
  private static func parameters(of text: Substring) -> ([Substring], Substring) {
    var (parameters, depth, start) = ([Substring](), 0, text.startIndex)
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0: return (parameters + [text[start..<index]], text[index...])
      case ")", "]": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 0:
        parameters.append(text[start..<index])
        start = text.index(after: index)
        if start < text.endIndex, text[start] == " " { start = text.index(after: start) }
      default: break
      }
      previous = character
    }
    return ([], text)
  }

  private static func hasName(_ parameter: Substring) -> Bool {
    guard let colon = parameter.firstIndex(of: ":"), colon != parameter.startIndex else {
      return false
    }
    return parameter[..<colon].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
  }
}
