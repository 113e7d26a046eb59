internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// A long page's text as files of one module that compile apart and come to the same page.
///
/// Why: the compiler takes as long as a page is long, however little of it has changed. The first
/// part is the page's script: its variables, and all that only a script may say. The others hold its
/// declarations, and the rest of its statements as functions that the script calls in their place.
///
/// **Always holds**: each line and column of a part is that of the text; every statement runs in the
/// order and in the scope it would; a text that could mean something else in parts is not cut.
public struct PageParts: Equatable, Sendable {
  /// One file.
  public struct Part: Equatable, Sendable {
    /// The compiler takes a file of this name for the script.
    public var file: String
    public var text: String
    /// How many lines of the page it holds.
    public var lines: Int
  }

  /// The script first.
  public let parts: [Part]
  /// What the parts know of each other: while it stays, a part that has not changed compiles to what it was.
  public let interface: String

  static let script = "main.swift"

  /// Cuts a text that the compiler knows as `file`; nothing where it is shorter than a number of lines,
  /// or has to stay whole.
  public init?(cutting text: String, named file: String, least: Int) {
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= least,
      !TextDepth.isTooMuch(in: text),
      WholeWords.allowCutting(text, named: file)
    else { return nil }
    let found = Guarded<PageParts?>(nil)
    DeepStack.run {
      let parts = PageParts(Parser.parse(source: text), of: text, named: file)
      found.withLock { $0 = parts }
    }
    guard let parts = found.withLock({ $0 }) else { return nil }
    self = parts
  }

  /// Whether a function of a text may tell the name of the one that calls it.
  public static func asksForCaller(_ text: String) -> Bool { WholeWords.askForCaller(text) }

  private init?(_ tree: SourceFileSyntax, of text: String, named file: String) {
    guard !tree.hasError, let items = TopLevelItem.all(of: tree, text) else { return nil }
    let writer = PartWriter(text, items, named: file)
    parts = [writer.script] + writer.declarations + writer.statements
    guard parts.count > 1 else { return nil }
    interface = items.compactMap(\.interface).joined(separator: "\n")
  }
}

/// Words that keep a text whole, wherever they stand.
private enum WholeWords {
  /// What holds inside one file only, what tells where it stands, and code that others take over; each
  /// with the sign that stands before it.
  private static let search = WordSearch<UInt8?>([
    ("fileprivate", nil), ("sourceLocation", hash), ("function", hash), ("main", at),
    ("_transparent", at), ("inlinable", at), ("_alwaysEmitIntoClient", at), ("backDeployed", at),
  ])
  private static let caller = WordSearch<UInt8?>([("function", hash)])
  private static let hash = UInt8(ascii: "#")
  private static let at = UInt8(ascii: "@")

  static func allowCutting(_ text: String, named file: String) -> Bool {
    !text.hasPrefix("#!") && !text.hasPrefix("\u{FEFF}")
      && !file.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } && !finds(search, in: text)
  }

  static func askForCaller(_ text: String) -> Bool { finds(caller, in: text) }

  private static func finds(_ search: WordSearch<UInt8?>, in text: String) -> Bool {
    !search.places(in: text) { sign, word, bytes in
      sign == nil || word.lowerBound > 0 && bytes[word.lowerBound - 1] == sign
    }.isEmpty
  }
}
