import PageEngine
import PageProtocol
import PlaygroundDocument

/// What the server says to browsers; see docs/wire-format.md.
enum ServerMessage: Equatable, Sendable {
  case studio(StudioFacts)
  case document(DocumentFacts)
  /// The page a window looks at from now on.
  case page(name: String, path: String)
  /// A window's own edit.
  case accepted(file: String, revision: Int, version: Int, sequence: Int)
  /// Somebody else's.
  case changed(
    file: String, revision: Int, version: Int, operation: TextOperation, origin: Origin)
  case answer(request: Int, Answer)
  case state(RunPhase, version: Int, run: Int)
  case runStarted(run: Int, version: Int)
  /// The run that starts next shows what a literal would come to that is being changed.
  case scrubbed(run: Int)
  /// That run has made the picture it begins with.
  case followed(run: Int)
  case liveView(run: Int, width: Double, height: Double)
  case noLiveView(run: Int)
  /// How the page's task was solved.
  case assessment(run: Int, Assessment?)
  /// How the live view is seen, and whether a window has said so.
  case stage(StageSettings, StageOrigin)
  /// The file of an application whose previews the live view shows; none shows the application.
  case previews(file: String?)
  case diagnostics(version: Int, [Diagnostic])
  case results(version: Int, run: Int, [PageResult])
  case console(run: Int, [ConsoleText])
  case saved(version: Int)
  /// All that a window had typed into a document that it has left is on disk.
  case leftSaved(document: String)
  /// The results of a page that are shown under their lines, by the page's path.
  case timeline(page: String, revision: Int, [PinnedResult])
  /// The texts that are in older Swift: all of them.
  case old([OldText])
  case problem(String)
  case prose(PageProse)
  /// A file changed on disk while it had edits that were not saved.
  case conflict(file: String, mine: String, theirs: String)
  /// A dropped file has its place.
  case uploaded(upload: Int, path: String)
  case uploadFailed(upload: Int, message: String)
  case trace(EditTrace)
  /// The studio ends: whoever has not said everything says it now.
  case ending
  /// A commit's or picture's frame without its length, forwarded unread.
  case frame(run: Int, [UInt8])

  /// Whose operation it was.
  enum Origin: String, Sendable {
    case window, disk, refactoring
  }

  enum StageOrigin: Equatable, Sendable {
    case usual, chosen
  }

  static func done(request: Int) -> ServerMessage { .answer(request: request, .done) }

  static func refused(request: Int, _ message: String) -> ServerMessage {
    .answer(request: request, .refused(message))
  }

  /// As it travels.
  var socketMessage: SocketMessage {
    guard case .frame(let run, let body) = self else { return .text(json.text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 4)
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: run >> shift))
    }
    bytes += body
    return .binary(bytes)
  }

  private var json: JSONValue {
    switch self {
    case .studio(let facts): facts.json
    case .document(let facts): facts.json
    case .page(let name, let path):
      .members(["type": "page", "name": .string(name), "path": .string(path)])
    case .accepted(let file, let revision, let version, let sequence):
      .members([
        "type": "accepted", "file": .string(file), "revision": .count(revision),
        "version": .count(version), "sequence": .count(sequence),
      ])
    case .changed(let file, let revision, let version, let operation, let origin):
      .members([
        "type": "changed", "file": .string(file), "revision": .count(revision),
        "version": .count(version), "operation": operation.json,
        "origin": .string(origin.rawValue),
      ])
    case .answer(let request, let answer): answer.json(request: request)
    case .state(let phase, let version, let run):
      .members([
        "type": "state", "phase": .string(phase.name), "version": .count(version),
        "run": .count(run), "detail": phase.detail,
      ])
    case .runStarted(let run, let version):
      .members(["type": "runStarted", "run": .count(run), "version": .count(version)])
    case .scrubbed(let run): .members(["type": "scrubbed", "run": .count(run)])
    case .followed(let run): .members(["type": "followed", "run": .count(run)])
    case .liveView(let run, let width, let height):
      .members([
        "type": "liveView", "run": .count(run), "width": .number(width), "height": .number(height),
      ])
    case .stage(let settings, let origin):
      .object(
        [.init("type", "stage"), .init("isChosen", .bool(origin == .chosen))]
          + BrowserStage.members(of: settings))
    case .previews(let file):
      .members(["type": "previews", "file": file.map { .string($0) } ?? .null])
    case .noLiveView(let run): .members(["type": "noLiveView", "run": .count(run)])
    case .assessment(let run, let assessment):
      .object([.init("type", "assessment"), .init("run", .count(run))] + assessment.members)
    case .diagnostics(let version, let diagnostics):
      .members([
        "type": "diagnostics", "version": .count(version),
        "items": .array(diagnostics.map(\.json)),
      ])
    case .results(let version, let run, let results):
      .members([
        "type": "results", "version": .count(version), "run": .count(run),
        "items": .array(results.map { .object($0.members) }),
      ])
    case .console(let run, let texts):
      .members([
        "type": "console", "run": .count(run),
        "items": .array(
          texts.map { .members(["stream": .string($0.streamName), "text": .string($0.text)]) }),
      ])
    case .saved(let version): .members(["type": "saved", "version": .count(version)])
    case .leftSaved(let document):
      .members(["type": "leftSaved", "document": .string(document)])
    case .timeline(let page, let revision, let pins):
      .members([
        "type": "timeline", "page": .string(page), "revision": .count(revision),
        "items": .array(pins.map(\.json)),
      ])
    case .old(let files):
      .members(["type": "old", "files": .array(files.map(\.json))])
    case .problem(let message): .members(["type": "problem", "message": .string(message)])
    case .prose(let prose): prose.json
    case .conflict(let file, let mine, let theirs):
      .members([
        "type": "conflict", "file": .string(file), "mine": .string(mine),
        "theirs": .string(theirs),
      ])
    case .uploaded(let upload, let path):
      .members(["type": "uploaded", "upload": .count(upload), "path": .string(path)])
    case .uploadFailed(let upload, let message):
      .members([
        "type": "uploadFailed", "upload": .count(upload), "message": .string(message),
      ])
    case .trace(let trace): trace.json
    case .ending: .members(["type": "ending"])
    case .frame: .null
    }
  }
}
