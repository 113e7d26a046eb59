import PageEngine
import PageProtocol
import Testing

@testable import StudioServer

/// Pictures of the live view, still and moving.
struct RecordingTests {
  private func read(_ text: String) -> RecordingWish? {
    guard case .record(let wish)? = BrowserMessage(Array(text.utf8)) else { return nil }
    return wish
  }

  /// A page that shows a red square, which is blue after a second, in a stage of 20 by 10 points.
  private static var frames: [[UInt8]] {
    func frame(_ commit: LayerCommit) -> [UInt8] {
      Array(PageEvent.commit(commit).encoded().dropFirst(4))
    }
    let red = LayerColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = LayerColor(red: 0, green: 0, blue: 1, alpha: 1)
    return [
      frame(
        LayerCommit(
          number: 1, time: 5,
          operations: [
            .create(1, .plain), .set(1, .bounds(x: 0, y: 0, width: 20, height: 10)),
            .set(1, .position(x: 10, y: 5)), .set(1, .backgroundColor(red)), .root(1),
          ])),
      [9, 9, 9],
      frame(LayerCommit(number: 2, time: 6, operations: [.set(1, .backgroundColor(blue))])),
    ]
  }

  private func file(_ moments: String) throws -> [UInt8]? {
    let wish = try #require(read(#"{"id":1,"run":1,\#(moments)}"#))
    return LiveViewRecorder(
      RecordingOrder(
        wish: wish, connection: MadeUpSession.first, frames: Self.frames)
    ).file()
  }

  @Test func aPictureIsOfItsMoment() throws {
    let before = try file(#""type":"picture","time":5.5"#)
    let after = try file(#""type":"picture","time":6.5"#)
    #expect(before?.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
    #expect(before != after)
    #expect(try file(#""type":"picture","time":5.9"#) == before)
  }

  @Test func aFilmHasADrawingForEachThingThatIsSeen() throws {
    let film = try #require(try file(#""type":"film","from":5.5,"to":6.5"#))
    #expect(film.prefix(6).elementsEqual("GIF89a".utf8) && film.last == 0x3b)
    #expect(Array(film[6..<10]) == [20, 0, 10, 0])
    let times = film.indices.dropLast(8).filter { Array(film[$0..<$0 + 3]) == [0x21, 0xf9, 4] }
      .map { Int(film[$0 + 4]) + Int(film[$0 + 5]) << 8 }
    #expect(times == [50, 50])
  }

  @Test(arguments: [
    #"{"type":"picture","id":1,"run":1}"#, #"{"type":"picture","id":1,"run":1,"time":-1}"#,
    #"{"type":"picture","id":1,"run":1,"time":1e300}"#, #"{"type":"picture","run":1,"time":1}"#,
    #"{"type":"film","id":1,"run":1,"from":3,"to":2}"#, #"{"type":"film","id":1,"run":1,"from":3}"#,
  ])
  func whatCannotBeDrawnIsNotHeard(text: String) {
    #expect(read(text) == nil)
  }

  @Test func aFilmIsAtMostTwentySecondsLong() {
    let wish = read(#"{"type":"film","id":1,"run":1,"from":0,"to":100}"#)
    #expect(wish?.moments == .film(from: 80, to: 100))
  }

  @Test func whatTheRunHasSentIsDrawn() throws {
    var session = MadeUpSession.running()
    session.engine(1, .commit([4, 35]))
    let wish = try #require(read(#"{"type":"picture","id":7,"run":1,"time":2}"#))
    let actions = session.apply(.received(MadeUpSession.first, .record(wish)))
    #expect(
      actions == [
        .record(
          RecordingOrder(wish: wish, connection: MadeUpSession.first, frames: [[4, 35]]))
      ])
  }

  @Test func whyThereIsNoPictureIsSaid() throws {
    var session = MadeUpSession.running()
    let wish = try #require(read(#"{"type":"picture","id":7,"run":1,"time":2}"#))
    func refusal(_ actions: [SessionAction]) -> String? {
      guard case .answer(7, .refused(let why))? = actions.said().first else { return nil }
      return why
    }
    #expect(
      refusal(session.apply(.received(MadeUpSession.first, .record(wish))))?.contains("nothing")
        == true)
    session.begins(run: 1)
    session.apply(.received(MadeUpSession.first, .run(line: nil)))
    session.begins(run: 2)
    #expect(
      refusal(session.apply(.received(MadeUpSession.first, .record(wish))))?.contains("again")
        == true)
  }
}
