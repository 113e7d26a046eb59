import SourceDialect
import Testing

/// Objects that a class method makes of its own metatype.
struct DynamicInitializerTests {
  @Test(arguments: [
    (
      "extension NSCoder { class func a() -> NSCoder { return self.init(b: 1) } }",
      "extension NSCoder { class func a() -> NSCoder { return NSCoder.init(b: 1) } }"
    ),
    (
      "extension NSData { static func a() { f { _ = self.init() } } }",
      "extension NSData { static func a() { f { _ = NSData.init() } } }"
    ),
  ])
  func namesTheClass(old: String, new: String) { #expect(Dialect.rewrite(old).text == new) }

  @Test(arguments: [
    "extension NSCoder { class func a() -> Self { return self.init(b: 1) } }",
    "extension NSCoder { convenience init(c: Int) { self.init(b: c) } }",
    "extension Shelf { class func a() -> Shelf { return self.init(b: 1) } }",
    "class NSShelf { class func a() -> NSShelf { return self.init(b: 1) } }",
  ])
  func leavesTheRest(text: String) { #expect(Dialect.rewrite(text).text == text) }
}
