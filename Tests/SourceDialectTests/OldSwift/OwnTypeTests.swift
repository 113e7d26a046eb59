import SourceDialect
import Testing

/// Types of the text's own that were what the library asked for then.
struct OwnTypeTests {
  @Test(arguments: [
    OldSnippet(
      "struct A: CollectionType { var startIndex: Int { return 0 } }",
      "struct A: RandomAccessCollection { var startIndex: Int { return 0 } }"),
    OldSnippet(
      "struct A { var startIndex: Int { return 0 } }\nextension A: MutableCollectionType {}",
      "struct A { var startIndex: Int { return 0 } }\n"
        + "extension A: MutableCollection, RandomAccessCollection {}"),
    OldSnippet(same: "struct A: CollectionType { var startIndex: B { return B() } }"),
    OldSnippet(same: "func f<C: CollectionType>(_ c: C) {}"),
    OldSnippet(
      "struct A: SequenceType { func generate() -> B { return B() } }",
      "struct A: SequenceType { func makeIterator() -> B { return B() } }"),
    OldSnippet(
      "class A {}\nextension A: P, SequenceType {}\nextension A { func generate() -> B { return b } }",
      "class A {}\nextension A: P, SequenceType {}\n"
        + "extension A { func makeIterator() -> B { return b } }"),
    OldSnippet(same: "struct World { func generate() -> Terrain { return t } }"),
  ])
  func collections(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "struct A: CustomReflectable { func customMirror() -> Mirror { return m } }",
      "struct A: CustomReflectable { var customMirror: Mirror { return m } }"),
    OldSnippet(same: "struct A { func customMirror() -> Glass { return g } }"),
    OldSnippet(
      "struct A { private init(b: Int) {} }\nlet a = A(b: 1)",
      "struct A { fileprivate init(b: Int) {} }\nlet a = A(b: 1)"),
    OldSnippet(same: "struct A { private init(b: Int) {}\nstatic let a = A(b: 1) }"),
  ])
  func members(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "func f(_ r: Range<String.Index>, s: String) -> Int { return r.count }",
      "func f(_ r: Range<String.Index>, s: String) -> Int { "
        + "return s.distance(from: r.lowerBound, to: r.upperBound) }"),
    OldSnippet(
      same: "func f(_ r: Range<String.Index>, s: String, t: String) -> Int { return r.count }"),
    OldSnippet(same: "func f(_ r: Range<Int>, s: String) -> Int { return r.count }"),
    OldSnippet(
      "let i = s.startIndex\nlet j = i.successor()",
      "let i = s.startIndex\nlet j = s.index(after: i)"),
    OldSnippet(same: "let i = f(s.startIndex)\nlet j = i.successor()"),
  ])
  func indices(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "let cancel: @convention(c) (dispatch_block_t) -> Void = dispatch_block_cancel",
      "let cancel: (@escaping dispatch_block_t) -> Void = dispatch_block_cancel"),
    OldSnippet(
      "let make: @convention(c) (Flags, dispatch_block_t) -> dispatch_block_t! = dispatch_block_create",
      "let make: (Flags, @escaping dispatch_block_t) -> dispatch_block_t = dispatch_block_create"),
    OldSnippet(same: "let f: @convention(c) (Int32) -> Int32 = abs"),
  ])
  func functionsOfDispatch(snippet: OldSnippet) { snippet.check() }
}
