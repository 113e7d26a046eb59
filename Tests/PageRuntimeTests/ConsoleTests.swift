import Foundation
import PageProtocol
import Testing

@Suite("The console", .serialized)
struct ConsoleTests {
  @Test func allWaysToWriteKeepTheirOrder() throws {
    let page = try BuiltPage(
      """
      import Foundation
      print("one")
      FileHandle.standardError.write(Data("two\\n".utf8))
      fputs("three\\n", stdout)
      FileHandle.standardOutput.write(Data("four\\n".utf8))
      fputs("five\\n", stderr)
      print("six", terminator: "")
      """)
    var text = ""
    for case .console(let stream, let bytes) in TestHost().run(page).events {
      text += "\(stream):" + String(decoding: bytes, as: UTF8.self)
    }
    #expect(text == "output:one\nerror:two\noutput:three\nfour\nerror:five\noutput:six")
  }

  @Test func manyLinesAreAllThere() throws {
    let page = try BuiltPage("for line in 0..<100_000 { print(line) }")
    let lines = TestHost().run(page).console().split(separator: "\n")
    #expect(lines.count == 100_000)
    #expect(lines.last == "99999")
  }

  @Test func textIsSeenWhileTheTopLevelRuns() throws {
    let host = TestHost()
    let channel = host.start(try BuiltPage("print(\"early\")\nwhile true {}"))
    var events: [PageEvent] = []
    var frames: [UInt8] = []
    while !events.contains(.console(stream: .output, bytes: Array("early\n".utf8))) {
      guard let part = TestHost.readSome(channel) else { break }
      frames += part
      events = TestHost.events(in: frames)
    }
    #expect(events.contains(.console(stream: .output, bytes: Array("early\n".utf8))))
    host.stop()
    _ = host.waitForEnd()
    close(channel)
  }
}
