import Foundation
import PlaygroundDocument
import Testing

@testable import StudioServer

/// Results that are pinned under lines: who hears of them, where they go, when they are written.
struct TimelineTests {
  private static let pin = PinnedResult(identifier: "7.5", start: 10, length: 9)

  /// `let a = 1` is pinned in two windows' second line.
  private func session() -> MadeUpSession {
    var session = MadeUpSession(text: "import UI\nlet a = 1\nlet b = 2\n")
    session.apply(.opened)
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    return session
  }

  private func message(
    _ items: String, revision: Int = 0, page: String = MadeUpSession.page
  ) -> BrowserMessage? {
    BrowserMessage(
      Array(
        #"{"type":"timeline","page":"\#(page)","revision":\#(revision),"items":[\#(items)]}"#.utf8))
  }

  private func pin(
    _ session: inout MadeUpSession, revision: Int = 0
  ) throws -> [SessionAction] {
    let said = try #require(
      message(#"{"id":"7.5","start":10,"length":9}"#, revision: revision))
    return session.apply(.received(MadeUpSession.first, said))
  }

  private func pins(_ session: MadeUpSession) -> [PinnedResult]? {
    session.state.document.timelines[MadeUpSession.page]
  }

  @Test func theOtherWindowHearsAndTheFileIsWrittenAfterAPause() throws {
    var session = session()
    let actions = try pin(&session)
    #expect(
      actions.contains(
        .send(
          .timeline(page: MadeUpSession.page, revision: 0, [Self.pin]), to: [MadeUpSession.second]))
    )
    #expect(actions.timers[.timeline] != nil)
    let written = session.apply(.timerFired(.timeline))
    #expect(
      written.contains(
        .saveTimeline(page: MadeUpSession.page, text: session.text ?? "", [Self.pin])))
    #expect(session.apply(.timelineSaved(page: MadeUpSession.page, problem: nil)).isEmpty)
    #expect(session.state.isQuiet)
  }

  @Test(arguments: [Int.min, -1, 1, Int.max])
  func pinsOfARevisionThatThereIsNotAreAnsweredWithWhatIsPinned(revision: Int) throws {
    var session = session()
    let answer = SessionAction.send(
      .timeline(page: MadeUpSession.page, revision: 0, []), to: [MadeUpSession.first])
    #expect(try pin(&session, revision: revision) == [answer])
  }

  @Test func whoComesLaterIsTold() throws {
    var session = session()
    _ = try pin(&session)
    let third = ConnectionIdentifier(number: 3)
    let actions = session.apply(MadeUpSession.comes(third))
    #expect(
      actions.contains(
        .send(.timeline(page: MadeUpSession.page, revision: 0, [Self.pin]), to: [third])))
  }

  @Test(arguments: [
    ("first\nimport UI\nlet a = 1\nlet b = 2\n", 16, 9),
    ("import UI\nlet abc = 1\nlet b = 2\n", 10, 11),
    ("import UI\n\nlet a = 1\nlet b = 2\n", 11, 9),
    ("import UI\nlet a = 1\nlet b = 3\n", 10, 9),
    ("import UI\n\nlet b = 2\n", 10, 0),
  ])
  func itMovesWithWhatIsTyped(_ text: String, _ start: Int, _ length: Int) throws {
    var session = session()
    _ = try pin(&session)
    session.apply(.timerFired(.timeline))
    session.type(text)
    #expect(pins(session)?.map(\.start) == [start])
    #expect(pins(session)?.map(\.length) == [length])
  }

  @Test func itGoesWithItsLine() throws {
    var session = session()
    _ = try pin(&session)
    var operation = TextOperation()
    operation.keep(10)
    operation.remove(10)
    operation.keep(10)
    let actions = session.edit(operation, base: 0, sequence: 1)
    #expect(pins(session) == [])
    #expect(actions.timers[.timeline] != nil)
  }

  @Test func whatWasPinnedInAnOlderTextFindsItsPlace() throws {
    var session = session()
    session.type("first\nimport UI\nlet a = 1\nlet b = 2\n", from: MadeUpSession.second)
    _ = try pin(&session)
    #expect(pins(session)?.map(\.start) == [16])
  }

  @Test func theEndWaitsForIt() throws {
    var session = session()
    _ = try pin(&session)
    let actions = session.apply(.closing)
    #expect(
      actions.contains(
        .saveTimeline(page: MadeUpSession.page, text: session.text ?? "", [Self.pin])))
    #expect(!session.state.isQuiet)
    session.apply(.timelineSaved(page: MadeUpSession.page, problem: "no room"))
    #expect(session.state.isQuiet)
  }

  @Test(arguments: [
    #"{"id":"7","start":-1,"length":9}"#, #"{"id":"seven","start":1,"length":9}"#,
    #"{"id":"7","start":1,"length":1e30}"#, #"{"id":"7","start":1}"#,
    #"{"id":"7","start":1,"length":1,"height":-5}"#,
    #"{"id":"7","start":1,"length":1},{"id":"7","start":1,"length":1}"#,
  ])
  func whatMakesNoSenseIsNotHeard(_ items: String) {
    #expect(message(items) == nil)
  }

  @Test func placesBeyondTheTextAreItsEnd() throws {
    var session = session()
    let said = try #require(message(#"{"id":"1","start":25,"length":5000}"#))
    session.apply(.received(MadeUpSession.first, said))
    #expect(pins(session)?.map(\.length) == [5])
  }

  @Test func onlyPagesHaveATimeline() throws {
    var session = session()
    let said = try #require(message("", page: "Sources/Card.swift"))
    session.apply(.received(MadeUpSession.first, said))
    #expect(session.state.document.timelines.isEmpty)
  }

  @Test func aSourceFileTellsItsInterface() throws {
    var session = session()
    func ask(_ file: String) throws -> [SessionAction] {
      let said = BrowserMessage(Array(#"{"type":"interface","id":4,"file":"\#(file)"}"#.utf8))
      return session.apply(.received(MadeUpSession.first, try #require(said)))
    }
    #expect(
      try ask("Sources/Card.swift") == [
        .tellInterface(text: "struct Card {}", request: 4, to: MadeUpSession.first)
      ])
    guard case .send(.answer(request: 4, .refused), _) = try ask("Sources/None.swift").first else {
      Issue.record("It has to be refused.")
      return
    }
  }
}
