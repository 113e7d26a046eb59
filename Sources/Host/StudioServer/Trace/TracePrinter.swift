import Guarded

/// Prints traces, the table's header before the first.
final class TracePrinter: Sendable {
  private let print: @Sendable (String) -> Void
  private let hasHeader = Guarded(false)

  init(print: @escaping @Sendable (String) -> Void) {
    self.print = print
  }

  func show(_ trace: EditTrace) {
    hasHeader.withLock { hasHeader in
      if !hasHeader { print(TraceTable.header) }
      hasHeader = true
      print(TraceTable.line(trace))
    }
  }
}
