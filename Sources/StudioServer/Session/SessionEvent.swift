import PageEngine
import PageProtocol

/// What happens to a session.
enum SessionEvent: Sendable {
  /// The document was opened; nobody has to look at it yet.
  case opened
  case connected(ConnectionIdentifier)
  case disconnected(ConnectionIdentifier)
  case received(ConnectionIdentifier, BrowserMessage)
  case timerFired(SessionTimer)
  case saved(SaveRequest, milliseconds: Double)
  case saveFailed(SaveRequest, message: String)
  case engine(run: Int, EngineEvent)
  /// The server is about to end.
  case closing
}

/// What has to be done because of it.
enum SessionAction: Equatable, Sendable {
  case send(ServerMessage, to: Set<ConnectionIdentifier>)
  /// Replaces a timer of the same kind.
  case startTimer(SessionTimer, milliseconds: Double)
  case stopTimer(SessionTimer)
  case save(SaveRequest)
  /// Build and run; ends the run before.
  case run(Int, PageInput)
  case touch(TouchInput)
  /// End the page, or the build.
  case stop
  /// For the terminal.
  case report(EditTrace)
  /// For the terminal: something the person should know, browser or not.
  case complain(String)
}

enum SessionTimer: Hashable, Sendable {
  /// The pause before a run.
  case run
  /// Saving does not wait for a pause that never comes.
  case save
  /// A page says that it has a live view a moment after its top-level code has ended.
  case liveView
}

/// Texts to be written, and the version they make.
struct SaveRequest: Equatable, Sendable {
  var version: Int
  /// By path, relative to the bundle.
  var texts: [String: String]
}
