import PageEngine
import Testing

@testable import StudioServer

/// Whose previews the live view of an app playground shows.
struct AppPreviewTests {
  private static let texts = [
    "Contents.swift": "import SwiftUI\n@main struct Walk: App {}",
    "Sources/Card.swift": "struct Card: View {}\n#Preview(\"One\") { Card() }",
  ]

  /// An application of two files that runs, seen by two windows.
  private func running() -> MadeUpSession {
    var session = MadeUpSession()
    session.state.document.isApplication = true
    session.state.document.form = .package
    session.state.document.pages[0].module = "App"
    for (path, text) in Self.texts { session.state.document.texts[path] = SharedText(text) }
    session.apply(.opened)
    session.apply(MadeUpSession.comes(MadeUpSession.first))
    session.begins(run: 1)
    session.apply(MadeUpSession.comes(MadeUpSession.second))
    return session
  }

  private func launches(_ actions: [SessionAction]) -> [PageInput.Launch?] {
    actions.compactMap { action in
      if case .run(_, _, let input) = action { input.launch } else { nil }
    }
  }

  private func read(_ text: String) -> BrowserMessage? { BrowserMessage(Array(text.utf8)) }

  @Test func aBrowserNamesAFileOrTheApplication() {
    #expect(read(#"{"type":"previews","file":"A.swift"}"#) == .previews(file: "A.swift"))
    #expect(read(#"{"type":"previews","file":null}"#) == .previews(file: nil))
    #expect(read(#"{"type":"previews","file":7}"#) == nil)
    #expect(ServerMessage.previews(file: nil).wire == #"{"type":"previews","file":null}"#)
  }

  @Test func aRunShowsThePreviewsOfTheFileAndThenTheApplication() {
    var session = running()
    let shown = session.apply(
      .received(MadeUpSession.first, .previews(file: "Sources/Card.swift")))
    for window in [MadeUpSession.first, MadeUpSession.second] {
      #expect(shown.said(to: window).contains(.previews(file: "Sources/Card.swift")))
    }
    let launch = launches(shown).first
    #expect(launch??.file == "Sources/Card.swift")
    #expect(launch??.code.contains("Walk.main()") == false)
    let edited = session.type("struct Card: View {}\n", file: "Sources/Card.swift")
    #expect(
      launches(edited + session.apply(.timerFired(.run(MadeUpSession.page)))).first??.code
        == "Walk.main()")
    let ended = session.apply(.received(MadeUpSession.second, .previews(file: nil)))
    #expect(launches(ended).map { $0?.code } == ["Walk.main()"])
  }

  @Test func nothingHappensForAFileThatIsNotThereOrInAPlayground() {
    var session = running()
    #expect(session.apply(.received(MadeUpSession.first, .previews(file: "No.swift"))).isEmpty)
    #expect(session.apply(.received(MadeUpSession.first, .previews(file: nil))).isEmpty)
    var page = MadeUpSession.running()
    #expect(
      page.apply(.received(MadeUpSession.first, .previews(file: "Sources/Card.swift"))).isEmpty)
    #expect(
      !page.apply(MadeUpSession.comes(MadeUpSession.second)).contains {
        if case .send(.previews, _) = $0 { true } else { false }
      })
  }

  @Test func anotherNameOfTheFileIsFollowed() {
    var session = running()
    session.apply(.received(MadeUpSession.first, .previews(file: "Sources/Card.swift")))
    var fresh = session.state.document
    fresh.previewed = nil
    fresh.texts["Sources/Tile.swift"] = fresh.texts.removeValue(forKey: "Sources/Card.swift")
    fresh.files[1].path = "Sources/Tile.swift"
    _ = session.state.reread(
      fresh, renamed: ["Sources/Card.swift": "Sources/Tile.swift"], retelling: .always,
      at: session.now)
    #expect(session.state.document.previewed == "Sources/Tile.swift")
  }
}
