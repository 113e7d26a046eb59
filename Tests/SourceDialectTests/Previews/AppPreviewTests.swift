import SourceDialect
import Testing

/// What a file of an app without `@main` has to show.
struct AppPreviewTests {
  @Test func previewsAndProvidersComeInTheirOrder() {
    let text = """
      import SwiftUI
      struct Card: View { let name: String; var body: some View { Text(name) } }
      #Preview("One") { Card(name: "1") }
      #if DEBUG
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Card(name: "2") }
      }
      #else
      #Preview { Text("never") }
      #endif
      """
    let previews = AppPreviews(text)
    let start = text.utf8.count(upTo: "#Preview(")
    #expect(
      previews.statements == [
        "_ = __lek_preview_\(start)", "SwiftUI.Preview._provider(Card_Previews.self)",
      ])
    // The rule of the dialect gives the preview that name.
    let module = Dialect.rewrite(text, as: .module).text
    #expect(module.contains("private let __lek_preview_\(start): () = SwiftUI.Preview._result"))
  }

  @Test(arguments: [
    ("", true), ("let name: String", false), ("var name: String", false),
    ("var name: String?", true),
    ("let name: String?", false), ("let name = 1", true), ("@State private var count = 0", true),
    ("@State var count: Int", false), ("@Binding var isOn: Bool", false),
    ("@Environment(\\.dismiss) var dismiss", true), ("@EnvironmentObject var model: Model", true),
    ("static let all: [Int] = []", true), ("var name: String { \"\" }", true),
    ("var name: String { didSet {} }", false), ("init(_ name: String) {}", false),
    ("let name: String; init(name: String = \"\") { self.name = name }", true),
  ])
  func aViewIsShownIfItNeedsNothing(members: String, isShown: Bool) {
    let text = "struct A: View { \(members); var body: some View { EmptyView() } }"
    #expect(AppPreviews(text).views == (isShown ? ["A"] : []), "\(members)")
  }

  @Test(arguments: [
    "struct A<T>: View {}", "extension View {}", "enum Outer { struct A: View {} }",
    "// #Preview {}",
  ])
  func otherTextsShowNothing(text: String) {
    #expect(AppPreviews(text) == AppPreviews(""))
  }
}

extension String.UTF8View {
  fileprivate func count(upTo part: String) -> Int {
    let text = String(self)
    return text.range(of: part).map { text[..<$0.lowerBound].utf8.count } ?? -1
  }
}
