import PageEngine
import Testing

@testable import StudioServer

/// Answers as windows read them; see docs/wire-format.md.
@Suite struct AnswerTests {
  static let answers: [(Answer, String)] = [
    (.done, #"{"type":"answer","id":7,"isDone":true}"#),
    (.bundle(.done), #"{"type":"answer","id":7,"isDone":true}"#),
    (.refused("No."), #"{"type":"answer","id":7,"isDone":false,"message":"No."}"#),
    (.bundle(.path("a")), #"{"type":"answer","id":7,"isDone":true,"path":"a"}"#),
    (.bundle(.moved(2)), #"{"type":"answer","id":7,"isDone":true,"moved":2}"#),
    (.bundle(.deleted(undo: "3")), #"{"type":"answer","id":7,"isDone":true,"undo":"3"}"#),
    (
      .bundle(.page(name: "A", path: "p", renamed: ["o": "n"])),
      #"{"type":"answer","id":7,"isDone":true,"name":"A","path":"p","renamed":{"o":"n"}}"#
    ),
    (.upload(4), #"{"type":"answer","id":7,"isDone":true,"upload":4}"#),
    (
      .playground(identifier: "d", page: "A"),
      #"{"type":"answer","id":7,"isDone":true,"document":"d","page":"A"}"#
    ),
    (
      .interface([.init(text: "a", source: 2), .init(text: "b", source: nil)]),
      #"{"type":"answer","id":7,"isDone":true,"text":"a\nb\n","lines":[2,0]}"#
    ),
    (
      .renamed(files: 1, places: 2), #"{"type":"answer","id":7,"isDone":true,"files":1,"places":2}"#
    ),
    (.recording([1, 2]), #"{"type":"answer","id":7,"isDone":true,"bytes":"AQI="}"#),
    (.conversion([]), #"{"type":"answer","id":7,"isDone":true,"files":[]}"#),
    (.converted(files: 3), #"{"type":"answer","id":7,"isDone":true,"files":3}"#),
    (
      .folder(FolderView(location: "/a", parent: nil, entries: [.init(name: "b", kind: .folder)])),
      #"{"type":"answer","id":7,"isDone":true,"location":"/a","#
        + #""entries":[{"name":"b","kind":"folder"}]}"#
    ),
  ]

  @Test(arguments: answers.indices) func anAnswerIsOneObject(number: Int) {
    let (answer, text) = Self.answers[number]
    #expect(answer.json(request: 7).text == text)
  }
}
