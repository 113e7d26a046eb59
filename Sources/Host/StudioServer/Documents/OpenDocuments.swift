import Foundation
import PageEngine

/// The documents that are open, and which window shows which.
///
/// What: it hears every window, keeps the sessions, and hands each window's words to the session of
/// the document it shows. Why an actor: windows speak at once, and documents open and close.
///
/// **Always holds.** A window is heard by one session at a time, and by none before it has said
/// which document it shows. A place is open once, however it was named. Sessions are closed, and
/// their texts on disk, when `close` has returned.
actor OpenDocuments {
  /// What windows say is heard here, however busy Swift's pool is.
  nonisolated let executor = InteractionExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  let voice: Session.Voice
  let places: StudioPlaces
  private let traces: TraceBook.Wish
  /// Asked with where a document lies.
  private let makeEngine: @Sendable (OpenDocument) -> any PageRunning
  private let makeLanguage: @Sendable () -> any LanguageAnswering
  private let epoch = UUID().uuidString
  private let locale: String
  private(set) var documents: [Document] = []
  /// The documents whose last texts are being written, by their identifiers.
  private var closing: [String: Task<Void, Never>] = [:]
  /// The windows that may still have something to say before the end, and who waits for them.
  private var speaking: Set<ConnectionIdentifier> = []
  private var listener: CheckedContinuation<Void, Never>?
  /// Every window, and what it shows.
  private var windows: [ConnectionIdentifier: Window] = [:]
  /// Files on their way into a document.
  var arrivals: Arrivals
  private var recents: RecentPlaygrounds

  struct Document {
    var identifier: String
    var name: String
    var location: String
    var session: Session
    var watcher: BundleWatcher?
    /// What an app keeps between runs.
    var home: AppHome?
  }

  private struct Window {
    /// Its own name, once it has said so.
    var name: String?
    /// What it shows.
    var document: String?
  }

  init(
    voice: Session.Voice, traces: TraceBook.Wish, places: StudioPlaces = StudioPlaces(),
    locale: String = PersonLocale.name(),
    makeLanguage: @escaping @Sendable () -> any LanguageAnswering = { NoLanguage() },
    makeEngine: @escaping @Sendable (OpenDocument) -> any PageRunning
  ) {
    self.voice = voice
    self.traces = traces
    self.places = places
    arrivals = Arrivals(folder: places.state.newArrivals())
    recents = RecentPlaygrounds(state: places.state)
    self.locale = locale
    self.makeEngine = makeEngine
    self.makeLanguage = makeLanguage
  }

  /// Begins the first run of a document, unless it is open, and returns its identifier.
  @discardableResult
  func open(_ playground: OpenedPlayground) async -> String {
    let document = playground.document
    recents.note(
      .init(
        name: document.name, location: document.location,
        platform: document.platform == .macOS ? "macos" : "ios"))
    guard !documents.contains(where: { $0.identifier == document.identifier }) else {
      tellAll()
      return document.identifier
    }
    let journal = Journal.open(
      document.identifier, in: places.state, disk: document.texts.mapValues(\.text))
    let session = Session(
      state: SessionState(
        document: document, epoch: UUID().uuidString, page: playground.pageName, traces: traces,
        resuming: journal?.known),
      writer: playground.editor, bundle: playground.editor, voice: voice,
      language: makeLanguage(), journal: journal?.journal
    ) { [makeEngine] in makeEngine(document) }
    let watcher = BundleWatcher(
      URL(fileURLWithPath: document.location), beside: document.packageFolders
    ) {
      Task { await session.disturb() }
    }
    documents.append(
      Document(
        identifier: document.identifier, name: document.name, location: document.location,
        session: session, watcher: watcher, home: document.home))
    await session.open()
    tellAll()
    return document.identifier
  }

  /// A window came, spoke or left.
  func hear(_ event: SocketEvent) async {
    switch event {
    case .opened(let connection):
      windows[connection] = Window()
      voice.send(studio, [connection])
    case .closed(let connection):
      arrivals.forget(connection)
      await session(of: connection)?.leave(connection)
      windows[connection] = nil
      hasSpoken(connection)
    case .text(let connection, let bytes):
      if LastWord(bytes) != nil {
        hasSpoken(connection)
      } else if let attachment = Attachment(bytes) {
        await attach(connection, attachment)
      } else if let asked = StudioRequest(bytes) {
        await answer(asked, from: connection)
      } else if let session = session(of: connection) {
        await session.hear(bytes, from: connection)
      } else if case .edit = BrowserMessage(bytes) {
        // Its document was closed; it keeps what it typed for when that is opened again.
        voice.send(studio, [connection])
      }
    case .binary(let connection, let bytes): await receive(bytes, from: connection)
    }
  }

  /// Tells every window that the studio ends, and returns when each has said what it had not said
  /// yet; one that does not answer is waited for no longer than `patience`.
  func hearLastWords(patience: Duration) async {
    speaking = Set(windows.keys)
    guard !speaking.isEmpty else { return }
    voice.send(.ending, speaking)
    let end = Task {
      guard (try? await Task.sleep(for: patience)) != nil else { return }
      stopListening()
    }
    await withCheckedContinuation { listener = $0 }
    end.cancel()
  }

  /// Whether the end waits for a window.
  var waitsForWords: Bool { !speaking.isEmpty && listener != nil }

  private func hasSpoken(_ connection: ConnectionIdentifier) {
    guard speaking.remove(connection) != nil, speaking.isEmpty else { return }
    stopListening()
  }

  private func stopListening() {
    speaking = []
    listener?.resume()
    listener = nil
  }

  /// Closes every document, and returns when all is on disk.
  func close() async {
    for document in documents {
      document.watcher?.stop()
      await document.session.close()
    }
    documents = []
    arrivals.close()
  }

  /// Closes one document; its windows show its neighbour, if there is one.
  func close(_ identifier: String) async -> Bool {
    guard let index = documents.firstIndex(where: { $0.identifier == identifier }) else {
      return false
    }
    let document = documents.remove(at: index)
    document.watcher?.stop()
    let left = windows.filter { $0.value.document == identifier }.keys
    for connection in left { windows[connection]?.document = nil }
    let end = Task { await document.session.close() }
    closing[identifier] = end
    await end.value
    closing[identifier] = nil
    tellAll()
    guard !documents.isEmpty else { return true }
    let neighbour = documents[min(index, documents.count - 1)]
    for connection in left.sorted(by: { $0.number < $1.number }) {
      guard let name = windows[connection]?.name, windows[connection]?.document == nil else {
        continue
      }
      windows[connection]?.document = neighbour.identifier
      await neighbour.session.welcome(connection, window: name, page: nil)
    }
    return true
  }

  private func attach(_ connection: ConnectionIdentifier, _ attachment: Attachment) async {
    guard windows[connection] != nil else { return }
    // A window has one connection: an older one was lost without a word, and what still comes of it
    // was said again by then.
    let lost = windows.filter { $0.key != connection && $0.value.name == attachment.window }.map(
      \.key)
    voice.drop(lost)
    for lost in lost {
      await session(of: lost)?.leave(lost)
      windows[lost] = nil
    }
    await session(of: connection)?.leave(connection)
    windows[connection] = Window(name: attachment.window)
    await reopen(attachment.document)
    // The window may have come back by another connection while a playground was read.
    guard windows[connection] != nil else { return }
    let wanted = attachment.document.flatMap { name in
      documents.first { $0.identifier == name }
    }
    guard let document = wanted ?? documents.first else { return }
    windows[connection]?.document = document.identifier
    await document.session.welcome(
      connection, window: attachment.window, page: attachment.page)
  }

  /// A window that comes back to a studio that was started anew finds what it showed.
  private func reopen(_ identifier: String?) async {
    guard let identifier, !documents.contains(where: { $0.identifier == identifier }),
      let recent = recents.all.first(where: { DocumentName.of($0.location) == identifier }),
      case .success(let playground) = await read(URL(fileURLWithPath: recent.location))
    else { return }
    await open(playground)
  }

  /// Reads a playground apart from what windows say: it may be large, or a package to work out.
  func read(_ place: URL) async -> Result<OpenedPlayground, StudioProblem> {
    for end in closing.values { await end.value }
    return await Task.detached { OpenedPlayground.open(place) }.value
  }

  private func session(of connection: ConnectionIdentifier) -> Session? {
    document(of: connection)?.session
  }

  func document(of connection: ConnectionIdentifier) -> Document? {
    guard let identifier = windows[connection]?.document else { return nil }
    return documents.first { $0.identifier == identifier }
  }

  private var studio: ServerMessage {
    .studio(
      StudioFacts(
        epoch: epoch,
        documents: documents.map {
          .init(document: $0.identifier, name: $0.name, location: $0.location)
        }, recents: recents.all, templates: places.templates.all.map(StudioFacts.Template.init),
        examples: places.examples.names, folder: places.newFolder.path, locale: locale))
  }

  func tellAll() {
    places.resources.show(
      Dictionary(
        documents.map { ($0.identifier, URL(fileURLWithPath: $0.location)) },
        uniquingKeysWith: { first, _ in first }))
    if !windows.isEmpty { voice.send(studio, Set(windows.keys)) }
  }
}

/// Which document a window wants to show.
struct Attachment: Decodable {
  var type: String
  /// The window's own name, which outlives its connections.
  var window: String
  var document: String?
  var page: String?

  private static let longestName = 100

  /// None where it is another message.
  init?(_ bytes: [UInt8]) {
    guard let read = try? JSONDecoder().decode(Attachment.self, from: Data(bytes)),
      read.type == "attach", read.window.utf8.count <= Self.longestName
    else { return nil }
    self = read
  }
}

/// A window has said all that it had to say.
struct LastWord: Decodable {
  private var type: String

  /// None where it is another message.
  init?(_ bytes: [UInt8]) {
    guard let read = try? JSONDecoder().decode(LastWord.self, from: Data(bytes)),
      read.type == "silent"
    else { return nil }
    self = read
  }
}
