import Foundation
import Testing

@testable import PageEngine

/// A file of `Sources` that says nothing of its age is as old as those beside it.
@Suite(.serialized) struct SilentTextTests {
  private static let protocols = PageInput.Text(
    path: "Sources/Shapes.swift",
    text: """
      public protocol Pen {
        func move(place: Int)
        func line(place: Int, width: Int)
      }
      """)

  private static let pens = PageInput.Text(
    path: "Sources/Pens.swift",
    text: """
      import Foundation
      public class Recorder: Pen {
        public var words = [String]()
        public init() {}
        public func move(place: Int) { words.append("move \\(place)".uppercaseString) }
        public func line(place: Int, width: Int) { words.append("line \\(place + width)") }
        public func both(place: Int) { move(place); line(place, width: 2) }
      }
      """)

  @Test func besideOldOnesAlone() async throws {
    var input = TestBench.input("let pen = Recorder()\npen.both(1)\nprint(pen.words)")
    input.sources = [Self.protocols, Self.pens]
    let record = try await TestBench().run(input)
    #expect(record.output == "[\"MOVE 1\", \"line 3\"]\n", "\(record.diagnostics)")
  }

  /// One of today beside them speaks against it: then it stays as it is.
  @Test func notWhereOneOfThemIsOfToday() async throws {
    var input = TestBench.input("show(Recorder())")
    input.sources = [
      Self.protocols,
      PageInput.Text(
        path: "Sources/Show.swift",
        text: """
          fileprivate let place = 3
          public func show(_ pen: Pen) { pen.move(place: place) }
          """),
      PageInput.Text(
        path: "Sources/Recorder.swift",
        text: """
          import Foundation
          public class Recorder: Pen {
            public init() {}
            public func move(place place: Int) { print("\\(place)".uppercaseString) }
            public func line(place place: Int, width: Int) {}
          }
          """),
    ]
    let record = try await TestBench().run(input)
    #expect(record.output == "3\n", "\(record.diagnostics)")
  }
}
