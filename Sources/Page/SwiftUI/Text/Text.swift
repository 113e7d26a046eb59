/// A view that shows text.
///
/// The literal of `Text("Hello")` is a key of the app's localized strings and may have Markdown in
/// it; a `String` is shown as it is.
public struct Text: View, Equatable {
  public typealias Body = Never

  enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    indirect case image(Image)
    case moment(TextMoment)
    case live(LiveText)
    indirect case pair(Text, Text)
  }

  let storage: Storage
  /// What was said of the text, the innermost first.
  var changes: [TextChange] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// A text that is shown as it is, in every language.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// A text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// A text of the app's localized strings.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  /// A text with attributes of its own. A literal is a key, not an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// An image in a line of text.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// A value as a format writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A value as a format writes it, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// A value as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// One text after another, in one paragraph.
  public static func + (one: Text, other: Text) -> Text {
    Text(.pair(one, other))
  }

  func adding(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
    ItemNode(view, in: context, item: TextItem()) { text, item, node in
      let environment = node.environment
      var builder = TextBuilder(in: environment)
      builder.append(text)
      item.fill(from: builder, of: node)
      item.scheduleUpdate(at: builder.nextUpdate, of: node)
    }
  }
}

extension String {
  /// The letters of a text in an environment, without its looks.
  init(_ text: Text, in environment: EnvironmentValues) {
    var builder = TextBuilder(in: environment)
    builder.append(text)
    self = builder.result.string
  }
}
