import Foundation

/// Tells whoever waits at a terminal that a page is still being compiled, and how to end that.
///
/// A file or another program that reads the messages is told nothing, so they do not depend on how
/// fast the machine is.
struct LongWait {
  private static let patience = Duration.seconds(5)

  private let notice: Task<Void, Never>?

  /// Begins to wait.
  init() {
    guard Terminal.errorsAreTerminal else {
      notice = nil
      return
    }
    notice = Task {
      try? await Task.sleep(for: Self.patience)
      guard !Task.isCancelled else { return }
      Terminal.complain("still compiling the page; end it with Ctrl-C")
    }
  }

  /// Something has come.
  func end() { notice?.cancel() }
}
