import Testing

@testable import StudioServer

/// What of a text is drawn, and how browsers are told.
struct ProseReaderTests {
  private func lines(_ text: String) -> [[Int]] {
    ProseReader.comments(in: text).map { [$0.first, $0.last] }
  }

  private func json(_ prose: String) -> String {
    let comments = ProseReader.comments(in: "/*:\n\(prose)\n*/")
    return PageProse(file: "A", revision: 1, comments: comments).json.text
  }

  @Test func proseKnowsItsLines() {
    #expect(
      lines("//: a\n//: b\nlet c = 1\n\n  /*: d\n e\n */\nlet f = 1\n//: g") == [
        [1, 2], [5, 7], [9, 9],
      ])
    #expect(lines("let a = 1\n// b\n/** c */") == [])
    #expect(lines("//: å\r\n//: ä\r\nlet a = 1") == [[1, 2]])
  }

  @Test func whatWouldHideCodeIsNotDrawn() {
    #expect(lines("/*: a */ let b = 1") == [])
    #expect(lines("/*:\n a\n*/ let b = 1\n//: c") == [[4, 4]])
    #expect(lines("/*: a\nlet b = 1\n") == [])
    #expect(lines("/*: a */  \t\nlet b = 1") == [[1, 1]])
  }

  @Test func muchProseStaysText() {
    let long = String(repeating: "a", count: PageProse.longestProse / 2)
    #expect(lines("//: \(long)\nlet a = 1\n//: \(long)\n") == [[1, 1]])
    let many = String(repeating: "//: a\nlet b = 1\n", count: PageProse.mostComments + 5)
    #expect(lines(many).count == PageProse.mostComments)
  }

  @Test func blocksAreToldWithTheirLines() {
    #expect(
      json("# One\n\nTwo *three*").contains(
        #"{"kind":"heading","level":1,"spans":["One"],"first":2,"last":2},"#
          + #"{"kind":"paragraph","spans":["Two ",{"kind":"emphasis","spans":["three"]}],"#
          + #""first":4,"last":4}"#))
    #expect(
      json("- [x] a").contains(
        #"{"kind":"list","style":"bullets","isTight":true,"items":"#
          + #"[{"first":2,"blocks":[{"kind":"paragraph","spans":["a"],"first":2,"last":2}],"#
          + #""isDone":true}]"#))
    #expect(
      json("|a|b|\n|-|:-:|\n|c|d|").contains(
        #""kind":"table","columns":["natural","center"],"header":[["a"],["b"]],"#
          + #""rows":[[["c"],["d"]]]"#))
    #expect(
      json("- Callout(Try it): a").contains(
        #""kind":"callout","callout":"Callout","title":"Try it""#))
  }

  @Test func linksAndPicturesSayWhereTheyLead() {
    #expect(json("[a](@next)").contains(#""kind":"link","spans":["a"],"leads":"next"}"#))
    #expect(json("[a](Two%20More)").contains(#""leads":"page","page":"Two More"}"#))
    #expect(json("[a](https://x.y)").contains(#""leads":"web","address":"https://x.y"}"#))
    #expect(json("[a](javascript:b)").contains(#""leads":"nowhere","address":"javascript:b"}"#))
    #expect(
      json("![a](b.png)").contains(
        #""kind":"image","alternative":"a","from":"resource","path":"b.png"}"#))
    #expect(json("![a](http://x.y/b.png)").contains(#""from":"web""#))
    #expect(json("![a](../b.png)").contains(#""from":"nowhere"}"#))
    #expect(
      json("![a](b.mp4 poster=\"p.png\" width=\"400\" height=\"300\")").contains(
        #""kind":"video","alternative":"a","width":400,"height":300,"from":"resource","#
          + #""path":"b.mp4","poster":"p.png"}"#))
  }

  @Test func whatLooksLikeHTMLIsText() {
    #expect(json("<script>a()</script>").contains(#""spans":["<script>a()</script>"]"#))
    #expect(json("b <img src=x onerror=a()>").contains(#""b <img src=x onerror=a()>""#))
  }
}
