import SourceDialect
import SwiftParser
import Testing

/// A piece of old Swift, and what it is in Swift of today.
struct OldSnippet: Sendable, CustomTestStringConvertible {
  /// Whether the outcome is a text by itself, which the parser has nothing to say against.
  enum Extent { case whole, piece }

  let old: String
  let new: String
  let age: SwiftAge
  let extent: Extent

  init(_ old: String, _ new: String, age: SwiftAge = .two, _ extent: Extent = .whole) {
    self.old = old
    self.new = new
    self.age = age
    self.extent = extent
  }

  /// What is right as it stands.
  init(same text: String, age: SwiftAge = .two) {
    self.init(text, text, age: age)
  }

  var testDescription: String { old }

  func check(_ location: SourceLocation = #_sourceLocation) {
    let rewritten = OldSwift.rewrite(old, age: age)
    #expect(rewritten.text == new, sourceLocation: location)
    let again = OldSwift.rewrite(rewritten.text, age: age)
    #expect(again.edits.isEmpty, "again: \(again.text)", sourceLocation: location)
    #expect(
      lines(rewritten.text) == lines(old), "another number of lines", sourceLocation: location)
    if extent == .whole {
      let hasError = Parser.parse(source: rewritten.text).hasError
      #expect(!hasError, "does not parse: \(rewritten.text)", sourceLocation: location)
    }
  }

  private func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
