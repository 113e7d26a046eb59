import Synchronization

@testable import StudioServer

/// What windows were told.
final class Told: Sendable {
  private let said = Mutex<[ServerMessage]>([])

  var messages: [ServerMessage] { said.withLock { $0 } }

  var voice: Session.Voice {
    Session.Voice(
      send: { [self] message, _ in said.withLock { $0.append(message) } },
      report: { _ in }, complain: { _ in })
  }

  func wait(for message: ServerMessage) async {
    while !messages.contains(message) { await Task.yield() }
  }
}
