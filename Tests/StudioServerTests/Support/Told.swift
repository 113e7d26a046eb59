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
    await wait { $0 == message }
  }

  /// Waits for a message of which something is true.
  func wait(where isMeant: (ServerMessage) -> Bool) async {
    while !messages.contains(where: isMeant) { await Task.yield() }
  }
}
