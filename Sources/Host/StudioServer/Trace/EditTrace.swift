/// Where the time of one edit went, from the key to the pixel.
///
/// Every phase ends where the next one begins, so together they are the whole; saving is the one
/// that is not among them, because it goes on beside the build.
struct EditTrace: Equatable, Sendable {
  var version: Int
  var run: Int
  /// Milliseconds, in the order of `Phase.allCases`.
  var phases: [Phase: Double]
  /// Milliseconds from the key to the pixel.
  var whole: Double

  enum Phase: String, CaseIterable, Sendable {
    /// From the key event until the text is here.
    case key
    /// Until the person rested for long enough.
    case pause
    /// Beside the others.
    case save
    case dialect
    case sources
    case frontEnd = "front end"
    case link
    /// A process and the page in it.
    case start
    /// The page's top-level code.
    case run
    /// Layout, and the first picture's message.
    case commit
    /// Until it was handed to the browser's socket.
    case wire
    /// Until the browser had it on the screen.
    case paint

    /// Those that make up the whole.
    static let inWhole = allCases.filter { $0 != .save }
  }

  var json: JSONValue {
    .members([
      "type": "trace", "version": .count(version),
      "phases": .array(
        Phase.allCases.map { phase in
          .members([
            "name": .string(phase.rawValue), "milliseconds": .number(rounded(phases[phase] ?? 0)),
          ])
        }),
    ])
  }

  private func rounded(_ milliseconds: Double) -> Double {
    (milliseconds * 1000).rounded() / 1000
  }
}
