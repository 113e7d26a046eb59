/// A view that shows one or more lines of text.
public struct Text: View, Equatable {
  public typealias Body = Never

  /// A part of the text with its own traits.
  struct Segment: Equatable {
    enum Content: Equatable {
      case string(String)
      case date(Date, DateStyle)
      case image(Image)
    }

    var content: Content
    var traits = TextTraits()
  }

  var segments: [Segment]

  init(segments: [Segment]) {
    self.segments = segments
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    segments = [Segment(content: .string(content))]
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Shows a text that is looked up in the strings of the app. Markdown in it is shown as styles.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if case .literal(let literal)? = key.parts.first, key.parts.count == 1 {
      let found = (bundle ?? .main).localizedString(
        forKey: literal, value: literal, table: tableName)
      segments = Markdown.segments(of: found)
      return
    }
    segments = Markdown.segments(of: key.parts)
  }

  /// Shows an attributed string.
  public init(_ attributedContent: AttributedString) {
    segments = attributedContent.runs.map { run in
      Segment(
        content: .string(String(attributedContent[run.range].characters)),
        traits: TextTraits(attributes: run.attributes))
    }
  }

  /// Shows a value as a style formats it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows a value as a formatter formats it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows a date in a style.
  public init(_ date: Date, style: DateStyle) {
    segments = [Segment(content: .date(date, style))]
  }

  /// Shows an image in a line of text.
  public init(_ image: Image) {
    segments = [Segment(content: .image(image))]
  }

  /// One text after another.
  public static func + (one: Text, other: Text) -> Text {
    Text(segments: one.segments + other.segments)
  }

  /// The letters alone.
  var string: String {
    segments.map { segment in
      switch segment.content {
      case .string(let string): string
      case .date(let date, let style): style.string(of: date)
      case .image: ""
      }
    }.joined()
  }

  /// The same text with traits of all parts changed.
  func with(_ change: (inout TextTraits) -> Void) -> Text {
    var outer = TextTraits()
    change(&outer)
    return Text(
      segments: segments.map { Segment(content: $0.content, traits: $0.traits.inside(outer)) })
  }

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
    ItemNode(view, in: context, item: TextItem()) { view, item, node in
      item.content = TextContent(view, in: node.environment)
    }
  }
}
