/// The summary for people: a table, the reasons, and the pages that do not run.
struct CorpusTable {
  var summary: CorpusSummary

  private static let mostMessages = 12
  private static let heads = [
    "pages", "opened", "compiled", "ran", "live views", "drawn", "run", "",
  ]

  var text: String {
    var parts = [counts]
    if !summary.byReason.isEmpty { parts.append(reasons) }
    let often = summary.byMessage.filter { $0.pages > 1 }.prefix(Self.mostMessages)
    if !often.isEmpty {
      let rows = often.map { [String($0.pages), $0.message] }
      parts.append("What stops more than one\n" + rows.map(Self.counted).joined(separator: "\n"))
    }
    let failed = summary.verdicts.filter { !$0.runs }
    if !failed.isEmpty {
      parts.append("Not run\n" + failed.map { "  " + Self.line($0) }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private var counts: String {
    var rows = summary.byClass.map { Self.row($0.kind.words, $0.counts) }
    rows.append(Self.row("all", summary.counts))
    let table = [[""] + Self.heads] + rows
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + padding : padding + cell.0
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func row(_ name: String, _ counts: CorpusSummary.Counts) -> [String] {
    let numbers = [
      counts.pages, counts.opened, counts.compiled, counts.ran, counts.liveViews, counts.drawn,
      counts.run,
    ]
    return [name] + numbers.map(String.init) + [share(counts.run, of: counts.pages)]
  }

  /// In tenths of a percent, never rounded up to all.
  private static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "" }
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private var reasons: String {
    let rows = summary.byReason.map { [String($0.pages), $0.reason.words] }
    return "Why not\n" + rows.map(Self.counted).joined(separator: "\n")
  }

  private static func counted(_ row: [String]) -> String {
    String(repeating: " ", count: max(0, 6 - row[0].count)) + row[0] + "  " + row[1]
  }

  private static func line(_ verdict: PageVerdict) -> String {
    guard let failure = verdict.failure else { return "" }
    var line = verdict.bundle
    if !verdict.page.isEmpty { line += " · \(verdict.page)" }
    line += ": \(failure.reason.words)"
    let message = failure.message.split(separator: "\n").first.map(String.init) ?? ""
    if !message.isEmpty { line += ": \(message)" }
    if !failure.file.isEmpty { line += " (\(failure.file):\(failure.line))" }
    return line
  }
}
