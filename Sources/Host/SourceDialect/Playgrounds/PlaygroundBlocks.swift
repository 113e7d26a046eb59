internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// The blocks `#Playground("name") { … }` of a text.
///
/// **Always holds**: what stays of a text stays at its place, to the byte; what goes becomes blanks.
public enum PlaygroundBlocks {
  /// One block.
  public struct Block: Equatable, Sendable {
    /// As its author calls it.
    public var name: String?
    /// The lines it stands on, from 1.
    public var lines: ClosedRange<Int>
  }

  /// All of a text, in order.
  public static func all(in text: String) -> [Block] {
    guard areNamed(in: text) else { return [] }
    return found(in: text).blocks.map(\.block)
  }

  /// The text without its blocks, as it is compiled together with the rest of its module.
  public static func without(_ text: String) -> String {
    guard areNamed(in: text) else { return text }
    return blank(found(in: text).blocks.map(\.range), in: text)
  }

  /// What of the text is run as a page: its imports, and its blocks or one of them.
  public static func page(of text: String, only index: Int? = nil) -> String {
    let found = found(in: text)
    let others = found.blocks.indices.filter { index != nil && $0 != index }
    return blank(found.others + others.map { found.blocks[$0].range }, in: text)
  }

  /// Whether a text seems to have blocks, be they half written.
  public static func areNamed(in text: String) -> Bool { text.contains("#Playground") }

  private struct Found: Sendable {
    var blocks: [(block: Block, range: Range<Int>)] = []
    /// What is neither a block nor an import.
    var others: [Range<Int>] = []
  }

  private static func found(in text: String) -> Found {
    guard !TextDepth.isTooMuch(in: text) else { return Found() }
    let result = Guarded(Found())
    DeepStack.run {
      let tree = Parser.parse(source: text)
      let places = SourceLocationConverter(fileName: "", tree: tree)
      var found = Found()
      look(at: tree.statements, places, &found)
      result.withLock { $0 = found }
    }
    return result.withLock { $0 }
  }

  private static func look(
    at statements: CodeBlockItemListSyntax, _ places: SourceLocationConverter, _ found: inout Found
  ) {
    for statement in statements {
      let range = statement.utf8Start..<max(statement.utf8Start, statement.utf8End)
      if let choice = statement.item.as(IfConfigDeclSyntax.self) {
        for clause in choice.clauses {
          if let inner = clause.elements?.as(CodeBlockItemListSyntax.self) {
            look(at: inner, places, &found)
          }
        }
      } else if let macro = PlaygroundMacro(statement) {
        let first = places.location(for: statement.positionAfterSkippingLeadingTrivia).line
        let last = places.location(for: statement.endPositionBeforeTrailingTrivia).line
        let block = Block(name: macro.title, lines: first...max(first, last))
        found.blocks.append((block, range))
      } else if !statement.item.is(ImportDeclSyntax.self), !isHalfWritten(statement) {
        found.others.append(range)
      }
    }
  }

  /// `#Playground("name")`, of which a compiler shall say that it is none.
  private static func isHalfWritten(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.as(MacroExpansionExprSyntax.self)?.macroName.text == PlaygroundMacro.word
      || statement.item.as(MacroExpansionDeclSyntax.self)?.macroName.text == PlaygroundMacro.word
  }

  private static func blank(_ ranges: [Range<Int>], in text: String) -> String {
    var bytes = Array(text.utf8)
    for range in ranges {
      for index in range where bytes[index] != 10 && bytes[index] != 13 { bytes[index] = 32 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
