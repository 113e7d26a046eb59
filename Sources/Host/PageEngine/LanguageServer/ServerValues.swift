import Foundation

/// The values of the language server protocol that we speak of, by the protocol's own names.
enum ServerValues {
  /// Lines and UTF-16 columns from 0.
  struct Position: Codable, Equatable, Sendable {
    var line: Int
    var character: Int
  }

  struct Range: Codable, Equatable, Sendable {
    var start: Position
    var end: Position
  }

  struct Document: Codable, Sendable {
    var uri: String
  }

  struct Place: Encodable, Sendable {
    var textDocument: Document
    var position: Position
  }

  struct DocumentQuestion: Encodable, Sendable {
    var textDocument: Document
  }

  struct Opening: Encodable, Sendable {
    struct Item: Encodable, Sendable {
      var uri: String
      var languageId = "swift"
      var version: Int
      var text: String
    }
    var textDocument: Item
  }

  struct Change: Encodable, Sendable {
    struct Item: Encodable, Sendable {
      var uri: String
      var version: Int
    }
    struct Whole: Encodable, Sendable {
      var text: String
    }
    var textDocument: Item
    var contentChanges: [Whole]
  }

  struct Completions: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      struct Edit: Decodable, Sendable {
        var range: Range
        var newText: String
      }
      var label: String
      var kind: Int?
      var detail: String?
      var sortText: String?
      var filterText: String?
      var insertText: String?
      var deprecated: Bool?
      var textEdit: Edit?
      var data: Memo?
      var documentation: Markup?
    }
    /// What it wants to be given back to say more about an item.
    struct Memo: Codable, Sendable, Equatable {
      var uri: String
      var itemId: Int
      var sessionId: Int
    }
    var items: [Item]
  }

  /// An item that it is asked to say more about. It explains none without a kind.
  struct ItemQuestion: Encodable, Sendable {
    var label: String
    var kind: Int
    var data: Completions.Memo
  }

  struct Documented: Decodable, Sendable {
    var documentation: Markup?
  }

  /// A text, or a text that says that it is Markdown.
  struct Markup: Decodable, Sendable {
    var value: String

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        value = text
      } else {
        value = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .value)
      }
    }

    private enum Keys: CodingKey { case value }
  }

  struct Hover: Decodable, Sendable {
    var contents: Markup
    var range: Range?
  }

  struct Signatures: Decodable, Sendable {
    struct Signature: Decodable, Sendable {
      struct Parameter: Decodable, Sendable {
        /// The UTF-16 units of the label that it takes.
        var label: [Int]
        var documentation: Markup?
      }
      var label: String
      var documentation: Markup?
      var parameters: [Parameter]?
      var activeParameter: Int?
    }
    var signatures: [Signature]
    var activeSignature: Int?
    var activeParameter: Int?
  }

  struct Symbol: Decodable, Sendable {
    struct Location: Decodable, Sendable, Equatable {
      var uri: String
      var range: Range
    }
    struct Module: Decodable, Sendable {
      var moduleName: String
    }
    var name: String?
    var usr: String?
    var kind: Int?
    var bestLocalDeclaration: Location?
    var systemModule: Module?
  }

  struct Outline: Decodable, Sendable {
    var name: String
    var kind: Int
    var range: Range
    var selectionRange: Range
    var children: [Outline]?
  }

  /// An answer around its result, which may be nothing.
  struct Answer<Result: Decodable>: Decodable {
    var result: Result?
  }
}
