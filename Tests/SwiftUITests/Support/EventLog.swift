/// What happened, in its order.
@MainActor
final class EventLog {
  var events: [String] = []
  /// How many identities of probes have begun, and how many go on.
  nonisolated let lives = Lives()

  func note(_ event: String) { events.append(event) }

  /// What happened since the last time.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  /// What happened since the last time, where the order is not promised.
  func takeSorted() -> [String] { take().sorted() }
}

/// How many objects began and how many have not ended.
final class Lives: @unchecked Sendable {
  var begun = 0
  var current = 0
}
