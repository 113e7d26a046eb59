import Foundation
import PageEngine

/// A studio that is open: a server, and the session of one document.
///
/// **Always holds.** The first run begins before the first browser comes. `close` first hears what
/// browsers have said already, then stops to serve, then saves and ends the page; so what was typed
/// a moment before the end is on disk.
public final class Studio: Sendable {
  /// What to open in a browser; holds the key, so it is for the person's eyes.
  public let address: String
  private let server: HTTPServer
  private let session: Session
  private let hearing: Task<Void, Never>

  /// For as long as this, words that are on their way are waited for at the end.
  private static let lastWords = Duration.milliseconds(150)

  /// Opens the document, begins to serve, and runs the page.
  public static func open(_ options: StudioOptions) async throws -> Result<Studio, StudioProblem> {
    guard let listening = ListeningAddress(host: options.host) else {
      return .failure(StudioProblem(message: "there is no host \(options.host) here"))
    }
    let opened: OpenedPlayground
    switch OpenedPlayground.open(options.playground) {
    case .failure(let problem): return .failure(problem)
    case .success(let found): opened = found
    }
    let token = AccessToken()
    let files = StudioFiles(studio: options.studioFolder, parts: options.parts)
    let server = listen(options.port) { port in
      HTTPServer.open(at: listening, port: port, token: token, files: files)
    }
    switch server {
    case .failure(let problem): return .failure(StudioProblem(message: problem.message))
    case .success(let server):
      let session = try makeSession(opened, options: options, server: server)
      let address = "http://\(listening.name):\(server.port)/?token=\(token.text)"
      await session.open()
      return .success(Studio(address: address, server: server, session: session))
    }
  }

  /// The same port each time, where it can be had: a browser keeps what it remembers by the port.
  private static func listen(
    _ port: Int?, _ open: (Int) -> Result<HTTPServer, ListeningProblem>
  ) -> Result<HTTPServer, ListeningProblem> {
    if let port { return open(port) }
    let usual = open(usualPort)
    guard case .failure = usual else { return usual }
    return open(0)
  }

  private static let usualPort = 7250

  private init(address: String, server: HTTPServer, session: Session) {
    self.address = address
    self.server = server
    self.session = session
    hearing = Task {
      for await event in server.events { await session.hear(event) }
    }
  }

  /// Saves, ends the page, and leaves nothing behind.
  public func close() async {
    try? await Task.sleep(for: Self.lastWords)
    await server.stop()
    await hearing.value
    await session.close()
  }

  private static func makeSession(
    _ opened: OpenedPlayground, options: StudioOptions, server: HTTPServer
  ) throws -> Session {
    let page: any PageRunning
    switch options.engine {
    case .success(let configuration): page = try PageSession(configuration)
    case .failure(let why): page = UnavailablePage(why: why)
    }
    let table = TracePrinter(print: options.terminal.trace)
    let voice = Session.Voice(
      send: { message, connections in
        let message = message.socketMessage
        for connection in connections { server.send(message, to: connection) }
      },
      report: { table.show($0) }, complain: options.terminal.complain)
    let traces: TraceBook.Wish = options.tracing == .on ? .wanted : .none
    return Session(
      state: SessionState(document: opened.document, traces: traces), page: page,
      writer: opened.writer, voice: voice)
  }
}
