import SourceDialect
import Testing

/// Where an application begins.
struct AppEntryTests {
  @Test func aDelegateThatIsMarkedBeginsIt() {
    let text = """
      import UIKit
      // @main is not here
      @main
      final class Delegate: UIResponder, UIApplicationDelegate {}
      class Scenes: UIResponder, UIKit.UIWindowSceneDelegate {}
      """
    let entry = AppEntry(text)
    #expect(entry.main?.name == "Delegate" && entry.main?.kind == .delegate)
    #expect(entry.sceneDelegates == ["Scenes"])
    let unmarked = AppEntry.unmarked(text)
    #expect(unmarked.contains("\n     \nfinal class Delegate"))
    #expect(unmarked.utf8.count == text.utf8.count && unmarked.contains("// @main is"))
  }

  @Test func anotherTypeHasAMainOfItsOwn() {
    let entry = AppEntry("@main struct Tool { static func main() {} }")
    #expect(entry.main?.name == "Tool" && entry.main?.kind == .program)
  }

  @Test func theOlderMarkMeansTheSame() {
    #expect(AppEntry("@UIApplicationMain class A: UIResponder {}").main?.kind == .delegate)
  }

  @Test(arguments: ["", "let a = \"@main\"", "// @main\nstruct A {}", "@main"])
  func whatMarksNoTypeBeginsNothing(text: String) {
    #expect(AppEntry(text).main == nil)
    #expect(AppEntry.unmarked(text) == text)
  }
}
