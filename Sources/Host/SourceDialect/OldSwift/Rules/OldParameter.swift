/// A parameter with what could once stand before its name.
struct OldParameter {
  /// What it is called, outside and inside.
  let names: Range<Int>
  let type: Range<Int>
  let hasDefault: Bool
  /// `#name`
  let isNamedOutside: Bool
  let isVariable: Bool

  private let removed: [Range<Int>]
  private let typeWords: String
  /// Words of the type that go or become others.
  private let typeEdits: [SourceEdit]
  private let source: OldSource

  var localName: String { source[names.upperBound - 1] }

  init?(_ part: Range<Int>, in source: OldSource) {
    guard let colon = source.first([":"], from: part.lowerBound), colon < part.upperBound,
      colon + 1 < part.upperBound
    else { return nil }
    self.source = source
    let prefix = OldParameterPrefix(part.lowerBound..<colon, in: source)
    guard prefix.end < colon else { return nil }
    names = prefix.end..<colon
    guard (1...2).contains(names.count), names.allSatisfy({ source.tokens[$0].isWord }) else {
      return nil
    }
    let equals = source.first(["="], from: colon + 1).map { min($0, part.upperBound) }
    type = colon + 1..<(equals ?? part.upperBound)
    hasDefault = type.upperBound < part.upperBound
    isNamedOutside = prefix.hash != nil
    isVariable = prefix.isVariable
    removed = prefix.removed
    var words = prefix.typeWords
    var edits: [SourceEdit] = []
    var index = colon + 1
    while source[index] == "@" {
      switch source[index + 1] {
      case "noescape": edits += source.removal(of: index..<index + 2, andSpaceBehind: true)
      case "autoclosure" where source[index + 2] == "(" && source[index + 3] == "escaping":
        edits += source.replacement(of: index + 2..<index + 5, with: " @escaping")
        index += 3
      case "escaping" where words.contains("@escaping "): words = ""
      default: break
      }
      index += 2
    }
    typeWords = words
    typeEdits = edits
  }

  /// What stands before the name goes behind the colon.
  func edits(in source: OldSource) -> [SourceEdit] {
    var edits = removed.flatMap { source.removal(of: $0, andSpaceBehind: true) } + typeEdits
    if !typeWords.isEmpty {
      let space = source.gap(before: type.lowerBound).isEmpty ? " " : ""
      edits.append(source.insertion(space + typeWords, before: type.lowerBound))
    }
    return edits
  }

  /// Whether something is already said of how long a closure is kept.
  var saysHowLong: Bool {
    !typeWords.isEmpty || type.contains { source[$0] == "@" }
      || removed.contains { $0.contains { source[$0] == "noescape" } }
  }

  /// Parameters that were variables get one of the same name.
  static func copies(of names: [String], behind brace: Int, in source: OldSource) -> [SourceEdit] {
    if names.isEmpty { return [] }
    let next = brace + 1
    let isOver = next >= source.tokens.count || source.tokens[next].beginsLine
    let text = names.map { " var \($0) = \($0)" }.joined(separator: ";") + (isOver ? "" : ";")
    let space = !isOver && source.gap(before: next).isEmpty ? " " : ""
    return [source.insertion(text + space, behind: brace)]
  }
}

/// The words before a parameter's names.
private struct OldParameterPrefix {
  private(set) var end: Int
  private(set) var removed: [Range<Int>] = []
  private(set) var typeWords = ""
  private(set) var isVariable = false
  private(set) var hash: Int?

  init(_ range: Range<Int>, in source: OldSource) {
    end = range.lowerBound
    while end < range.upperBound {
      let start = end
      switch source[end] {
      case "@":
        end += 2
        let isKept = source[end] == "(" && source[end + 1] == "escaping"
        if isKept { end += 3 }
        switch source[start + 1] {
        case "noescape": break
        case "autoclosure": typeWords += isKept ? "@autoclosure @escaping " : "@autoclosure "
        case "escaping": typeWords += "@escaping "
        default: continue
        }
      case "inout" where end + 1 < range.upperBound:
        typeWords += "inout "
        end += 1
      case "var" where end + 1 < range.upperBound, "let" where end + 1 < range.upperBound:
        isVariable = isVariable || source[end] == "var"
        end += 1
      case "#":
        hash = end
        end += 1
      default: return
      }
      removed.append(start..<min(end, range.upperBound))
    }
  }
}
