import Foundation
import Testing

@testable import StudioServer

/// What browsers may ask to be done to a bundle, and how much of it.
struct BundleRequestTests {
  private func read(_ text: String) -> BrowserMessage? { BrowserMessage(Array(text.utf8)) }

  @Test(arguments: [
    (
      #"{"type":"addFile","id":1,"folder":"Sources","name":"A.swift"}"#,
      BundleOrder.addFile(folder: "Sources", name: "A.swift", text: "")
    ),
    (#"{"type":"addFolder","id":1,"folder":"Resources"}"#, .addFolder("Resources")),
    (#"{"type":"addPage","id":1,"name":"Two","after":"One"}"#, .addPage(name: "Two", after: "One")),
    (
      #"{"type":"renameFile","id":1,"path":"Sources/A.swift","name":"B.swift"}"#,
      .renameFile(path: "Sources/A.swift", name: "B.swift")
    ),
    (#"{"type":"renamePage","id":1,"page":"One","name":"Ett"}"#, .renamePage("One", name: "Ett")),
    (
      #"{"type":"moveFile","id":1,"path":"Sources/A.swift","folder":"Sources/B"}"#,
      .moveFile(path: "Sources/A.swift", folder: "Sources/B")
    ),
    (#"{"type":"orderPages","id":1,"pages":["B","A"]}"#, .orderPages(["B", "A"])),
    (#"{"type":"deleteFile","id":1,"path":"a"}"#, .deleteFile(path: "a")),
    (#"{"type":"deletePage","id":1,"page":"a"}"#, .deletePage("a")),
    (#"{"type":"undoDelete","id":1,"undo":"7"}"#, .undoDelete(token: "7")),
    (
      #"{"type":"moveContentsUp","id":1,"folder":"Resources/a"}"#,
      .moveContentsUp(folder: "Resources/a")
    ),
  ])
  func aRequestIsRead(text: String, order: BundleOrder) {
    #expect(read(text) == .bundle(BundleRequest(request: 1, order: order)))
  }

  @Test(arguments: [
    #"{"type":"addFile","id":1,"folder":"Sources"}"#,
    #"{"type":"renameFile","id":1,"path":7,"name":"B.swift"}"#,
    #"{"type":"orderPages","id":1,"pages":"A"}"#,
    #"{"type":"resolveConflict","id":1,"file":"a","keep":"both"}"#,
    #"{"type":"place","id":1}"#,
  ])
  func aRequestThatMakesNoSenseIsAnswered(text: String) {
    #expect(read(text) == .unreadable(request: 1))
  }

  @Test(arguments: [
    #"{"type":"addFile","folder":"Sources","name":"A.swift"}"#,
    #"{"type":"addFile","id":"1","folder":"Sources","name":"A.swift"}"#,
  ])
  func whatHasNoNumberIsNotHeard(text: String) {
    #expect(read(text) == nil)
  }

  @Test func itIsRefusedInWords() {
    var session = MadeUpSession.running()
    let said = session.apply(.received(MadeUpSession.first, .unreadable(request: 4))).said()
    guard case .answer(4, .refused(let words))? = said.first else {
      Issue.record("\(said)")
      return
    }
    #expect(words.contains("could not read"))
  }

  @Test(arguments: [4096, 4097]) func aNameIsBounded(length: Int) {
    let name = String(repeating: "x", count: length)
    let message = read(#"{"type":"deletePage","id":1,"page":"\#(name)"}"#)
    #expect((message != .unreadable(request: 1)) == (length == 4096))
  }

  @Test(arguments: [4 << 20, (4 << 20) + 1]) func aNewTextIsBounded(length: Int) {
    let text = String(repeating: "x", count: length)
    let message = read(
      #"{"type":"addFile","id":1,"folder":"Sources","name":"A.swift","text":"\#(text)"}"#)
    #expect((message != .unreadable(request: 1)) == (length == 4 << 20))
  }

  @Test(arguments: [2000, 2001]) func anOrderIsBounded(count: Int) {
    let names = (0..<count).map { "\"\($0)\"" }.joined(separator: ",")
    let message = read(#"{"type":"orderPages","id":1,"pages":[\#(names)]}"#)
    #expect((message != .unreadable(request: 1)) == (count == 2000))
  }

  @Test func aChoiceIsRead() {
    #expect(
      read(#"{"type":"resolveConflict","id":4,"file":"a","keep":"theirs"}"#)
        == .resolveConflict(request: 4, file: "a", keep: .theirs))
  }
}
