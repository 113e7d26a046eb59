import Foundation
import PlaygroundDocument
import Synchronization
import Testing

@testable import PageEngine
@testable import StudioServer

/// What windows ask of the studio: playgrounds to make, open and close, and files to take in.
///
/// Long because all requests share one bench.
struct StudioRequestTests {
  private let window = ConnectionIdentifier(number: 1)
  private let other = ConnectionIdentifier(number: 2)

  /// A studio whose state and new playgrounds lie in a folder of the test's.
  private final class Bench: Sendable {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("studio-\(UUID().uuidString)").resolvingSymlinksInPath()
    let documents: OpenDocuments
    let said: Said

    final class Said: Sendable {
      let messages = Mutex<[(ServerMessage, Set<ConnectionIdentifier>)]>([])
      let dropped = Mutex<[ConnectionIdentifier]>([])
    }

    init(invitation: Invitation? = nil) throws {
      let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Playgrounds/Templates").standardizedFileURL
      var places = StudioPlaces(state: StateFolder(folder.appendingPathComponent("state")))
      places.templates = PlaygroundTemplates(folder: templates)
      places.examples = ShippedPlaygrounds(folder: templates.deletingLastPathComponent())
      places.newFolder = folder.appendingPathComponent("New")
      places.invitation = invitation
      let said = Said()
      self.said = said
      let voice = Session.Voice(
        send: { message, windows in said.messages.withLock { $0.append((message, windows)) } },
        report: { _ in }, complain: { _ in },
        drop: { windows in said.dropped.withLock { $0 += windows } })
      documents = OpenDocuments(voice: voice, traces: .none, places: places) { _ in PageDouble() }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func messages(to window: ConnectionIdentifier) -> [ServerMessage] {
      said.messages.withLock { $0.filter { $0.1.contains(window) }.map(\.0) }
    }

    /// Says something, and returns the answer to it.
    func ask(
      _ message: [String: Any], from window: ConnectionIdentifier
    ) async throws -> Answer {
      let identifier = 1000 + said.messages.withLock { $0.count }
      let data = try JSONSerialization.data(
        withJSONObject: message.merging(["id": identifier]) { $1 })
      await documents.hear(.text(window, Array(data)))
      return try await wait(window) { message in
        if case .answer(identifier, let answer) = message { answer } else { nil }
      }
    }

    func wait<Found>(
      _ window: ConnectionIdentifier, _ find: (ServerMessage) -> Found?
    ) async throws -> Found {
      let end = ContinuousClock.now + .seconds(10)
      while ContinuousClock.now < end {
        if let found = messages(to: window).lazy.compactMap(find).last { return found }
        try await Task.sleep(for: .milliseconds(5))
      }
      throw CancellationError()
    }

    func studio(_ window: ConnectionIdentifier) -> StudioFacts? {
      messages(to: window).lazy.compactMap { message in
        if case .studio(let facts) = message { facts } else { nil }
      }.last
    }

    func comes(
      _ window: ConnectionIdentifier, as name: String? = nil, document: String? = nil
    ) async throws {
      await documents.hear(.opened(window))
      var attach = ["type": "attach", "window": name ?? "w\(window.number)"]
      attach["document"] = document
      let data = try JSONSerialization.data(withJSONObject: attach)
      await documents.hear(.text(window, Array(data)))
    }
  }

  /// A field of an answer, as a window reads it.
  private func field<Value>(_ key: String, _ answer: Answer) throws -> Value {
    guard case .text(let text) = ServerMessage.answer(request: 1, answer).socketMessage else {
      throw Unexpected()
    }
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(json?[key] as? Value, "\(answer)")
  }

  private struct Unexpected: Error {}

  private func text(_ key: String, _ answer: Answer) throws -> String {
    try field(key, answer)
  }

  private func isRefused(_ answer: Answer) -> Bool {
    if case .refused(let message) = answer { !message.isEmpty } else { false }
  }

  private func new(_ name: String, _ more: [String: String] = [:]) -> [String: String] {
    ["type": "newPlayground", "name": name, "platform": "ios"].merging(more) { $1 }
  }

  private func open(_ bundle: BundleOnDisk) -> [String: String] {
    ["type": "openPlayground", "location": bundle.url.path]
  }

  private func close(_ document: String) -> [String: String] {
    ["type": "closePlayground", "document": document]
  }

  private func list(_ location: String) -> [String: String] {
    ["type": "listFolder", "location": location]
  }

