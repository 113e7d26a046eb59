import SourceDialect

/// What Swift 1 and 2 took for another thing by itself, and is said now around the whole expression.
///
/// A value where an object is wanted is `value as AnyObject`, a type of the page's own that was a
/// condition is asked `.boolValue`, `0...3` where a range is wanted is `Range(0...3)`, `[:]` that nothing
/// gives a type is an `NSDictionary`, and the names of a text's attributes are made from texts.
///
/// The compiler names a place in the expression, often its operator: `ExpressionExtents` finds all of it.
struct ExpressionRepair {
  private struct Place: Hashable {
    var file: String
    var offset: Int
  }

  private let texts: [String: TextBytes]
  private let conditions: Set<String>
  /// The files that see Foundation's collections.
  private let withFoundation: Set<String>
  private var extents: [Place: ExpressionExtents.Extent] = [:]

  init(_ diagnostics: [Diagnostic], of texts: [PageInput.Text], in lines: [String: TextBytes]) {
    self.texts = lines
    conditions = Self.conditions(in: texts)
    let imported = /(?m)^\s*import\s+(?:Foundation|UIKit|Cocoa|AppKit|SpriteKit|SceneKit)\b/
    withFoundation = Set(texts.filter { $0.text.contains(imported) }.map(\.path))
    var wanted: [String: [Int]] = [:]
    for diagnostic in diagnostics where change(diagnostic) != nil {
      let range = lines[diagnostic.file]?.range(diagnostic.range)
      guard let start = range?.lowerBound else { continue }
      wanted[diagnostic.file, default: []].append(start)
    }
    for text in texts {
      let found = ExpressionExtents.around(wanted[text.path] ?? [], in: text.text)
      for (offset, extent) in found { extents[Place(file: text.path, offset: offset)] = extent }
    }
  }

  func changes(for diagnostic: Diagnostic) -> [Diagnostic.FixIt] {
    guard let change = change(diagnostic), let text = texts[diagnostic.file],
      let start = text.range(diagnostic.range)?.lowerBound,
      let extent = extents[Place(file: diagnostic.file, offset: start)]
    else { return [] }
    let part = change.isOfOperand ? extent.operand : extent.whole
    let parentheses = !change.isOfOperand && change.before.isEmpty && extent.hasOperators
    func insertion(_ words: String, at offset: Int) -> Diagnostic.FixIt {
      Diagnostic.FixIt(
        file: diagnostic.file, range: text.range(of: offset..<offset), replacement: words)
    }
    let before = (parentheses ? "(" : "") + change.before
    let behind = (parentheses ? ")" : "") + change.behind
    return (before.isEmpty ? [] : [insertion(before, at: part.lowerBound)])
      + [insertion(behind, at: part.upperBound)]
  }

  // MARK: What is changed

  private struct Change {
    var before = ""
    var behind: String
    var isOfOperand = false
  }

  private func change(_ diagnostic: Diagnostic) -> Change? {
    guard diagnostic.severity == .error else { return nil }
    let message = diagnostic.message
    if message.hasPrefix("empty collection literal requires an explicit type") {
      return emptyCollection(at: diagnostic)
    }
    guard let (given, wanted) = Self.types(in: message) else {
      let isForClass = message.contains(
        /type '[^']+' expected to be (?:an )?instance of (?:a )?class/)
      return isForClass ? Change(behind: " as AnyObject") : nil
    }
    switch wanted {
    case "Bool" where conditions.contains(given):
      return Change(behind: ".boolValue", isOfOperand: true)
    case "NSAttributedString.Key" where given == "String":
      return Change(before: "NSAttributedString.Key(rawValue: ", behind: ")")
    case "String", "String?":
      guard Self.names.contains(given) else { return nil }
      return Change(behind: ".rawValue", isOfOperand: true)
    case "[NSAttributedString.Key : Any]"
    where ["[String : AnyObject]", "[String : Any]"].contains(given):
      return table("(NSAttributedString.Key(rawValue: $0), $1 as Any)")
    case "[String : AnyObject]" where given == "[NSAttributedString.Key : Any]":
      return table("($0.rawValue, $1 as AnyObject)")
    case "AnyObject", "AnyObject?", "[AnyObject]", "[String : AnyObject]":
      return given.hasPrefix("(") || given.contains("->")
        ? nil : Change(behind: " as " + wanted)
    case "NSObject" where given != "Any":
      return Change(before: "(", behind: " as AnyObject as! NSObject)")
    case let type where type.hasPrefix("Range<") && given == "Closed" + type:
      return Change(before: "Range(", behind: ")")
    default: return nil
    }
  }

  /// Types of a framework's names, which were texts before Swift 4.2.
  private static let names: Set<String> = [
    "NSAttributedString.Key", "NSNotification.Name", "Notification.Name", "CATransitionType",
    "CATransitionSubtype", "CAMediaTimingFunctionName", "CAMediaTimingFillMode",
    "CALayerContentsGravity", "CAShapeLayerLineCap", "CAShapeLayerLineJoin", "UIFont.TextStyle",
  ]

  /// What a value is, and what it was to be.
  private static func types(in message: String) -> (given: String, wanted: String)? {
    guard message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign "),
      let given = message.firstMatch(of: /of type '([^']+)'/),
      let wanted = message.firstMatch(of: /type '([^']+)'(?: \(aka '[^']+'\))?$/)
    else { return nil }
    return (String(given.1), String(wanted.1))
  }

  /// The names of a text's attributes were texts.
  private func table(_ entry: String) -> Change {
    Change(before: "Dictionary(uniqueKeysWithValues: (", behind: ").map { \(entry) })")
  }

  /// It was an object of Foundation's, where Foundation was imported.
  private func emptyCollection(at diagnostic: Diagnostic) -> Change? {
    guard let text = texts[diagnostic.file], withFoundation.contains(diagnostic.file) else {
      return nil
    }
    let line = text.line(diagnostic.range.line)
    let words = String(decoding: line.dropFirst(diagnostic.range.column - 1), as: UTF8.self)
    if words.starts(with: /\[ *: *\]/) { return Change(behind: " as NSDictionary") }
    return words.starts(with: /\[ *\]/) ? Change(behind: " as NSArray") : nil
  }

  /// The types, and type parameters, that say they can be a condition.
  private static func conditions(in texts: [PageInput.Text]) -> Set<String> {
    var found: Set<String> = []
    for text in texts where text.text.contains("BooleanType") || text.text.contains("LogicValue") {
      let declared = /\b(\w+)(?:<[^>]*>)?\s*:[^{}<>()]*?\b(?:BooleanType|LogicValue)\b/
      for match in text.text.matches(of: declared) { found.insert(String(match.1)) }
    }
    return found
  }
}
