import Foundation
import Testing

@testable import StudioServer

/// A server that was killed, and the one that continues with its journal.
struct JournalTests {
  private let state = StateFolder(
    FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)"))

  private var file: URL {
    state.journals.appendingPathComponent(JournaledSession.identifier)
  }

  private func clear() { try? FileManager.default.removeItem(at: state.url) }

  /// The answer to the edit never came, so the window sends it again.
  @Test func anEditThatTheKilledServerAcceptedIsAppliedOnce() {
    defer { clear() }
    var killed = JournaledSession(state)
    killed.edit("let a = 1d", over: "let a = 1", base: 0, sequence: 1)
    killed.kill()
    var next = JournaledSession(state, epoch: "second")
    let facts = next.session.state.facts(for: "1")
    #expect(facts.epoch == "first" && facts.sequence == 1)
    let again = next.edit("let a = 1d", over: "let a = 1", base: 0, sequence: 1)
    #expect(again.said() == [.document(next.session.facts(refused: 1))])
    #expect(next.session.text == "let a = 1d")
  }

  /// The negative control of the test above: without the journal, the text has the letter twice as
  /// soon as another window has restored it.
  @Test func withoutTheJournalTheNumberOfTheEditIsNotKnown() {
    defer { clear() }
    var killed = JournaledSession(state)
    killed.edit("let a = 1d", over: "let a = 1", base: 0, sequence: 1)
    killed.kill()
    clear()
    var next = JournaledSession(state, epoch: "second")
    #expect(next.session.state.facts(for: "1").epoch == "second")
    let restored = TextOperation(from: "let a = 1", to: "let a = 1d")
    next.session.apply(MadeUpSession.comes(MadeUpSession.second))
    next.session.edit(
      restored, base: 0, sequence: 1, restores: .init(epoch: "first", revision: 1),
      from: MadeUpSession.second)
    next.edit("let a = 1d", over: "let a = 1", base: 0, sequence: 1)
    #expect(next.session.text == "let a = 1dd")
  }

  @Test func whatWasNotSavedIsSaved() {
    defer { clear() }
    var killed = JournaledSession(state)
    killed.edit("let a = 12", over: "let a = 1", base: 0, sequence: 1)
    killed.kill()
    var next = JournaledSession(state)
    #expect(next.session.state.isSaveTimed && next.session.text == "let a = 12")
    let saves = next.perform(next.session.apply(.timerFired(.save))).saves
    #expect(saves.map(\.texts) == [[MadeUpSession.page: "let a = 12"]])
  }

  @Test(arguments: ["let a = 12", "let a = 123"])
  func theDiskMayHaveAnyTextSinceTheLastSave(disk: String) {
    defer { clear() }
    var killed = JournaledSession(state)
    killed.edit("let a = 12", over: "let a = 1", base: 0, sequence: 1)
    killed.save()
    killed.edit("let a = 123", over: "let a = 12", base: 1, sequence: 2)
    killed.kill()
    let next = JournaledSession(state, disk: disk, epoch: "second")
    #expect(next.session.text == "let a = 123" && next.session.state.epoch == "first")
    #expect(next.session.state.isSaved == (disk == "let a = 123"))
  }

  /// Another program wrote one that this server never had, or put an older one back.
  @Test(arguments: ["let b = 2", "let a = 1"])
  func aTextOfAnotherProgramIsNotWrittenOver(disk: String) {
    defer { clear() }
    var killed = JournaledSession(state)
    killed.edit("let a = 12", over: "let a = 1", base: 0, sequence: 1)
    killed.save()
    killed.edit("let a = 123", over: "let a = 12", base: 1, sequence: 2)
    killed.kill()
    let next = JournaledSession(state, disk: disk, epoch: "second")
    #expect(next.session.text == disk && next.session.state.epoch == "second")
    #expect(next.session.state.isSaved)
  }

  @Test func aServerThatIsKilledTwiceForgetsNothing() {
    defer { clear() }
    for (revision, text) in ["let a = 12", "let a = 123", "let a = 1234"].enumerated() {
      var session = JournaledSession(state, epoch: "\(revision)")
      #expect(session.session.state.epoch == "0")
      session.edit(
        text, over: String(text.dropLast()), base: revision, sequence: revision + 1)
      #expect(session.session.text == text)
      session.kill()
    }
  }

  @Test func aFileThatIsChangedLaterIsInTheJournalToo() {
    defer { clear() }
    let source = "Sources/Card.swift"
    var killed = JournaledSession(state)
    killed.edit("let a = 12", over: "let a = 1", base: 0, sequence: 1)
    killed.perform(killed.session.type("struct Card { }", file: source))
    killed.perform(killed.session.type("struct Card {  }", file: source))
    killed.kill()
    let texts = JournaledSession(state).session.state.document.texts
    #expect(texts[source]?.text == "struct Card {  }" && texts[source]?.revision == 2)
    #expect(texts[MadeUpSession.page]?.text == "let a = 12")
  }

  @Test func halfALineIsNotRead() throws {
    defer { clear() }
    var killed = JournaledSession(state)
    killed.edit("let a = 12", over: "let a = 1", base: 0, sequence: 1)
    killed.edit("let a = 123", over: "let a = 12", base: 1, sequence: 2)
    killed.kill()
    let whole = try Data(contentsOf: file)
    try whole.dropLast(9).write(to: file)
    #expect(JournaledSession(state).session.text == "let a = 12")
    try (Data("nonsense\n".utf8) + whole).write(to: file)
    #expect(JournaledSession(state).session.text == "let a = 1")
  }

  @Test func anotherServerOnTheSameDocumentWorksWithoutTheJournal() {
    defer { clear() }
    var first = JournaledSession(state)
    first.edit("let a = 12", over: "let a = 1", base: 0, sequence: 1)
    let second = JournaledSession(state, epoch: "second")
    #expect(first.hasJournal && !second.hasJournal)
    #expect(second.session.text == "let a = 1" && second.session.state.epoch == "second")
  }

  @Test func onlyTheUserReadsIt() throws {
    defer { clear() }
    var session = JournaledSession(state)
    session.edit("let a = 12", over: "let a = 1", base: 0, sequence: 1)
    for (place, mode) in [(state.journals, 0o700), (file, 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func aFolderThatCannotBeWrittenIsNoHindrance() throws {
    defer { clear() }
    try FileManager.default.createDirectory(at: state.url, withIntermediateDirectories: true)
    try Data().write(to: state.journals)
    #expect(!JournaledSession(state).hasJournal)
  }
}
