import PageRuntime

/// Hands a captured value to the value log, at the call's own place in the page.
enum CapturedValue {
  /// The name of what was called.
  enum Call: String {
    case function = "XCPCaptureValue"
    case method = "captureValue"
  }

  /// A call from `Sources` has no line in the page, and only the page's lines have values beside them.
  static func log<Value>(
    _ value: Value, _ identifier: String, call: Call, file: StaticString, line: Int, column: Int
  ) {
    guard file.description.hasPrefix("Page/") else { return }
    // A call's own place is its parenthesis; the name before it is what is seen as the call.
    let start = max(1, column - call.rawValue.count)
    __builtin_send_data(
      __builtin_log_with_id(value, identifier, 0, line, line, start, column, 0, 0))
  }
}
