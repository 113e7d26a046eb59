import Testing

@testable import PageRuntime

@Suite("A type's name as a person writes it")
struct TypeNameTests {
  struct Outer {
    struct Inner<Element> {
      enum Deep { case one }
    }
  }

  @Test func containersAndOptionals() {
    #expect(TypeName.of(Int?.self) == "Int?")
    #expect(TypeName.of([String].self) == "[String]")
    #expect(TypeName.of([String: [Int?]]?.self) == "[String: [Int?]]?")
    #expect(TypeName.of(Set<Int>.self) == "Set<Int>")
    #expect(TypeName.of(Int??.self) == "Int??")
    #expect(TypeName.of(Range<Int>.self) == "Range<Int>")
    #expect(TypeName.of([Int].Index?.self) == "Int?")
    #expect(TypeName.of([AnyHashable: Any].self) == "[AnyHashable: Any]")
  }

  @Test func functionsAndTuples() {
    #expect(TypeName.of(((Int) -> Bool).self) == "(Int) -> Bool")
    #expect(TypeName.of(((Int) -> Bool)?.self) == "((Int) -> Bool)?")
    #expect(TypeName.of([(Int) -> [String]].self) == "[(Int) -> [String]]")
    #expect(TypeName.of((Int, name: String?).self) == "(Int, name: String?)")
    #expect(TypeName.of((Int, String)?.self) == "(Int, String)?")
    #expect(TypeName.of(((inout Int) throws -> Int?).self) == "(inout Int) throws -> Int?")
    #expect(TypeName.of((() -> (Int) -> Bool)?.self) == "(() -> (Int) -> Bool)?")
  }

  @Test func nestedTypesKeepWhatEnclosesThem() {
    #expect(TypeName.of(Outer.self) == "TypeNameTests.Outer")
    #expect(TypeName.of(Outer.Inner<Int?>.self) == "TypeNameTests.Outer.Inner<Int?>")
    #expect(TypeName.of(Outer.Inner<Int>.Deep?.self) == "TypeNameTests.Outer.Inner<Int>.Deep?")
  }

  @Test func localTypesHaveTheTypeTheirFunctionIsIn() {
    struct Local {}
    #expect(TypeName.of([Local].self) == "[TypeNameTests.Local]")
  }

  @Test func metatypesAndProtocols() {
    #expect(TypeName.of(Int.Type.self) == "Int.Type")
    #expect(TypeName.of([Int]?.Type.self) == "[Int]?.Type")
    #expect(TypeName.of((any Error)?.self) == "Error?")
    #expect(TypeName.of(Any.self) == "Any")
    #expect(
      TypeName.sugared("Swift.Optional<Swift.Hashable & Page.Drawable>") == "(Hashable & Drawable)?"
    )
  }

  @Test func whatTheRuntimeAddsIsLeftOut() {
    #expect(TypeName.sugared("Page.(unknown context at $55d0).Card") == "Card")
    #expect(
      TypeName.sugared("Page.(unknown context at $5).(unknown context at $6).A.B") == "A.B")
    #expect(TypeName.sugared("(extension in Page):Swift.Array<Swift.Int>.Foo") == "[Int].Foo")
    #expect(TypeName.module(of: Outer.self) == "PageRuntimeTests")
    #expect(TypeName.module(of: [Int].self) == "Swift")
    #expect(TypeName.module(of: (Int, Int).self) == "")
  }

  @Test(arguments: [
    "", "<", ">>", "A<", "A.", "((", "A<B,", "->", "(unknown context", ".", "Å.B<-",
  ])
  func noNameIsTooOdd(name: String) {
    #expect(TypeName.sugared(name).utf8.count <= name.utf8.count + 2)
  }
}
