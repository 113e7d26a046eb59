import SourceDialect

/// A tuple that Swift 1 and 2 took for all the arguments of a call, `move(place)`: its parts are given one by one.
///
/// The compiler says how many there are. Labels are for it to ask for in the next round. Only a name
/// is taken apart; anything else would be done once for each part.
enum TupleRepair {
  private static let most = 16

  static func changes(for diagnostic: Diagnostic, in texts: [String: TextBytes]) -> [Diagnostic
    .FixIt]
  {
    guard diagnostic.severity == .error,
      let found = diagnostic.message.firstMatch(of: /expects (\d+) separate arguments$/),
      let count = Int(found.1), 2...most ~= count,
      let text = texts[diagnostic.file],
      let argument = name(at: diagnostic.range, in: text)
    else { return [] }
    let place = diagnostic.range
    let range = TextRange(
      line: place.line, column: place.column, endLine: place.line,
      endColumn: place.column + argument.utf8.count)
    let parts = (0..<count).map { "\(argument).\($0)" }.joined(separator: ", ")
    return [Diagnostic.FixIt(file: diagnostic.file, range: range, replacement: parts)]
  }

  /// A name, or a way through several, that is all that stands in the parentheses.
  private static func name(at place: TextRange, in text: TextBytes) -> String? {
    let line = text.line(place.line)
    let start = line.startIndex + place.column - 1
    guard start > line.startIndex, start < line.endIndex, line[start - 1] == UInt8(ascii: "("),
      let close = line[start...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let name = String(decoding: line[start..<close], as: UTF8.self)
    let way = /(?:[\p{L}_][\p{L}\p{N}_]*|\$\d+)(\.[\p{L}\p{N}_]+)*/
    return name.wholeMatch(of: way) == nil ? nil : name
  }
}
