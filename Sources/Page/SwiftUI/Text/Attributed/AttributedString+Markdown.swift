extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which signs of Markdown count.
    public enum InterpretedSyntax: Sendable {
      /// Parsing reads the whole Markdown syntax, with blocks.
      case full
      /// Parsing reads styles within lines and folds white space.
      case inlineOnly
      /// Parsing reads styles within lines and keeps white space.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that is no Markdown.
    public enum FailurePolicy: Sendable {
      /// Parsing throws the error.
      case throwError
      /// Parsing returns what it could read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in Apple's extension of Markdown count.
    public var allowsExtendedAttributes: Bool
    /// Which signs of Markdown count.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of text that is no Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options of how Markdown is read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Text with the looks that its Markdown says. Blocks follow each other without a line between
  /// them; `PresentationIntentAttribute` says what each is.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: append(Self.inline(markdown, baseURL))
    case .inlineOnly: append(Self.inline(Self.joiningLines(markdown), baseURL))
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        var part = block.isCode ? AttributedString(block.text) : Self.inline(block.text, baseURL)
        part[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block.intent
        append(part)
      }
    }
  }

  /// Text with the looks that the signs in a block say.
  private static func inline(_ source: String, _ baseURL: URL?) -> AttributedString {
    var text = AttributedString()
    for run in InlineMarkdown.runs(of: source) {
      var part = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.isStrong { intent.insert(.stronglyEmphasized) }
      if run.isEmphasized { intent.insert(.emphasized) }
      if run.isCode { intent.insert(.code) }
      if run.isStruck { intent.insert(.strikethrough) }
      typealias Key = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
      if !intent.isEmpty { part[Key.self] = intent }
      if let link = run.link {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
          baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      text.append(part)
    }
    return text
  }

  /// The lines of a text as one line.
  private static func joiningLines(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: true)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
