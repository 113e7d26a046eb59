extension TextField {
  /// Edits a text, with a label of views. The prompt is shown while the text is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldContent(text: text), label: label(), prompt: prompt)
  }

  /// Edits a text that may grow along an axis, with a label of views.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      FieldContent(text: text, isVertical: axis == .vertical), label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Edits a text; the title is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldContent(text: text), label: Text(titleKey))
  }

  /// Edits a text; the title is shown as it is while the text is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldContent(text: text), label: Text(title))
  }

  /// Edits a text; the prompt, or else the title, is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text: text), label: Text(titleKey), prompt: prompt)
  }

  /// Edits a text; the prompt, or else the title, is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text: text), label: Text(title), prompt: prompt)
  }

  /// Edits a text. Along the vertical axis the field grows with its lines, as far as `lineLimit`
  /// lets it; Return begins a new line.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }

  /// Edits a text that may grow along an axis, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Edits a text that may grow along an axis; the prompt is shown while it is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(
      FieldContent(text: text, isVertical: axis == .vertical), label: Text(titleKey),
      prompt: prompt)
  }

  /// Edits a text that may grow along an axis; the prompt is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(
      FieldContent(text: text, isVertical: axis == .vertical), label: Text(title), prompt: prompt)
  }

  /// Edits a text and what is selected in it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text: text, isVertical: axis == .vertical, selection: selection),
      label: Text(titleKey), prompt: prompt)
  }

  /// Edits a text and what is selected in it, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text: text, isVertical: axis == .vertical, selection: selection),
      label: Text(title), prompt: prompt)
  }

  /// Edits a text, and tells when editing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Edits a text, and tells when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Edits a text, and tells when editing begins and ends and when the user presses Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldContent(text: text, edited: onEditingChanged, committed: onCommit),
      label: Text(titleKey))
  }

  /// Edits a text, and tells when editing begins and ends and when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldContent(text: text, edited: onEditingChanged, committed: onCommit), label: Text(title))
  }

  /// Edits a text, and runs an action when the user presses Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text: text, committed: onCommit), label: Text(titleKey))
  }

  /// Edits a text, and runs an action when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text: text, committed: onCommit), label: Text(title))
  }
}
