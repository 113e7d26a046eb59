import PageEngine
import PageProtocol
import Testing

@testable import StudioServer

/// How the live views are seen, and what of them is spoken.
struct StageTests {
  private static let dark = StageSettings(
    size: .init(width: 390, height: 844), orientation: .turned, appearance: .dark, pace: .slow,
    textSize: .xxLarge, direction: .rightToLeft)
  private static let text = """
    {"type":"stage","size":{"width":390,"height":844},"orientation":"turned",\
    "appearance":"dark","pace":"slow","textSize":"xxLarge","direction":"rightToLeft"}
    """

  private func read(_ text: String) -> BrowserMessage? { BrowserMessage(Array(text.utf8)) }

  @Test func aBrowserSaysHowItWantsToSeeThem() {
    #expect(read(Self.text) == .stage(Self.dark))
    #expect(
      read(
        #"{"type":"stage","size":null,"orientation":"upright","appearance":"light","pace":"usual"}"#
      )
        == .stage(StageSettings()))
  }

  @Test(arguments: [
    ("390", "0"), ("390", "1e9"), ("390", "-4"), ("turned", "tilted"), ("dark", "blue"),
    ("slow", "fast"), ("xxLarge", "huge"), ("rightToLeft", "down"),
    (#"{"width":390,"height":844}"#, #"{"width":390}"#),
    (#"{"width":390,"height":844}"#, "7"),
  ])
  func whatNoLiveViewCanBeIsNotHeard(old: String, new: String) {
    #expect(read(Self.text.replacing(old, with: new)) == nil)
  }

  @Test func whatRunsChangesAndTheNextRunBeginsSo() {
    var session = MadeUpSession.running()
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    let actions = session.apply(.received(MadeUpSession.first, .stage(Self.dark)))
    #expect(actions.contains(.input(page: MadeUpSession.page, .stage(Self.dark))))
    #expect(actions.said(to: MadeUpSession.second) == [.stage(Self.dark, .chosen)])
    #expect(actions.said() == [])
    let again = session.apply(.received(MadeUpSession.first, .run(line: nil)))
    let stages = again.compactMap { action in
      if case .run(_, _, let input) = action { input.stage } else { nil }
    }
    #expect(stages == [Self.dark])
    #expect(session.apply(.received(MadeUpSession.first, .stage(Self.dark))).isEmpty)
  }

  @Test func aDocumentHasItsOwnUntilAUserChooses() {
    var session = MadeUpSession()
    session.state.document.stage = Self.dark
    let opened =
      session.apply(.opened) + session.apply(MadeUpSession.comes(MadeUpSession.first))
    #expect(opened.said().contains(.stage(Self.dark, .usual)))
    #expect(runs(opened).map(\.stage) == [Self.dark])
    let chosen = StageSettings()
    session.apply(.received(MadeUpSession.first, .stage(chosen)))
    #expect(
      runs(session.apply(.received(MadeUpSession.first, .run(line: nil)))).map(\.stage) == [chosen])
  }

  @Test(arguments: [true, false]) func anotherOneOnTheDiskIsToldUnlessAUserHasChosen(
    isChosen: Bool
  ) {
    var session = MadeUpSession.running()
    if isChosen { session.apply(.received(MadeUpSession.first, .stage(StageSettings()))) }
    var fresh = session.state.document
    fresh.stage = Self.dark
    let actions = session.state.reread(
      fresh, renamed: [:], retelling: .whereItIsAnother, at: session.now)
    #expect(actions.said().contains(.stage(Self.dark, .usual)) != isChosen)
    #expect(runs(actions).map(\.stage) == [isChosen ? StageSettings() : Self.dark])
  }

  private func runs(_ actions: [SessionAction]) -> [PageInput] {
    actions.compactMap { if case .run(_, _, let input) = $0 { input } else { nil } }
  }

  @Test func whatIsSaidOfItIsWhatIsRead() {
    let wire = ServerMessage.stage(Self.dark, .chosen).wire
    #expect(read(wire) == .stage(Self.dark))
    #expect(wire.contains(#""isChosen":true"#))
  }

  @Test func announcementsGoToWhoeverLooksAndAreNotKept() {
    var session = MadeUpSession.running()
    #expect(session.engine(1, .announcement([4, 44, 1])).said() == [.frame(run: 1, [4, 44, 1])])
    let told = session.apply(MadeUpSession.comes(MadeUpSession.second)).said(
      to: MadeUpSession.second)
    #expect(!told.contains(.frame(run: 1, [4, 44, 1])))
  }

  @Test func aTaskIsToldOfAndOnlyItsLastOutcomeIsKept() {
    var session = MadeUpSession.running()
    let failed = Assessment.failed(hints: ["one"], solution: nil)
    let passed = Assessment.passed(message: "**Well**")
    #expect(session.engine(1, .assessment(failed)).said() == [.assessment(run: 1, failed)])
    session.engine(1, .assessment(passed))
    let told = session.apply(MadeUpSession.comes(MadeUpSession.second)).said(
      to: MadeUpSession.second)
    #expect(told.contains(.assessment(run: 1, passed)))
    #expect(!told.contains(.assessment(run: 1, failed)))
    let wire = ServerMessage.assessment(run: 1, passed).wire
    #expect(wire.hasPrefix(#"{"type":"assessment","run":1,"outcome":"passed","message":[{"#))
    #expect(wire.contains(#"{"kind":"strong","spans":["Well"]}"#))
    #expect(ServerMessage.assessment(run: 1, nil).wire.contains(#""outcome":null"#))
  }

  @Test func elementsGoToWhoeverLooksAndOnlyTheLastOnesAreKept() {
    var session = MadeUpSession.running()
    #expect(session.engine(1, .elements([4, 43, 1])).said() == [.frame(run: 1, [4, 43, 1])])
    session.engine(1, .elements([4, 43, 2]))
    let told = session.apply(MadeUpSession.comes(MadeUpSession.second)).said(
      to: MadeUpSession.second)
    #expect(told.contains(.frame(run: 1, [4, 43, 2])))
    #expect(!told.contains(.frame(run: 1, [4, 43, 1])))
  }

  @Test func menusOfTheAppGoToWhoeverLooksAndOnlyTheLastOnesAreKept() {
    var session = MadeUpSession.running()
    #expect(session.engine(1, .commands([5, 57, 1])).said() == [.frame(run: 1, [5, 57, 1])])
    session.engine(1, .commands([5, 57, 2]))
    let told = session.apply(MadeUpSession.comes(MadeUpSession.second)).said(
      to: MadeUpSession.second)
    #expect(told.contains(.frame(run: 1, [5, 57, 2])))
    #expect(!told.contains(.frame(run: 1, [5, 57, 1])))
  }

  @Test func aCommandOfTheAppIsChosen() {
    #expect(
      read(#"{"type":"command","run":2,"command":7}"#) == .input(run: 2, .choose(command: 7)))
    #expect(read(#"{"type":"command","run":2,"command":-7}"#) == nil)
    #expect(read(#"{"type":"command","run":2}"#) == nil)
  }

  @Test func somethingIsDoneToAnElement() {
    #expect(
      read(#"{"type":"act","run":2,"element":7,"action":"increment"}"#)
        == .input(run: 2, .act(element: 7, .increment)))
    #expect(read(#"{"type":"act","run":2,"element":7,"action":"explode"}"#) == nil)
    #expect(read(#"{"type":"act","run":2,"element":-7,"action":"activate"}"#) == nil)
  }
}
