/// Traces as lines of a table, for the terminal.
struct TraceTable {
  private static let width = 10

  /// What stands above the columns.
  static var header: String {
    row(["edit"] + EditTrace.Phase.allCases.map(\.rawValue) + ["whole"])
      + "   milliseconds; save goes on beside the others"
  }

  /// One edit.
  static func line(_ trace: EditTrace) -> String {
    let phases = EditTrace.Phase.allCases.map { number(trace.phases[$0] ?? 0) }
    return row(["\(trace.version)"] + phases + [number(trace.whole)])
  }

  private static func row(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }.joined()
  }

  private static func number(_ milliseconds: Double) -> String {
    // A browser's clock says anything.
    guard let tenths = Int(exactly: (milliseconds * 10).rounded()), tenths > .min else {
      return "?"
    }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
