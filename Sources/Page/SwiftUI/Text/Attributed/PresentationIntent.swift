/// What Markdown says of a block: that it is a heading, a paragraph, or an item of a list.
public struct PresentationIntent: Hashable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading of a level from 1 to 6.
    case header(level: Int)
    /// A numbered list.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, with its number.
    case listItem(ordinal: Int)
    /// A block of code, and the language that it names.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line that divides paragraphs.
    case thematicBreak
  }

  /// A kind, and a number that tells blocks of the same kind apart.
  public struct IntentType: Hashable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// The number of the block in its text.
    public var identity: Int
  }

  /// The block and those around it, the innermost first.
  public var components: [IntentType]

  /// Creates a description of a block in another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of lists and quotes around the block.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of what Markdown says of a block.
  public enum PresentationIntentAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = PresentationIntent
    /// The name of the attribute in an archive.
    public static let name = "NSPresentationIntent"
  }
}
