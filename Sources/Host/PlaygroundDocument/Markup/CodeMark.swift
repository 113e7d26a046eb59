/// A mark of the Swift Playgrounds app in the code. The compiler takes it for a comment, or, for
/// a placeholder, for a mistake.
public struct CodeMark: Equatable, Sendable {
  public var kind: Kind
  public var range: MarkupRange

  public enum Kind: Equatable, Sendable {
    case hiddenCode
    case endHiddenCode
    /// The text says what belongs there; it is shown while nothing does.
    case editableCode(String)
    case endEditableCode
    /// What may be completed, as it is written.
    case codeCompletion([String])
    /// `<#text#>`, or the middle of `<#T##text#>`.
    case placeholder(String)
    /// One that is not known, by its name.
    case other(String)
  }

  /// Ranges of code that a book hides; one that is not closed goes on to the end.
  static func hidden(_ marks: [CodeMark], end: MarkupPosition) -> [MarkupRange] {
    var ranges: [MarkupRange] = []
    var start: MarkupPosition?
    for mark in marks {
      switch mark.kind {
      case .hiddenCode: start = start ?? mark.range.start
      case .endHiddenCode:
        if let first = start { ranges.append(MarkupRange(start: first, end: mark.range.end)) }
        start = nil
      default: break
      }
    }
    if let start { ranges.append(MarkupRange(start: start, end: end)) }
    return ranges
  }
}

extension CodeMark.Kind {
  /// What stands behind `#-`, without the end of a comment.
  init(comment: String) {
    let name = comment.prefix { $0.isLetter || $0 == "-" }
    let rest = comment.dropFirst(name.count)
    switch name {
    case "hidden-code": self = .hiddenCode
    case "end-hidden-code": self = .endHiddenCode
    case "editable-code": self = .editableCode(rest.trimmed)
    case "end-editable-code": self = .endEditableCode
    case "code-completion":
      let inside = rest.trimmed.dropFirst().prefix { $0 != ")" }
      let words = inside.split(separator: ",").map(\.trimmed)
      self = .codeCompletion(words.filter { !$0.isEmpty })
    default: self = .other(String(name))
    }
  }

  /// What stands between `<#` and `#>`.
  init(placeholder text: String) {
    guard text.hasPrefix("T##") else {
      self = .placeholder(text)
      return
    }
    let shown = text.dropFirst(3).split(separator: "##", maxSplits: 1)
    self = .placeholder(shown.first.map(String.init) ?? "")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension String {
  fileprivate var trimmed: String { self[...].trimmed }
}
