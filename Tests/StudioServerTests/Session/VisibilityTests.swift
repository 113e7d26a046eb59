import PageEngine
import PageProtocol
import Testing

@testable import StudioServer

/// A page is told whether any window that looks at it can be seen.
struct VisibilityTests {
  private static let page = MadeUpSession.page

  private func hidden(_ connection: ConnectionIdentifier) -> SessionEvent {
    .received(connection, .visibility(.hidden))
  }

  private func visible(_ connection: ConnectionIdentifier) -> SessionEvent {
    .received(connection, .visibility(.visible))
  }

  private func told(_ visibility: PageCommand.Visibility) -> [SessionAction] {
    [.input(page: Self.page, .visibility(visibility))]
  }

  @Test func theWindowsVisibilityIsThePages() {
    var session = MadeUpSession.running()
    #expect(session.apply(hidden(MadeUpSession.first)) == told(.hidden))
    #expect(session.apply(hidden(MadeUpSession.first)).isEmpty)
    #expect(session.apply(visible(MadeUpSession.first)) == told(.visible))
  }

  @Test func oneVisibleWindowOfTwoIsEnough() {
    var session = MadeUpSession.running()
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    #expect(session.apply(hidden(MadeUpSession.first)).isEmpty)
    #expect(session.apply(hidden(MadeUpSession.second)) == told(.hidden))
    #expect(session.apply(visible(MadeUpSession.first)) == told(.visible))
    #expect(session.apply(.disconnected(MadeUpSession.first)).inputs == told(.hidden))
  }

  @Test func aPageThatIsLeftIsToldNothing() {
    var session = MadeUpSession.running()
    #expect(session.apply(.disconnected(MadeUpSession.first)).inputs.isEmpty)
    let back = session.apply(MadeUpSession.comes(MadeUpSession.first))
    #expect(back.inputs.isEmpty)
  }

  @Test func aHiddenWindowThatConnectsAgainIsStillHidden() {
    var session = MadeUpSession.running()
    session.apply(hidden(MadeUpSession.first))
    session.apply(.disconnected(MadeUpSession.first))
    #expect(session.apply(MadeUpSession.comes(MadeUpSession.first)).inputs.isEmpty)
    #expect(session.apply(visible(MadeUpSession.first)) == told(.visible))
  }

  @Test func aRunOfAHiddenPageIsToldAfterItsBeginning() throws {
    var session = MadeUpSession.running()
    session.apply(hidden(MadeUpSession.first))
    let actions = session.apply(.received(MadeUpSession.first, .run(line: nil)))
    let run = try #require(actions.firstIndex { if case .run = $0 { true } else { false } })
    let input = try #require(actions.firstIndex { told(.hidden).contains($0) })
    #expect(run < input)
  }

  @Test func aBrowserSaysIt() {
    func read(_ text: String) -> BrowserMessage? { BrowserMessage(Array(text.utf8)) }
    #expect(read(#"{"type":"visibility","isVisible":false}"#) == .visibility(.hidden))
    #expect(read(#"{"type":"visibility","isVisible":true}"#) == .visibility(.visible))
    #expect(read(#"{"type":"visibility"}"#) == nil)
  }
}

extension [SessionAction] {
  fileprivate var inputs: [SessionAction] {
    filter { if case .input = $0 { true } else { false } }
  }
}
