import PlaygroundDocument
import Testing

@testable import StudioServer

/// Who hears of which prose, and when.
struct ProseTellingTests {
  private let page = MadeUpSession.page

  private func read(_ session: inout MadeUpSession, file: String) -> [SessionAction] {
    guard let text = session.state.document.texts[file] else { return [] }
    let comments = ProseReader.comments(in: text.text)
    return session.apply(
      .proseRead(PageProse(file: file, revision: text.revision, comments: comments)))
  }

  private func prose(_ actions: [SessionAction], to connection: ConnectionIdentifier = .first)
    -> [PageProse]
  {
    actions.said(to: connection).compactMap {
      if case .prose(let prose) = $0 { prose } else { nil }
    }
  }

  @Test func whoComesHearsTheProseOfItsPageAndSources() {
    var session = MadeUpSession(text: "//: a", pages: ["Two"])
    let comes = session.apply(MadeUpSession.comes(MadeUpSession.first))
    let wanted = comes.compactMap { action -> String? in
      guard case .readProse(let file, 0, _) = action else { return nil }
      return file
    }
    #expect(wanted == [page, "Sources/Card.swift"])
    let told = prose(read(&session, file: page))
    #expect(told.map(\.file) == [page] && told[0].comments?.count == 1)
    let second = session.apply(MadeUpSession.comes(MadeUpSession.second))
    #expect(prose(second, to: MadeUpSession.second) == told)
    let looks = session.apply(.received(MadeUpSession.second, .look(page: "Two")))
    #expect(looks.contains(.readProse(file: "Two", revision: 0, text: "//: a")))
    #expect(prose(read(&session, file: "Two")).isEmpty)
  }

  @Test func anEditIsFollowedByItsProseAfterAPause() {
    var session = MadeUpSession.running()
    _ = read(&session, file: page)
    #expect(session.type("//: a").timers[.prose(page)] != nil)
    #expect(session.type("//: ab").timers[.prose(page)] == nil)
    let fired = session.apply(.timerFired(.prose(page)))
    #expect(fired.contains(.readProse(file: page, revision: 2, text: "//: ab")))
    #expect(prose(read(&session, file: page)).first?.revision == 2)
  }

  @Test func proseThatStayedIsNotToldTwice() {
    var session = MadeUpSession.running()
    session.type("//: a\nlet b = 1")
    _ = read(&session, file: page)
    session.type("//: a\nlet b = 2")
    let told = prose(read(&session, file: page))
    #expect(told == [PageProse(file: page, revision: 2, comments: nil)])
    let later = session.apply(MadeUpSession.comes(MadeUpSession.second))
    #expect(prose(later, to: MadeUpSession.second).first?.comments?.count == 1)
  }

  @Test func whatWasOvertakenIsNotTold() {
    var session = MadeUpSession.running()
    session.type("//: a")
    _ = read(&session, file: page)
    #expect(session.apply(.proseRead(PageProse(file: page, revision: 0, comments: []))).isEmpty)
    #expect(session.apply(.proseRead(PageProse(file: "Gone", revision: 9, comments: []))).isEmpty)
  }

  @Test func proseFollowsARenamedFile() {
    var session = MadeUpSession(text: "//: a", pages: ["Two"])
    session.apply(MadeUpSession.comes(MadeUpSession.first, page: "Two"))
    _ = read(&session, file: "Two")
    var fresh = session.state.document
    fresh.pages[1] = .init(name: "New", path: "New")
    fresh.files[1] = .init(path: "New", kind: .page, page: "New")
    fresh.texts["New"] = fresh.texts.removeValue(forKey: "Two")
    let wish = BundleRequest(request: 1, order: .renamePage("Two", name: "New"))
    session.apply(.received(MadeUpSession.first, .bundle(wish)))
    let change = BundleChange(document: fresh, renamed: ["Two": "New"])
    let actions = session.apply(.changed(.success(change)))
    #expect(prose(actions).map(\.file).contains("New"))
  }
}

extension ConnectionIdentifier {
  fileprivate static let first = MadeUpSession.first
}