  @Test(arguments: PlaygroundTemplate.allCases)
  func aNewPlaygroundIsMadeOfEachTemplateAndOpens(template: PlaygroundTemplate) async throws {
    let bench = try Bench()
    try await bench.comes(window)
    let made = try await bench.ask(new("Min lek", ["template": template.rawValue]), from: window)
    let document = try text("document", made)
    let facts = try #require(bench.studio(window))
    #expect(facts.documents.map(\.document) == [document])
    #expect(facts.recents.map(\.location) == [facts.documents[0].location])
    #expect(facts.templates.map(\.identifier) == PlaygroundTemplate.allCases.map(\.rawValue))
    #expect(facts.folder == bench.folder.appendingPathComponent("New").path)
    try await bench.comes(other, document: document)
    let page: String = try await bench.wait(other) {
      if case .page(let name, _) = $0 { name } else { nil }
    }
    #expect(try text("page", made) == page)
    await bench.documents.close()
  }

  @Test func anAppForgetsWhatItKeeps() async throws {
    let bench = try Bench()
    let app = bench.folder.appendingPathComponent("A.swiftpm")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for (name, text) in [
      "Package.swift":
        "let package = Package(targets: [.executableTarget(name: \"A\", path: \".\")])",
      "App.swift": "@main struct Tool { static func main() {} }",
    ] { try Data(text.utf8).write(to: app.appendingPathComponent(name)) }
    let home = AppHome(of: app.path)
    let folder = try #require(home.folder)
    defer { home.remove() }
    try Data().write(to: URL(fileURLWithPath: folder + "/file"))
    try await bench.comes(window)
    #expect(isRefused(try await bench.ask(["type": "resetApp"], from: window)))
    let opened = try await bench.ask(
      ["type": "openPlayground", "location": app.path], from: window)
    try await bench.comes(other, document: try text("document", opened))
    #expect(access(folder + "/file", F_OK) == 0)
    _ = try await bench.ask(["type": "resetApp"], from: other)
    #expect(access(folder + "/file", F_OK) != 0 && access(folder, F_OK) == 0)
    await bench.documents.close()
  }

  @Test func anExampleIsOpenedAsACopyInTheLanguageOfTheWindow() async throws {
    let bench = try Bench()
    try await bench.comes(window)
    let facts = try #require(bench.studio(window))
    #expect(facts.examples.contains("Sorting"))
    let wish = ["type": "openExample", "name": "Sorting", "language": "sv"]
    let opened = try await bench.ask(wish, from: window)
    let copy = bench.folder.appendingPathComponent("New/Sorting.playground")
    #expect(bench.studio(window)?.documents.map(\.location) == [copy.path])
    #expect(try text("page", opened) == "Swapping")
    let texts = try String(
      contentsOf: copy.appendingPathComponent("Sources/Texts.swift"), encoding: .utf8)
    #expect(texts.contains("byten"))
    let again = try await bench.ask(wish.merging(["language": "en"]) { $1 }, from: window)
    #expect(try text("document", again) == text("document", opened))
    for name in ["Chess", "../Sorting", "Templates/Game"] {
      #expect(isRefused(try await bench.ask(wish.merging(["name": name]) { $1 }, from: window)))
    }
    await bench.documents.close()
  }

  @Test(arguments: ["", "..", "a/b", ".hidden", "a:b", "\u{1}", String(repeating: "x", count: 300)])
  func aNameThatCannotBeIsRefused(name: String) async throws {
    let bench = try Bench()
    try await bench.comes(window)
    #expect(isRefused(try await bench.ask(new(name), from: window)))
    let made = try? FileManager.default.contentsOfDirectory(
      atPath: bench.folder.appendingPathComponent("New").path)
    #expect(made ?? [] == [])
  }

  @Test func nothingIsWrittenOverAPlaygroundOfTheSameName() async throws {
    let bench = try Bench()
    try await bench.comes(window)
    _ = try await bench.ask(new("Lek"), from: window)
    #expect(isRefused(try await bench.ask(new("Lek"), from: window)))
    for more in [
      ["template": "game", "platform": "macos"], ["template": "chess"], ["folder": "somewhere"],
    ] {
      #expect(isRefused(try await bench.ask(new("Spel", more), from: window)))
    }
    await bench.documents.close()
  }

  @Test func aPlaygroundIsOpenedOnceAndClosed() async throws {
    let bench = try Bench()
    let one = try BundleOnDisk(["Contents.swift": "1"])
    let two = try BundleOnDisk(["Contents.swift": "2"])
    try await bench.comes(window)
    let first = try text(
      "document", try await bench.ask(open(one), from: window))
    let again = try text(
      "document",
      try await bench.ask(
        ["type": "openPlayground", "location": one.url.path + "/Contents.swift"], from: window))
    #expect(first == again)
    let second = try text(
      "document", try await bench.ask(open(two), from: window))
    try await bench.comes(other, document: second)
    let closed = try await bench.ask(close(second), from: window)
    #expect(closed == .done)
    let facts = try #require(bench.studio(window))
    #expect(facts.documents.map(\.document) == [first])
    #expect(facts.recents.map(\.location) == [two.url.path, one.url.path])
    // The window that showed it shows the other one.
    let shown: [String] = bench.messages(to: other).compactMap {
      if case .document(let facts) = $0 { facts.document } else { nil }
    }
    #expect(shown == [second, first])
    #expect(isRefused(try await bench.ask(close(second), from: window)))
    let nowhere = ["type": "openPlayground", "location": "/nowhere"]
    #expect(isRefused(try await bench.ask(nowhere, from: window)))
    await bench.documents.close()
  }

