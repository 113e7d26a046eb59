import Testing

@testable import SourceDialect

/// What is read of a file of `Sources`.
struct DeclarationTests {
  private func lines(_ text: String) -> [String] {
    SourceDeclaration.all(in: text).map { found in
      let path = (found.container + [found.fullName]).joined(separator: ".")
      let change = found.publication.map {
        " @\($0.start.line):\($0.start.column)-\($0.end.column) \($0.replacement)"
      }
      return "\(found.access) \(path)\(change ?? "")"
    }
  }

  @Test func membersHaveTheAccessTheirPlaceGivesThem() {
    let text = """
      public struct A {
        var a = 1, b = 2
        public private(set) var c = 1
        fileprivate static func d(_ e: Int, f g: Int) { func local() {} }
      }
      public extension A { func h() {}; internal func i() {} }
      public protocol P { func j() }
      enum E { case k, l(Int) }
      @available(*, deprecated) final class F { subscript(m: Int) -> Int { 1 }; deinit {} }
      """
    #expect(
      lines(text) == [
        "public A", "internal A.a @2:3-3 public ", "internal A.b @2:3-3 public ", "public A.c",
        "fileprivate A.d(_:f:) @4:3-14 public", "public A.h()", "internal A.i() @6:35-43 public",
        "public P", "public P.j()", "internal E @8:1-1 public ", "internal E.k", "internal E.l",
        "internal F @9:27-27 public ", "internal F.subscript(m:) @9:43-43 public ",
      ])
  }

  @Test func conditionsAndExtensionsOfNestedTypesAreEntered() {
    let text = """
      #if os(Linux)
      func a() {}
      #else
      let b = 1
      #endif
      extension Outer.Inner where Self: Any { typealias C = Int }
      struct G<T> {}
      extension G<Int> { func `in`() {} }
      """
    #expect(
      lines(text) == [
        "internal a() @2:1-1 public ", "internal b @4:1-1 public ",
        "internal Outer.Inner.C @6:41-41 public ", "internal G @7:1-1 public ",
        "internal G.in() @8:20-20 public ",
      ])
  }

  @Test func theInitializerNobodyWroteIsRead() {
    let text = """
        struct A {
          let a: Int, b: (Int) -> Void
          var c: [Int] = [], d = 2
          static let e = 1
          var f: Int { 1 }
          var g: Int? { didSet {} }
          private let h = 1
        }
      struct B { init() {} }
      struct C { @State var a: Int }
      class D: C {}
      class E {}
      """
    let found = SourceDeclaration.all(in: text).compactMap(\.implicitInitializer)
    let texts = found.map { found in
      if case .replaceable(let change) = found { return change.replacement }
      return "-"
    }
    #expect(
      texts == [
        """

            public init(a: Int, b: @escaping (Int) -> Void, c: [Int] = [], d: Int = 2, g: Int? = nil) {
              self.a = a
              self.b = b
              self.c = c
              self.d = d
              self.g = g
            }
        """, "-", "-", "\n  public init() {}",
      ])
  }

  @Test(arguments: ["", "struct", "struct {", "func (", "}}}", "extension { var", "let = 1", "#if"])
  func brokenTextsAreRead(_ text: String) {
    for found in SourceDeclaration.all(in: text) { #expect(!found.name.isEmpty) }
  }
}
