import PageRuntime

/// Hands a captured value to the value log, at the call's own place in the page.
enum CapturedValue {
  /// A call from `Sources` has no line in the page, and only the page's lines have values beside them.
  static func log<Value>(
    _ value: Value, _ identifier: String, file: StaticString, line: Int, column: Int
  ) {
    guard file.description.hasPrefix("Page/") else { return }
    // An empty range at the call: the call itself may be a value of its own.
    __builtin_send_data(
      __builtin_log_with_id(value, identifier, 0, line, line, column, column, 0, 0))
  }
}
