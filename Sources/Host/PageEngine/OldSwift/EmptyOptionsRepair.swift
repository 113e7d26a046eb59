import SourceDialect

/// `nil` where Swift 1 took it for no option at all: `options: nil` is `options: []`.
enum EmptyOptionsRepair {
  static func changes(for diagnostic: Diagnostic, in texts: [String: TextBytes]) -> [Diagnostic
    .FixIt]
  {
    guard diagnostic.severity == .error, isAboutOptions(diagnostic.message),
      let text = texts[diagnostic.file]
    else { return [] }
    let place = diagnostic.range
    let line = text.line(place.line)
    let start = line.startIndex + place.column - 1
    guard start >= line.startIndex, line[start...].starts(with: "nil".utf8) else { return [] }
    let range = TextRange(
      line: place.line, column: place.column, endLine: place.line, endColumn: place.column + 3)
    return [Diagnostic.FixIt(file: diagnostic.file, range: range, replacement: "[]")]
  }

  /// The compiler names the type it wanted; what is a set of options says so in its name.
  private static func isAboutOptions(_ message: String) -> Bool {
    let wanted =
      message.firstMatch(of: /^nil default argument value cannot be converted to type '([^']+)'/)
      ?? message.firstMatch(of: /^'nil' is not compatible with expected argument type '([^']+)'/)
    return wanted.map { $0.1.hasSuffix("Options") || $0.1.hasSuffix("Mask") } ?? false
  }
}
