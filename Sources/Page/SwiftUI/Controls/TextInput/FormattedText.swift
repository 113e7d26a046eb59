/// A value as text in a field. The value follows the text as far as it can be read.
struct FormattedText<Value> {
  let value: Binding<Value>
  let write: (Value) -> String
  /// Nil for a text that is not in the format.
  let read: (String) -> Value?

  var content: FieldContent {
    let (value, write, read) = (value, write, read)
    return FieldContent(
      text: Binding<String>(
        target: value.target, get: { write(value.wrappedValue) },
        change: { text, transaction in
          if let new = read(text) { value.setValue(new, transaction) }
        }),
      isFormatted: true)
  }
}

extension FormattedText {
  init<F: ParseableFormatStyle>(_ value: Binding<Value>, _ format: F)
  where F.FormatInput == Value, F.FormatOutput == String {
    self.init(
      value: value, write: { format.format($0) }, read: { try? format.parseStrategy.parse($0) })
  }

  /// An empty text is nil.
  init<F: ParseableFormatStyle>(_ value: Binding<Value>, optional format: F)
  where Value == F.FormatInput?, F.FormatOutput == String {
    self.init(
      value: value, write: { $0.map { format.format($0) } ?? "" },
      read: { text in
        if text.isEmpty { return .some(nil) }
        return (try? format.parseStrategy.parse(text)).map { .some($0) }
      })
  }

  init(_ value: Binding<Value>, _ formatter: Formatter) {
    self.init(
      value: value,
      write: { formatter.string(for: ($0 as? CGFloat).map { Double($0) } ?? $0) ?? "" },
      read: { text in
        let read = formatter.value(of: text)
        guard let number = read as? NSNumber else { return read as? Value }
        // Foundation casts a number to neither of these two.
        return number as? Value ?? CGFloat(number.doubleValue) as? Value
          ?? number.decimalValue as? Value
      })
  }
}

extension Formatter {
  /// The value that a text stands for. Foundation has no such method for all kinds of formatters.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    case let dates as ISO8601DateFormatter: dates.date(from: text)
    default: text
    }
  }
}

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

  /// Edits a value, and tells when editing begins and ends and when the user presses Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var content = FormattedText(value, formatter).content
    (content.edited, content.committed) = (onEditingChanged, onCommit)
    self.init(content, label: Text(titleKey))
  }

  /// Edits a value, and runs an action when the user presses Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    var content = FormattedText(value, formatter).content
    content.committed = onCommit
    self.init(content, label: Text(titleKey))
  }
}
