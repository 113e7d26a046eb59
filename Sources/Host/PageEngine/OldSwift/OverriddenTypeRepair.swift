import SourceDialect

/// A property that overrides one of a framework's has the type that this has now: `[AnyObject]!` was `values`.
enum OverriddenTypeRepair {
  static func changes(
    for diagnostic: Diagnostic, in texts: [String: TextBytes]
  ) -> [Diagnostic.FixIt] {
    guard diagnostic.severity == .error, let text = texts[diagnostic.file],
      let types = diagnostic.message.firstMatch(
        of: /^property '([^']+)' with type '([^']+)' cannot override a property with type '([^']+)'/
      )
    else { return [] }
    let place = diagnostic.range
    let line = text.line(place.line)
    let name = line.startIndex + place.column - 1
    guard name >= line.startIndex, name < line.endIndex,
      let written = type(behind: String(types.1), in: line[name...])
    else { return [] }
    let type = String(decoding: line[written], as: UTF8.self)
    let isUnwrapped = type.hasSuffix("!") && types.3.hasSuffix("?")
    let replacement = isUnwrapped ? types.3.dropLast() + "!" : types.3
    let column = written.lowerBound - line.startIndex + 1
    let range = TextRange(
      line: place.line, column: column, endLine: place.line, endColumn: column + written.count)
    return [
      Diagnostic.FixIt(file: diagnostic.file, range: range, replacement: String(replacement))
    ]
  }

  /// What stands between the colon behind a name and the body or the line's end.
  private static func type(behind name: String, in line: ArraySlice<UInt8>) -> Range<Int>? {
    let space = UInt8(ascii: " ")
    guard line.starts(with: name.utf8) else { return nil }
    let rest = line.dropFirst(name.utf8.count).drop { $0 == space }
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let type = rest.dropFirst().drop { $0 == space }
      .prefix { ![UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "/"), 13].contains($0) }
    guard let last = type.lastIndex(where: { $0 != space }) else { return nil }
    return type.startIndex..<last + 1
  }
}
