import Dispatch

/// Prints lines beside everything else, so that a terminal that stands still holds up nobody.
final class LinePrinter: Sendable {
  private let queue = DispatchQueue(label: "lek.lines")

  func print(_ line: String) {
    queue.async { Terminal.say(line) }
  }
}
