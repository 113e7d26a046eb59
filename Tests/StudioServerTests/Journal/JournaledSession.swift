import Foundation

@testable import StudioServer

/// A session with a journal on disk, which can be killed.
struct JournaledSession {
  var session = MadeUpSession()
  private let state: StateFolder
  private var journal: Journal?

  static let identifier = "made-up"

  /// Begins on what is on disk, and on the journal of the one that was killed.
  init(_ state: StateFolder, disk: String = "let a = 1", epoch: String = "first") {
    self.state = state
    session = MadeUpSession(text: disk)
    let document = session.state.document
    let opened = Journal.open(
      Self.identifier, in: state, disk: document.texts.mapValues(\.text))
    journal = opened?.journal
    session.state = SessionState(document: document, epoch: epoch, resuming: opened?.known)
    session.state.journal = opened.map { _ in .init(savedVersion: session.state.savedVersion) }
    perform(session.apply(.opened))
    perform(session.apply(MadeUpSession.comes(MadeUpSession.first)))
  }

  var hasJournal: Bool { journal != nil }

  /// The lock goes, and nothing else happens.
  mutating func kill() { journal = nil }

  @discardableResult
  mutating func perform(_ actions: [SessionAction]) -> [SessionAction] {
    for case .journal(let entries) in actions {
      guard let journal else { continue }
      _ =
        journal.hasBegun
        ? journal.append(entries) : journal.begin(session.state.journaled)
    }
    return actions
  }

  /// Makes the page another text, as the window's edit of a number.
  @discardableResult
  mutating func edit(_ text: String, over old: String, base: Int, sequence: Int) -> [SessionAction]
  {
    perform(
      session.edit(TextOperation(from: old, to: text), base: base, sequence: sequence))
  }

  mutating func save() {
    for request in perform(session.apply(.timerFired(.save))).saves {
      perform(session.apply(.saved(request, milliseconds: 1)))
    }
  }
}
