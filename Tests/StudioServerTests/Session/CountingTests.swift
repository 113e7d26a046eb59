import Foundation
import Synchronization
import Testing

@testable import StudioServer

/// An edit that is not done is refused by its number, and nothing else is taken for it.
struct CountingTests {
  private static let edit =
    #"{"type":"edit","file":"Contents.swift","base":0,"operation":["x",9],"sequence":"#

  /// What a window says, as it says it.
  private func said(_ text: String) throws -> SessionEvent {
    .received(MadeUpSession.first, try #require(BrowserMessage(Array(text.utf8))))
  }

  /// The numbers that a window is told by a `document`.
  private struct Told: Decodable, Equatable {
    var epoch: String?
    var sequence: Int
    var refused: Int?
  }

  private func told(_ messages: [ServerMessage]) throws -> Told {
    let document = try #require(messages.first { if case .document = $0 { true } else { false } })
    return try JSONDecoder().decode(Told.self, from: Data(document.wire.utf8))
  }

  @Test(arguments: ["9223372036854775807", "9007199254740993", "-1"])
  func aNumberThatNoBrowserCountsToIsNotRead(number: String) {
    #expect(BrowserMessage(Array((Self.edit + number + "}").utf8)) == nil)
    let unreadable = #"{"type":"edit","sequence":\#(number)}"#
    #expect(BrowserMessage(Array(unreadable.utf8)) == nil)
  }

  @Test(arguments: [Int.min, -1, 1, Int.max])
  func anEditOfARevisionThatThereIsNotIsRefused(base: Int) throws {
    var session = MadeUpSession.running()
    let edit =
      #"{"type":"edit","file":"Contents.swift","base":\#(base),"operation":["x",9],"sequence":7}"#
    #expect(try told(session.apply(said(edit)).said()).refused == 7)
    #expect(session.text == "let a = 1")
  }

  @Test func anEditOfAnotherDocumentIsRefusedThoughItsNumberIsNew() throws {
    var session = MadeUpSession.running()
    let other = try session.apply(said(Self.edit + #"7,"document":"another"}"#))
    #expect(session.text == "let a = 1" && session.state.isSaved)
    let numbers = try told(other.said())
    #expect(numbers.refused == 7 && numbers.sequence == 0)
    let own = session.state.document.identifier
    let done = try session.apply(said(Self.edit + #"8,"document":"\#(own)"}"#))
    #expect(session.text == "xlet a = 1")
    #expect(
      done.said() == [
        .accepted(file: MadeUpSession.page, revision: 1, version: 1, sequence: 8)
      ])
  }

  @Test func anEditThatCannotBeReadIsRefusedByItsOwnNumber() throws {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    let unreadable = #"{"type":"edit","file":"Contents.swift","operation":[0],"sequence":40}"#
    let numbers = try told(session.apply(said(unreadable)).said())
    #expect(numbers.refused == 40 && numbers.sequence == 1)
  }

  @Test func anEditWithAnOldNumberIsRefusedByIt() throws {
    var session = MadeUpSession.running()
    for text in ["let a = 12", "let a = 123"] { session.type(text) }
    let again = try session.apply(
      said(#"{"type":"edit","file":"Contents.swift","base":2,"operation":[11,"4"],"sequence":1}"#))
    let numbers = try told(again.said())
    #expect(numbers.refused == 1 && numbers.sequence == 2)
    #expect(session.text == "let a = 123")
  }

  @Test func aWindowThatIsHereIsRememberedHoweverManyWere() throws {
    var session = MadeUpSession.running()
    session.type("let a = 2")
    for number in 0..<2500 {
      let window = ConnectionIdentifier(number: 10 + UInt64(number))
      session.apply(MadeUpSession.comes(window))
      session.type("let a = \(number)", from: window)
      session.apply(.disconnected(window))
    }
    #expect(session.state.sequences["1"] == 1)
    #expect(session.state.sequences.count <= 1001)
  }

  @Test func eachOpeningOfADocumentCountsFromTheBeginningAndSaysSo() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-\(UUID().uuidString)/Made.playground")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Data("let a = 1".utf8).write(to: folder.appendingPathComponent("Contents.swift"))
    let window = ConnectionIdentifier(number: 1)
    let said = Mutex<[ServerMessage]>([])
    let voice = Session.Voice(
      send: { message, _ in said.withLock { $0.append(message) } }, report: { _ in },
      complain: { _ in })
    let documents = OpenDocuments(voice: voice, traces: .none) { _ in PageDouble() }
    func epoch() async throws -> String {
      let playground = try OpenedPlayground.open(folder).get()
      let name = await documents.open(playground)
      said.withLock { $0 = [] }
      await documents.hear(
        .text(window, Array(#"{"type":"attach","window":"w","document":"\#(name)"}"#.utf8)))
      return try #require(told(said.withLock { $0 }).epoch)
    }
    await documents.hear(.opened(window))
    let first = try await epoch()
    #expect(try await epoch() == first)
    let name = await documents.documents[0].identifier
    #expect(await documents.close(name))
    said.withLock { $0 = [] }
    await documents.hear(.text(window, Array((Self.edit + "1}").utf8)))
    let isAnswered = said.withLock { said in
      said.contains { if case .studio = $0 { true } else { false } }
    }
    #expect(isAnswered, "an edit of a window that shows nothing")
    #expect(try await epoch() != first)
    await documents.close()
  }
}
