import Foundation
import PageEngine
import PlaygroundDocument

/// A studio that is open: a server, and the documents in it.
///
/// **Always holds.** The first run begins before the first browser comes. `close` first asks
/// browsers for what they have not said yet, then stops to serve, then saves and ends the page; so what was typed
/// a moment before the end is on disk.
public final class Studio: Sendable {
  /// What to open in a browser; holds the key, so it is for the person's eyes.
  public let address: String
  /// The address as a picture for a terminal, line by line; none where this machine alone can reach it.
  public let invitation: [String]
  private let server: HTTPServer
  private let documents: OpenDocuments
  private let hearing: Task<Void, Never>

  /// A browser that sleeps is waited for no longer than this at the end.
  private static let lastWords = Duration.seconds(3)

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
    var places = StudioPlaces()
    places.templates = PlaygroundTemplates(folder: options.templates)
    places.examples = ShippedPlaygrounds(folder: options.examples)
    var certificate: Certificate?
    if !listening.isLoopback {
      switch Certificate.find(for: listening.hosts, state: places.state) {
      case .failure(let problem): return .failure(problem)
      case .success(let found): certificate = found
      }
    }
    let scheme = certificate == nil ? Scheme.http : .https
    let files = StudioFiles(
      studio: options.studioFolder, parts: options.parts,
      pictures: options.examples.map { $0.appendingPathComponent(SamplePictures.folder) },
      joinedScripts: options.joinedScripts)
    let server = listen(options.port) { port in
      HTTPServer.open(
        at: listening, port: port, token: token, files: files, resources: places.resources,
        certificate: certificate)
    }
    switch server {
    case .failure(let problem): return .failure(StudioProblem(message: problem.message))
    case .success(let server):
      let place = "\(scheme.rawValue)://\(listening.name):\(server.port)"
      let address = "\(place)/?token=\(token.text)"
      if scheme == .https, let code = QRCode.rows(of: address) {
        places.invitation = Invitation(address: address, code: code)
      }
      let documents = makeDocuments(
        options: options, first: opened.document.location, server: server, places: places)
      await documents.open(opened)
      return .success(
        Studio(
          address: address, invitation: QRCode.lines(of: places.invitation?.code ?? []),
          server: server, documents: documents))
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

  private init(
    address: String, invitation: [String], server: HTTPServer, documents: OpenDocuments
  ) {
    self.address = address
    self.invitation = invitation
    self.server = server
    self.documents = documents
    hearing = Task(executorPreference: documents.executor) {
      await Conversations.hear(server.events) { await documents.hear($0) }
    }
  }

  /// Saves, ends the page, and leaves nothing behind.
  public func close() async {
    await documents.hearLastWords(patience: Self.lastWords)
    await server.stop()
    await hearing.value
    await documents.close()
  }

  private static func makeDocuments(
    options: StudioOptions, first: String, server: HTTPServer, places: StudioPlaces
  ) -> OpenDocuments {
    let engine = options.engine
    let table = TracePrinter(print: options.terminal.trace)
    let voice = Session.Voice(
      send: { message, connections in
        let message = message.socketMessage
        for connection in connections { server.send(message, to: connection) }
      },
      report: { table.show($0) }, complain: options.terminal.complain,
      drop: { $0.forEach(server.drop) })
    let makeLanguage: @Sendable () -> any LanguageAnswering = {
      switch engine {
      case .failure: NoLanguage()
      case .success(let configuration): LanguageSession(configuration)
      }
    }
    places.state.sweep()
    return OpenDocuments(
      voice: voice, traces: options.tracing == .on ? .wanted : .none, places: places,
      makeLanguage: makeLanguage
    ) {
      document in
      PageEngines.make(
        engine.map { configuration in
          var configuration = configuration
          if document.location == first { configuration.network = options.network }
          configuration.home = document.home
          return configuration
        })
    }
  }
}

/// What builds and runs one page.
private enum PageEngines {
  /// Where there cannot be one, every run says why not.
  static func make(_ engine: Result<EngineConfiguration, Unavailable>) -> any PageRunning {
    switch engine {
    case .failure(let why): return UnavailablePage(why: why)
    case .success(let configuration):
      return PostponedPage {
        do throws(EngineFault) {
          return .success(try PageSession(configuration.forEditing))
        } catch {
          return .failure(Unavailable(reason: error.description, remedy: error.remedy))
        }
      }
    }
  }
}
