import SourceDialect
import Testing

struct ManagedPropertyTests {
  private func accessors(_ name: String) -> String {
    let property = "FoundationAdditions.ManagedProperty"
    return "{ get { \(property).value(of: self, \"\(name)\") } "
      + "set { \(property).set(newValue, of: self, \"\(name)\") } }"
  }

  @Test func aManagedPropertyGetsAccessors() {
    let space = String(repeating: " ", count: "@NSManaged".count)
    let cases = [
      ("@NSManaged var a: CGFloat", "\(space) var a: CGFloat \(accessors("a"))"),
      ("@NSManaged public var a: Int?", "\(space) public var a: Int? \(accessors("a"))"),
      (
        "@NSManaged var a, b: Int",
        "\(space) var a: Int \(accessors("a")); var b: Int \(accessors("b"))"
      ),
      (
        "@NSManaged private var a: Int, b: Bool",
        "\(space) private var a: Int \(accessors("a")); private var b: Bool \(accessors("b"))"
      ),
      ("@NSManaged func load()", "@NSManaged func load()"),
    ]
    for (source, expected) in cases {
      #expect(
        Dialect.rewrite("class A: CALayer { \(source) }").text.contains(expected), "\(source)")
    }
  }

  @Test func itIsNotListedWithTheStoredOnes() {
    let text = Dialect.rewrite("@objcMembers class A: CALayer { @NSManaged var a: Int\n}").text
    #expect(!text.contains("ExposedProperty"))
  }

  @Test func aWordInATextIsNone() {
    let source = "let a = \"@NSManaged var a: Int\" // @NSManaged"
    #expect(Dialect.rewrite(source).text == source)
  }
}
