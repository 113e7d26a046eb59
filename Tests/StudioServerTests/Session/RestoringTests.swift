import Testing

@testable import StudioServer

/// A studio ended before a text was on disk, and the windows bring back what they had told it.
struct RestoringTests {
  private var session = MadeUpSession.running()

  init() {
    session.apply(MadeUpSession.comes(MadeUpSession.second))
  }

  private mutating func bringBack(
    _ text: String, revision: Int, epoch: String = "first", base: Int = 0,
    from connection: ConnectionIdentifier
  ) -> [SessionAction] {
    session.edit(
      TextOperation(from: "let a = 1", to: text), base: base, sequence: 1,
      restores: .init(epoch: epoch, revision: revision), from: connection)
  }

  private func texts(_ messages: [ServerMessage]) -> [String] {
    messages.compactMap { message -> String? in
      guard case .document(let facts) = message else { return nil }
      return facts.files.first(where: { $0.file.path == MadeUpSession.page })?.text
    }
  }

  private func facts(_ messages: [ServerMessage]) -> DocumentFacts? {
    guard case .document(let facts)? = messages.first else { return nil }
    return facts
  }

  @Test mutating func whatTwoWindowsBringBackStandsOnce() {
    let first = bringBack("let a = 12", revision: 7, from: MadeUpSession.first)
    #expect(texts(first.said()) == ["let a = 12"])
    #expect(first.timers[.save] != nil)
    let second = bringBack("let a = 12", revision: 7, from: MadeUpSession.second)
    #expect(texts(second.said(to: MadeUpSession.second)) == ["let a = 12"])
    #expect(second.said().isEmpty)
    #expect(session.text == "let a = 12")
    #expect(session.state.sequences["2"] == 1)
  }

  /// What the first had typed may be in it: transformed, it would stand there twice.
  @Test mutating func theSecondMakesAnewWhatItHadHeardBesides() {
    _ = bringBack("let a = 12", revision: 7, from: MadeUpSession.first)
    session.type("let a = 123 + b")
    let refused = bringBack("let a = 123", revision: 8, from: MadeUpSession.second)
    #expect(facts(refused.said(to: MadeUpSession.second))?.refused == 1)
    #expect(texts(refused.said(to: MadeUpSession.second)) == ["let a = 123 + b"])
    #expect(session.text == "let a = 123 + b" && session.state.sequences["2"] == nil)
    _ = session.edit(
      TextOperation(from: "let a = 123 + b", to: "// so\nlet a = 123 + b"), base: 2, sequence: 1,
      restores: .init(epoch: "first", revision: 8), from: MadeUpSession.second)
    #expect(session.text == "// so\nlet a = 123 + b")
    #expect(session.state.facts(for: "2").files.contains { $0.restored?.revision == 8 })
  }

  @Test mutating func aWindowIsToldHowFarOthersHaveBroughtATextBack() {
    _ = bringBack("let a = 12", revision: 7, from: MadeUpSession.first)
    let file = session.state.facts(for: "2").files.first { $0.file.path == MadeUpSession.page }
    #expect(file?.restored == .init(epoch: "first", revision: 7))
  }

  @Test mutating func ofTheSecondThatHadHeardLessNothingIsDone() {
    _ = bringBack("let a = 123", revision: 8, from: MadeUpSession.first)
    _ = bringBack("let a = 12", revision: 7, from: MadeUpSession.second)
    #expect(session.text == "let a = 123")
  }

  @Test mutating func whatIsOfAnotherStudioIsDoneOnItsOwn() {
    _ = bringBack("let a = 12", revision: 7, from: MadeUpSession.first)
    let again = session.edit(
      TextOperation(from: "let a = 12", to: "let a = 12 // b"), base: 1, sequence: 1,
      restores: .init(epoch: "another", revision: 3), from: MadeUpSession.second)
    #expect(texts(again.said(to: MadeUpSession.second)) == ["let a = 12 // b"])
  }

  /// What others restored of that revision does not tell whether it has the unanswered edit.
  @Test mutating func anUnansweredEditIsAppliedOnceOnTheNewestText() {
    _ = bringBack("let a = 12", revision: 7, from: MadeUpSession.first)
    let source = Restoration.Source(epoch: "first", revision: 7, hasUnanswered: true)
    let late = session.edit(
      TextOperation(from: "let a = 1", to: "let a = 1 // b"), base: 0, sequence: 1,
      restores: source, from: MadeUpSession.second)
    #expect(facts(late.said(to: MadeUpSession.second))?.refused == 1)
    let again = session.edit(
      TextOperation(from: "let a = 12", to: "let a = 12 // b"), base: 1, sequence: 1,
      restores: source, from: MadeUpSession.second)
    #expect(texts(again.said(to: MadeUpSession.second)) == ["let a = 12 // b"])
    let file = facts(again.said(to: MadeUpSession.second))?.files.first {
      $0.file.path == MadeUpSession.page
    }
    #expect(file?.restored == .init(epoch: "first", revision: 7))
  }

  @Test mutating func whatIsMadeOnAnOlderTextIsRefused() {
    session.type("let a = 2")
    let said = bringBack("let a = 12", revision: 7, from: MadeUpSession.second)
      .said(to: MadeUpSession.second)
    #expect(facts(said)?.refused == 1)
    #expect(session.text == "let a = 2")
  }
}
