import Testing

@testable import SourceDialect

/// `#Preview` blocks, and what becomes of them.
@Suite struct PreviewBlockTests {
  private func page(_ text: String) -> String {
    Dialect.rewrite("import SwiftUI\n" + text, as: .page).text
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
      ?? ""
  }

  @Test func oneExpressionMayBeOfAnyKind() {
    #expect(
      page("#Preview {\n  Card(title: \"a\")  // å\n}")
        == "SwiftUI.Preview._result {\n  SwiftUI.Preview._content(Card(title: \"a\")  // å\n)}")
    #expect(
      page("#Preview(\"A\", traits: .landscapeLeft, .fixedLayout(width: 3, height: 4)) { A() }")
        == "SwiftUI.Preview._result(\"A\", traits: .landscapeLeft, "
        + ".fixedLayout(width: 3, height: 4)) { SwiftUI.Preview._content(A() )}")
    #expect(
      page("#Preview(\"A\", body: { A() })")
        == "SwiftUI.Preview._result(\"A\", body: { SwiftUI.Preview._content(A() )})")
  }

  @Test func severalStatementsListViews() {
    #expect(
      page("#Preview {\n  let a = 1\n  A(a)\n}")
        == "SwiftUI.Preview._views {\n  let a = 1\n  A(a)\n}")
    #expect(
      page("#Preview { if true { A() } else { B() } }")
        == "SwiftUI.Preview._views { if true { A() } else { B() } }")
    #expect(page("#Preview {}") == "SwiftUI.Preview._views {}")
  }

  @Test func whatIsReturnedIsTaken() {
    #expect(
      page("#Preview {\n  let a = UILabel()\n  if b { return UIView() }\n  return a\n}")
        == "SwiftUI.Preview._result {\n  let a = UILabel()\n"
        + "  if b { return SwiftUI.Preview._content(UIView()) }\n"
        + "  return SwiftUI.Preview._content(a)\n}")
    #expect(
      page("#Preview {\n  let a = { return 1 }\n  A(a())\n}")
        == "SwiftUI.Preview._views {\n  let a = { return 1 }\n  A(a())\n}")
  }

  @Test func propertiesOfAPreviewAreThoseOfAView() {
    #expect(
      page("#Preview {\n  @Previewable @State var a = 0  // zero\n  A(a: $a)\n}")
        == "SwiftUI.Preview._result { struct __lek_Previewed: SwiftUI.View {\n"
        + "               @State var a = 0; var body: some SwiftUI.View {  // zero\n  A(a: $a)\n"
        + "}}; return SwiftUI.Preview._content(__lek_Previewed()) }")
    #expect(
      page("#Preview { @Previewable @State var a = 0; A(a: $a) }")
        == "SwiftUI.Preview._result { struct __lek_Previewed: SwiftUI.View {"
        + "              @State var a = 0; var body: some SwiftUI.View { A(a: $a) "
        + "}}; return SwiftUI.Preview._content(__lek_Previewed()) }")
  }

  @Test func aPropertyBehindStatementsMovesBeforeThem() {
    let text = "#Preview {\n  let b = 1\n  @Previewable\n  @State var a = 0\n  A(a: $a)\n}"
    let rewritten = Dialect.rewrite(text, as: .page)
    #expect(
      rewritten.text.hasSuffix(
        "{ struct __lek_Previewed: SwiftUI.View {                @State var a = 0; "
          + "var body: some SwiftUI.View {\n  let b = 1\n              \n                  \n"
          + "  A(a: $a)\n}}; return SwiftUI.Preview._content(__lek_Previewed()) }"))
    let first = rewritten.text.split(separator: "\n")[0]
    let column = first.utf8.count - first.drop { $0 != "@" }.utf8.count + 1
    #expect(
      rewritten.originalPosition(line: 1, column: column) == SourcePosition(line: 4, column: 3))
  }

  @Test func aModuleHasThemAndRunsNone() {
    #expect(
      Dialect.rewrite("import SwiftUI\n#Preview { A() }\n").text
        == "import SwiftUI\nprivate let __lek_preview_15: () = SwiftUI.Preview._result "
        + "{ SwiftUI.Preview._content(A() )}\n")
  }

  @Test func aPageOfUIKitImportsNoMoreThanItNeeds() {
    #expect(
      Dialect.rewrite("import UIKit\n#Preview { UILabel() }", as: .page).text
        == "import UIKit\nimport struct SwiftUI.Preview; SwiftUI.Preview._result "
        + "{ SwiftUI.Preview._content(UILabel() )}")
  }

  @Test func itsAttributesGo() {
    #expect(
      page("@available(iOS 17, *)\n#Preview { if a { A() } }")
        == "                     \nSwiftUI.Preview._views { if a { A() } }")
  }

  @Test(arguments: [
    "#Preview(\"w\", as: .systemSmall) { W() } timeline: { e }", "func f() { #Preview { A() } }",
    "struct A { #Preview { A() } }", "#Preview(\"a\")", "// #Preview { A() }", "let Preview = 1",
  ])
  func othersStay(text: String) {
    #expect(page(text) == text)
  }

  @Test func oneThatIsNotClosedIsTheCompilersToReport() {
    #expect(page("#Preview {\n  A(") == "SwiftUI.Preview._views {\n  A(")
  }

  @Test func aProviderAddsItsPreviewsInAPage() {
    let type = "struct A_Previews: PreviewProvider {\n  static var previews: some View { A() }\n}"
    #expect(page(type) == type + "; SwiftUI.Preview._provider(A_Previews.self)")
    #expect(Dialect.rewrite(type).text == type)
    let nested = "enum Outer { struct A: PreviewProvider {} }"
    #expect(page(nested) == nested)
    let extended = "extension A: SwiftUI.PreviewProvider {}"
    #expect(page(extended) == extended + "; SwiftUI.Preview._provider(A.self)")
  }

  @Test(arguments: [
    "#Preview(\"å\", traits: .portrait) {\n  Card(title: \"a\")\n}\nlet a = 1",
    "#Preview {\n  @Previewable @State var a = 0\n  A(a)\n}\nlet b = 2",
    "#Preview {\n  let a = UIView()\n  return a\n}\nlet b = 2",
    "struct P: PreviewProvider {\n  static var previews: some View { A() }\n}\nlet b = 2",
  ])
  func everyPlaceThatStaysIsFoundAgain(text: String) {
    let rewritten = Dialect.rewrite(text, as: .page)
    #expect(rewritten.text.split(separator: "\n").count == text.split(separator: "\n").count)
    let table = LineTable(text)
    let changed = rewritten.edits.filter { !$0.range.isEmpty }.map(\.range)
    for offset in 0..<text.utf8.count where !changed.contains(where: { $0.contains(offset) }) {
      let place = table.position(of: offset)
      let there = rewritten.rewrittenPosition(line: place.line, column: place.column)
      #expect(there.line == place.line)
      #expect(rewritten.originalPosition(line: there.line, column: there.column) == place)
    }
  }
}
