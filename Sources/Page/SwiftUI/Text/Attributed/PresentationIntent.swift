/// What Markdown says of a block: that it is a heading, a paragraph, or an item of a list.
public struct PresentationIntent: Hashable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList, unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote, thematicBreak
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
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}
