extension TextField {
  /// Edits a value in a format, with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FormattedText(value, format).content, label: label(), prompt: prompt)
  }

  /// Edits a value in a format, with a label of views. An empty text is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FormattedText(value, optional: format).content, label: label(), prompt: prompt)
  }

  /// Edits a value that a formatter writes and reads, with a label of views.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FormattedText(value, formatter).content, label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Edits a value in a format. The value changes while the text can be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Edits a value in a format, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Edits a value in a format. An empty text is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Edits a value in a format, with a title that is shown as it is. An empty text is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Edits a value that a formatter writes and reads.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
  }

  /// Edits a value that a formatter writes and reads, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  /// Edits a value that a formatter writes and reads; the prompt is shown while the text is empty.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Edits a value that a formatter writes and reads; the prompt is shown while the text is empty.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Edits a value, and tells when editing begins and ends.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      titleKey, value: value, formatter: formatter, onEditingChanged: onEditingChanged,
      onCommit: {})
  }

  /// Edits a value, and tells when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      title, value: value, formatter: formatter, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Edits a value, and tells when editing begins and ends and when the user presses Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FormattedText(value, formatter), onEditingChanged, onCommit)
  }

  /// Edits a value, and tells when editing begins and ends and when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), FormattedText(value, formatter), onEditingChanged, onCommit)
  }

  /// Edits a value, and runs an action when the user presses Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FormattedText(value, formatter), { _ in }, onCommit)
  }

  /// Edits a value, and runs an action when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), FormattedText(value, formatter), { _ in }, onCommit)
  }

  private init<V>(
    _ label: Text, _ text: FormattedText<V>, _ edited: @escaping (Bool) -> Void,
    _ committed: @escaping () -> Void
  ) {
    var content = text.content
    (content.edited, content.committed) = (edited, committed)
    self.init(content, label: label)
  }
}
