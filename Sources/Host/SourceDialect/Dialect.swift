/// Turns what only Apple's compiler accepts into Swift that every compiler accepts.
///
/// Why: a page written for Xcode says `@objc` and `#selector`, and there is no Objective-C here.
/// The text is not printed anew from a tree. It is changed by a list of edits, so that every byte
/// nobody had a reason to touch stays what it was, and every position can be mapped back. What the
/// rewritten text needs at run time is in the page-side module ObjectiveC.
///
/// **Always holds**: strings and comments are never changed (code inside an interpolation is);
/// no edit adds or removes a line; malformed source is rewritten where it parses and left alone
/// where it does not; a text without any of the rules' words is not even parsed.
///
/// Deliberately not a type checker: the rules see syntax and nothing else, that of one text and
/// of the `Sources` beside it.
public enum Dialect {
  /// The text as the compiler shall read it.
  ///
  /// `others` are the texts it can use something of: the files of its own module and of those it sees.
  /// With a `lastLine`, a page's top level ends behind the last statement that begins on it or above.
  /// A `preamble` is said before the first line. What stands in the range `cell`, in UTF-8 offsets, is read
  /// from a run-time cell where it is an expression.
  public static func rewrite(
    _ text: String, as role: TextRole = .module, on platform: Platform = .iOS,
    beside others: [String] = [], lastLine: Int? = nil, preamble: String? = nil,
    cell: Range<Int>? = nil
  ) -> RewrittenSource {
    rewrite(
      text, as: role, on: platform, in: TextGroup([text] + others), lastLine: lastLine,
      preamble: preamble, cell: cell)
  }

  /// The same for a text of a group.
  public static func rewrite(
    _ text: String, as role: TextRole = .module, on platform: Platform = .iOS, in group: TextGroup,
    lastLine: Int? = nil, preamble: String? = nil, cell: Range<Int>? = nil
  ) -> RewrittenSource {
    let rewriting = Rewriting(
      text, role: role, platform: platform, in: group, lastLine: role == .page ? lastLine : nil)
    let before = preamble.map { [SourceEdit(range: 0..<0, replacement: $0)] } ?? []
    return RewrittenSource(
      original: text, edits: before + LiteralCell.edits(at: cell, in: text) + rewriting.edits())
  }
}
