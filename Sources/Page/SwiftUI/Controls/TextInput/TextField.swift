/// A control for text that the user types.
public struct TextField<Label: View>: View {
  let content: FieldContent
  let label: Label
  let prompt: Text?

  init(_ content: FieldContent, label: Label, prompt: Text? = nil) {
    self.content = content
    self.label = label
    self.prompt = prompt
  }

  /// The field in the style of its environment.
  public var body: some View { StyledField(content: content, label: label, prompt: prompt) }
}

/// What a field edits, and whom it tells.
struct FieldContent {
  var text: Binding<String>
  var isSecure = false
  /// Whether the text is a value in a format. While the user types, it stays as it was typed.
  var isFormatted = false
  var isVertical = false
  var selection: Binding<TextSelection?>?
  var edited: (Bool) -> Void = { _ in }
  var committed: () -> Void = {}
}

/// A text field or a secure field in the style of its environment.
struct StyledField<Label: View>: View {
  let content: FieldContent
  let label: Label
  let prompt: Text?

  var body: some View {
    StyledControl { part in
      TextField<_TextFieldStyleLabel>(
        content,
        label: _TextFieldStyleLabel(
          content: part(label),
          text: label as? Text ?? (label as? _TextFieldStyleLabel)?.text),
        prompt: prompt)
    }
  }
}

/// A control for text that is not shown, such as a password.
public struct SecureField<Label: View>: View {
  private let content: FieldContent
  private let label: Label
  private let prompt: Text?

  private init(
    _ text: Binding<String>, _ label: Label, prompt: Text? = nil,
    committed: @escaping () -> Void = {}
  ) {
    content = FieldContent(text: text, isSecure: true, committed: committed)
    self.label = label
    self.prompt = prompt
  }

  /// Edits a text, with a label of views. The prompt is shown while the text is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label(), prompt: prompt)
  }

  public var body: some View { StyledField(content: content, label: label, prompt: prompt) }
}

extension SecureField where Label == Text {
  /// Edits a text; the title is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, Text(titleKey))
  }

  /// Edits a text; the title is shown as it is while the text is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, Text(title))
  }

  /// Edits a text; the prompt, or else the title, is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(titleKey), prompt: prompt)
  }

  /// Edits a text; the prompt, or else the title, is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(title), prompt: prompt)
  }

  /// Edits a text, and runs an action when the user presses Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), committed: onCommit)
  }

  /// Edits a text, and runs an action when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(title), committed: onCommit)
  }
}
