internal import SwiftSyntax

/// One token of an old text.
struct OldToken {
  let syntax: TokenSyntax
  let text: String
  /// Where it begins and ends, in UTF-8 bytes.
  let start: Int
  let end: Int
  /// Whether a line ends between it and the token before it.
  let beginsLine: Bool

  /// A name, or a word of the language; nothing of a string.
  var isWord: Bool {
    switch syntax.tokenKind {
    case .identifier, .keyword, .wildcard, .dollarIdentifier: true
    default: false
    }
  }

  /// A word that can be a name of its own choosing.
  var isName: Bool {
    switch syntax.tokenKind {
    case .identifier: true
    case .keyword(let word): !Self.reserved.contains(word)
    default: false
    }
  }

  var isString: Bool {
    switch syntax.tokenKind {
    case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: true
    default: false
    }
  }

  var isOperator: Bool { syntax.isOperator }

  private static let reserved: [Keyword] = [
    .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`,
    .inout, .internal, .let, .operator, .private, .protocol, .public, .static, .struct,
    .subscript, .typealias, .var, .break, .case, .continue, .default, .defer, .do, .else,
    .fallthrough, .for, .guard, .if, .in, .repeat, .return, .switch, .where, .while, .as, .catch,
    .false, .is, .nil, .rethrows, .throw, .throws, .true, .try,
  ]
}
