import PageProtocol
import Testing

@testable import StudioServer

/// What browsers say of fingers, pointers, wheels and keys.
struct InputTests {
  private func read(_ text: String) -> BrowserMessage? { BrowserMessage(Array(text.utf8)) }

  @Test func fingersOfOneMomentComeTogether() {
    let text = """
      {"type":"touches","run":2,"modifiers":5,"touches":[
      {"phase":"moved","identifier":1,"x":3.5,"y":-4},
      {"phase":"began","identifier":2,"x":0,"y":1}]}
      """
    let touches = [
      TouchInput(phase: .moved, identifier: 1, x: 3.5, y: -4),
      TouchInput(phase: .began, identifier: 2, x: 0, y: 1),
    ]
    #expect(read(text) == .input(run: 2, .touches(touches, [.shift, .alternate])))
  }

  @Test func aPointerIsSomewhereOrNowhere() {
    #expect(
      read(#"{"type":"hover","run":2,"x":3,"y":4}"#)
        == .input(run: 2, .hover(PageCommand.Place(x: 3, y: 4), [])))
    #expect(read(#"{"type":"hover","run":2}"#) == .input(run: 2, .hover(nil, [])))
  }

  @Test func aWheelAndAKeyAreRead() {
    let scroll = #"""
      {"type":"scroll","run":2,"phase":"changed","wheel":"stepped","x":1,"y":2,"deltaX":3,"deltaY":-4}
      """#
    #expect(
      read(scroll)
        == .input(
          run: 2,
          .scroll(
            ScrollInput(phase: .changed, wheel: .stepped, x: 1, y: 2, deltaX: 3, deltaY: -4))))
    let key = #"""
      {"type":"key","run":2,"phase":"down","usage":4,"characters":"A",
      "charactersIgnoringModifiers":"a","modifiers":1}
      """#
    #expect(
      read(key)
        == .input(
          run: 2,
          .key(
            KeyInput(
              phase: .down, usage: 4, characters: "A", charactersIgnoringModifiers: "a",
              modifiers: .shift))))
    #expect(
      read(#"{"type":"key","run":2,"phase":"cancelled"}"#)
        == .input(run: 2, .key(KeyInput(phase: .cancelled))))
  }

  private static func touch(_ words: String) -> String {
    #"{"type":"touches","run":2,"touches":[{\#(words)}]}"#
  }

  @Test(arguments: [
    touch(#""phase":"pressed","identifier":1,"x":3,"y":4"#),
    touch(#""phase":"began","identifier":-1,"x":3,"y":4"#),
    touch(#""phase":"began","identifier":1,"x":1e999,"y":4"#),
    touch(#""phase":"began","identifier":1,"x":1e7,"y":4"#),
    touch(#""phase":"began","identifier":1,"x":"3","y":4"#),
    #"{"type":"touches","run":2,"touches":[]}"#,
    #"{"type":"touches","run":2,"touches":{}}"#,
    #"{"type":"touches","run":2,"modifiers":64,"touches":[{"phase":"began","identifier":1,"x":3,"y":4}]}"#,
    #"{"type":"hover","run":2,"x":3}"#, #"{"type":"hover","run":2,"x":1e8,"y":3}"#,
    #"{"type":"hover","x":3,"y":3}"#,
    #"{"type":"scroll","run":2,"phase":"changed","wheel":"fast","x":1,"y":2,"deltaX":3,"deltaY":4}"#,
    #"{"type":"scroll","run":2,"phase":"changed","wheel":"smooth","x":1,"y":2,"deltaX":1e9,"deltaY":4}"#,
    #"{"type":"key","run":2,"phase":"down"}"#,
    #"{"type":"key","run":2,"phase":"down","usage":65536}"#,
    #"{"type":"key","run":2,"phase":"held","usage":4}"#,
    #"{"type":"key","run":2,"phase":"down","usage":4,"characters":"\#(String(repeating: "a", count: 65))"}"#,
  ])
  func whatNobodyCanDoIsNotHeard(text: String) {
    #expect(read(text) == nil)
  }

  @Test func thirtyFingersAreTooMany() {
    let finger = #"{"phase":"began","identifier":1,"x":3,"y":4}"#
    func text(_ count: Int) -> String {
      let fingers = Array(repeating: finger, count: count).joined(separator: ",")
      return #"{"type":"touches","run":2,"touches":[\#(fingers)]}"#
    }
    #expect(read(text(20)) != nil && read(text(21)) == nil)
  }
}
