import Testing

@testable import SourceDialect

/// `@Animatable` types.
@Suite struct AnimatableTests {
  @Test func theDataAreTheStoredVariables() {
    let text = """
      @Animatable
      struct Wave: Shape {
        var phase: Double
        @AnimatableIgnored var count = 3
        static var all = 1
        let size = 2
        var half: Double { phase / 2 }
        var height = 1.0
      }

      """
    let like =
      "SwiftUI.AnimatableValues(SwiftUI._animatableField(phase), SwiftUI._animatableField(height))"
    let lines = Dialect.rewrite(text).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(2) == ["           ", "struct Wave: Shape, SwiftUI.Animatable {"])
    #expect(lines[3] == "                     var count = 3")
    #expect(
      lines[8]
        == "var animatableData: some SwiftUI.VectorArithmetic { get { \(like) } "
        + "set { let data = SwiftUI._animatableValues(newValue, like: \(like)); "
        + "SwiftUI._animate(&phase, to: data.value.0); "
        + "SwiftUI._animate(&height, to: data.value.1) } } }")
    #expect(lines.count == 10)
  }

  @Test func theTypeConforms() {
    let text = Dialect.rewrite("@Animatable public struct A<B> { var c = 1.0 }").text
    #expect(text.contains("public struct A<B>: SwiftUI.Animatable { var c = 1.0 ; public var"))
    #expect(text.contains("SwiftUI._animate(&c, to: data.value) } } }"))
  }

  @Test func dataOfItsOwnStay() {
    let own = "struct A: View, Animatable { var a = 1.0; var animatableData: Double { get { a } } }"
    #expect(Dialect.rewrite("@Animatable " + own).text == "            " + own)
  }
}
