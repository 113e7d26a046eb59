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
