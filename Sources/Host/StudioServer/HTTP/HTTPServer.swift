import CWebSockets
import Foundation
import Synchronization

/// The studio's server: files over HTTP, and one WebSocket for each browser.
///
/// libwebsockets works on a thread of its own. Requests for files are answered there, because all
/// it takes is to judge them and to read a file. What browsers say over their sockets becomes
/// `events`, in order; what others want said goes through `send`, from any thread.
///
/// Always holds: nothing is answered, and no socket opened, before `AccessRules` has judged the
/// request; no browser can say more in a second than `SocketLimits` allow. It does not know what
/// the messages mean.
final class HTTPServer: Sendable {
  let events: AsyncStream<SocketEvent>
  let port: Int
  let thread: ServingThread

  /// Listens and begins to serve; a problem is one that the person can mend.
  static func open(
    at address: ListeningAddress, port: Int, token: AccessToken, files: StudioFiles,
    resources: ResourceFiles = ResourceFiles(), certificate: Certificate? = nil,
    limits: SocketLimits = SocketLimits()
  ) -> Result<HTTPServer, ListeningProblem> {
    let (events, continuation) = AsyncStream.makeStream(of: SocketEvent.self)
    let thread = ServingThread(
      files: files, resources: resources, limits: limits, events: continuation)
    switch thread.listen(at: address, port: port, token: token, certificate: certificate) {
    case .failure(let problem): return .failure(problem)
    case .success(let port):
      thread.start()
      return .success(HTTPServer(events: events, port: port, thread: thread))
    }
  }

  private init(events: AsyncStream<SocketEvent>, port: Int, thread: ServingThread) {
    self.events = events
    self.port = port
    self.thread = thread
  }

  /// Sends a message; one to a connection that is gone is dropped.
  func send(_ message: SocketMessage, to connection: ConnectionIdentifier) {
    thread.send(message, to: connection)
  }

  /// Closes a connection at once, whatever still waits for it.
  func drop(_ connection: ConnectionIdentifier) {
    thread.drop(connection)
  }

  /// Stops serving and closes every connection.
  func stop() async {
    await thread.stop()
  }
}

/// How much a browser may say.
struct SocketLimits: Sendable {
  /// Bytes in one message; a page's text is the longest there is.
  var messageLength = 8 << 20
  /// Bytes that wait for one browser before it is given up.
  var queueLength = 128 << 20
  /// Seconds after which a browser is given up that does not even answer a ping: its machine sleeps,
  /// or its network is gone without a word.
  var longestSilence = 60
  var messagesPerSecond = 1000.0
  var messagesInReserve = 2000.0
}

/// Why the server cannot listen.
public struct ListeningProblem: Error, Equatable, Sendable {
  public var message: String
}
