/// Recognises Swift of other days by its spelling, and puts its syntax into that of today.
///
/// Why: a page of Xcode 7 says `i++` and leaves out what is now `_`; no compiler of today takes it.
/// Only the language is rewritten here, one text alone and without types. Names of other days are
/// aliases in the page-side module OldSwift, and what only types can tell is left to the compiler.
///
/// **Always holds**: strings and comments are never changed (code inside an interpolation is); no
/// edit adds or removes a line; a text that is rewritten once is not changed by doing it again.
public enum OldSwift {
  /// How old the spelling of a text is, by what it says and, where that is not enough, by a `stamp`:
  /// the version that the playground's own files name, such as "2.2".
  public static func age(of text: String, stamp: String?) -> SwiftAge {
    ages(of: text, stamps: [stamp])[0]
  }

  /// The same by each of some stamps; the text is read once.
  public static func ages(of text: String, stamps: [String?]) -> [SwiftAge] {
    AgeReader.ages(of: text, stamps: stamps)
  }

  /// What a text that does not compile as a current one may be, by any single sign, the newest first.
  public static func signs(in text: String) -> [SwiftAge] { OldSigns.ages(of: text) }

  /// The text in the syntax of today.
  public static func rewrite(_ text: String, age: SwiftAge) -> RewrittenText {
    OldRewriting(text: text, age: age).run()
  }
}
