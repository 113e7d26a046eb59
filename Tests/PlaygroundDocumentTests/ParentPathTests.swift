import Testing

@testable import PlaygroundDocument

struct ParentPathTests {
  @Test(arguments: [
    ("", ""), ("A", ""), ("é", ""), (".", ""), ("A/", ""), ("/", "/"), ("//", "/"), ("/A", "/"),
    ("a/b", "a"), ("a/é/", "a"), ("é//b", "é"), ("/a/b/c", "/a/b"), ("a/b/c//", "a/b"),
  ])
  func thePathWithoutItsLastComponent(path: String, parent: String) {
    #expect(path.parentPath == parent)
  }
}
