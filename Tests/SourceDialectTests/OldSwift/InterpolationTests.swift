import SourceDialect
import Testing

/// Types that texts with values in them made, and what texts of Swift 3 say of Swift 4.
struct InterpolationTests {
  private static let old = """
    extension A: StringInterpolationConvertible {
      init(stringInterpolation parts: A...) { all = parts }
      init<T: B>(stringInterpolationSegment part: T) { all = [] }
      init(stringInterpolationSegment part: String) { all = [] }
    }
    """
  private static let new = """
    extension A: StringInterpolationConvertible {
      init(stringInterpolation parts: StringInterpolation) { let parts = parts.segments; all = parts }\
    ; public struct StringInterpolation: StringInterpolationProtocol { var segments: [A] = []\
    ; public init(literalCapacity: Int, interpolationCount: Int) {}\
    ; public mutating func appendLiteral(_ literal: String)\
     { segments.append(A(stringInterpolationSegment: String(describing: literal))) }\
    ; public mutating func appendInterpolation<T: B>(_ value: T)\
     { segments.append(A(stringInterpolationSegment: value)) }\
    ; public mutating func appendInterpolation(_ value: String)\
     { segments.append(A(stringInterpolationSegment: value)) } }\
    ; public init(stringLiteral value: String) { self.init(stringInterpolationSegment: value) }
      init<T: B>(stringInterpolationSegment part: T) { all = [] }
      init(stringInterpolationSegment part: String) { all = [] }
    }
    """

  @Test func thePartsGetATypeOfTheirOwn() {
    OldSnippet(Self.old, Self.new).check()
    OldSnippet(Self.old, Self.new, age: .three).check()
    #expect(OldSwift.age(of: Self.old, stamp: nil) == .two)
    let three = Self.old.replacing(
      "StringInterpolationConvertible", with: "ExpressibleByStringInterpolation")
    #expect(OldSwift.age(of: three, stamp: nil) == .three)
  }

  @Test(arguments: [
    OldSnippet(same: "extension A { init(stringInterpolation parts: StringInterpolation) {} }"),
    OldSnippet(
      "@available(swift, obsoleted: 4) func f() {}",
      "@available(swift, deprecated: 100) func f() {}",
      age: .three),
    OldSnippet(same: "@available(swift, obsoleted: 3) func f() {}", age: .three),
    OldSnippet(same: "@available(iOS, obsoleted: 4) func f() {}", age: .three),
  ])
  func whatIsOfAnotherSwift(snippet: OldSnippet) { snippet.check() }
}
