internal import SwiftSyntax
import Synchronization

/// Turns what only Apple's compiler accepts into Swift that every compiler accepts.
///
/// Why: a page written for Xcode says `@objc` and `#selector`, and there is no Objective-C here.
/// The text is not printed anew from a tree. It is changed by a list of edits, so that every byte
/// nobody had a reason to touch stays what it was, and every position can be mapped back.
///
/// **Always holds**: strings and comments are never changed (code inside an interpolation is);
/// no edit adds or removes a line; malformed source is rewritten where it parses and left alone
/// where it does not; a text without any of the rules' words is not even parsed.
///
/// Deliberately not a type checker: the rules see one file's syntax and nothing else.
public enum Dialect {
  static let rules: [any RewriteRule] = [
    ObjCAttributeRule(), InterfaceBuilderAttributeRule(), DynamicModifierRule(),
    SelectorExpressionRule(),
  ]

  private static let search = WordSearch(
    rules.flatMap { rule in rule.words.map { ($0, rule) } })

  /// The text as the compiler shall read it.
  public static func rewrite(_ text: String) -> RewrittenSource {
    let places = search.places(in: text)
    if places.isEmpty || BracketRun.isTooLong(in: text) {
      return RewrittenSource(original: text, edits: [])
    }
    let edits = Mutex<[SourceEdit]>([])
    DeepStack.run { edits.withLock { $0 = Self.edits(at: places, in: text) } }
    return RewrittenSource(original: text, edits: edits.withLock { $0 })
  }

  private static func edits(at places: [WordSearch<any RewriteRule>.Place], in text: String)
    -> [SourceEdit]
  {
    let file = ParsedSource(text)
    return places.flatMap { place in
      file.token(startingAt: place.offset, text: place.word).map(place.use.edits) ?? []
    }
  }
}