  @Test func aWindowThatComesBackFindsWhatItShowed() async throws {
    let bench = try Bench()
    let one = try BundleOnDisk(["Contents.swift": "1"])
    try await bench.comes(window)
    let document = try text(
      "document", try await bench.ask(open(one), from: window))
    _ = try await bench.ask(["type": "closePlayground", "document": document], from: window)
    try await bench.comes(other, document: document)
    let facts: DocumentFacts = try await bench.wait(other) {
      if case .document(let facts) = $0 { facts } else { nil }
    }
    #expect(facts.document == document)
    await bench.documents.close()
  }

  @Test func aWindowThatComesBackLetsGoOfTheConnectionThatItLost() async throws {
    let bench = try Bench()
    try await bench.comes(window, as: "one")
    try await bench.comes(other, as: "another")
    #expect(bench.said.dropped.withLock { $0 }.isEmpty)
    try await bench.comes(ConnectionIdentifier(number: 99), as: "one")
    #expect(bench.said.dropped.withLock { $0 } == [window])
    await bench.documents.close()
  }

  @Test func aFolderShowsFoldersAndPlaygrounds() async throws {
    let bench = try Bench()
    for name in ["b", "c.playground", ".hidden", "a10", "a9"] {
      try FileManager.default.createDirectory(
        at: bench.folder.appendingPathComponent("Look/\(name)"), withIntermediateDirectories: true)
    }
    let folder = bench.folder.appendingPathComponent("Look")
    try Data().write(to: folder.appendingPathComponent("file.txt"))
    let view = try FolderView.of(folder.path).get()
    #expect(view.parent == bench.folder.path)
    #expect(view.entries.map(\.name) == ["a9", "a10", "b", "c.playground"])
    #expect(view.entries[3].kind == .playground)
    try await bench.comes(window)
    let answer = try await bench.ask(list(folder.path), from: window)
    #expect(try text("location", answer) == folder.path)
    #expect(isRefused(try await bench.ask(list("/no/where"), from: window)))
    #expect(isRefused(try await bench.ask(list("relative"), from: window)))
    #expect(try FolderView.of("/").get().parent == nil)
  }

  @Test func aDroppedFileHasItsPlaceOrAFreeName() async throws {
    let bench = try Bench()
    let game = try BundleOnDisk(["Contents.swift": "1", "Resources/a/back.png": "old"])
    let opened = try await bench.ask(open(game), from: window)
    try await bench.comes(window, document: try text("document", opened))
    let bytes = Array("new picture".utf8)
    let answer = try await bench.ask(
      ["type": "upload", "folder": "Resources", "path": "a/back.png", "size": bytes.count],
      from: window)
    let upload: Int = try field("upload", answer)
    let head = (0..<4).map { UInt8(truncatingIfNeeded: upload >> (8 * $0)) }
    await bench.documents.hear(.binary(window, head + bytes[..<4]))
    await bench.documents.hear(.binary(window, head + bytes[4...]))
    let path: String = try await bench.wait(window) {
      if case .uploaded(Int(upload), let path) = $0 { path } else { nil }
    }
    #expect(path == "Resources/a/back-2.png")
    #expect(try game.text(path) == "new picture" && game.text("Resources/a/back.png") == "old")
    await bench.documents.close()
  }

  @Test(arguments: [
    ("Resources", "../x.png"), ("Resources", "/etc/x"), ("Resources", "a/../../x"), ("..", "x"),
    ("Sources", "x.png"), ("Resources", ".DS_Store"), ("Resources", "a//b"), ("Resources", ""),
    ("Resources", "a\u{7}b"), ("Pages", "x"),
  ])
  func hostileUploadsAreRefused(folder: String, path: String) async throws {
    let bench = try Bench()
    let game = try BundleOnDisk(["Contents.swift": "1"])
    let opened = try await bench.ask(open(game), from: window)
    try await bench.comes(window, document: try text("document", opened))
    let answer = try await bench.ask(
      ["type": "upload", "folder": folder, "path": path, "size": 0], from: window)
    #expect(isRefused(answer), "\(answer)")
    await bench.documents.close()
  }

  @Test func anInvitationIsThereOnlyForOtherMachines() async throws {
    let alone = try Bench()
    try await alone.comes(window)
    let answer = try await alone.ask(["type": "invite"], from: window)
    guard case .refused(let message) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(message.contains("--host"))
    let open = try Bench(invitation: Invitation(address: "https://a", code: ["10", "01"]))
    try await open.comes(window)
    let invited = try await open.ask(["type": "invite"], from: window)
    #expect(try text("address", invited) == "https://a")
  }
}
