import SwiftParser
import SwiftSyntax

/// What only Apple's compiler accepts, rewritten so that the compiler on Linux does.
///
/// A rewrite is a list of edits on the person's own text, and a map back: every position anyone
/// ever sees is a position in what was typed. Most edits keep their length, so that most positions
/// are the same without asking. Strings and comments are never touched; source that does not parse
/// is rewritten as far as it does. This is deliberately not a formatter and not a type checker: a
/// rule knows the spelling of a thing and nothing of its meaning.
public enum Dialect {
  private static let rules: [DialectRule.Type] = [ObjectiveCMarkRule.self, SelectorRule.self]

  /// The text as the compiler is to see it.
  public static func rewrite(_ text: String) -> RewrittenSource {
    let wanted = rules.filter { rule in rule.triggers.contains { text.contains($0) } }
    guard !wanted.isEmpty else { return RewrittenSource(text, edits: []) }
    let tree = Parser.parse(source: text)
    let edits = wanted.flatMap { $0.edits(in: tree) }
    return RewrittenSource(text, edits: edits)
  }
}

/// One thing that is spelled otherwise here.
protocol DialectRule: SendableMetatype {
  /// Words without which the rule has nothing to do; a text with none of them is not parsed.
  static var triggers: [String] { get }

  /// The edits it makes, on the tree of the person's text.
  static func edits(in tree: SourceFileSyntax) -> [SourceEdit]
}
