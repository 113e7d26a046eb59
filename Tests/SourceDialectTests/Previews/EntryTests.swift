import Testing

@testable import SourceDialect

/// `@Entry` in extensions of containers of values.
@Suite struct EntryTests {
  private func member(_ text: String, of type: String = "EnvironmentValues") -> String {
    let before = "extension \(type) { "
    let rewritten = Dialect.rewrite(before + text + " }").text
    return String(rewritten.dropFirst(before.count).dropLast(2))
  }

  private func accessors(_ key: String) -> String {
    "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
  }

  @Test func aTypeIsThatOfTheProperty() {
    #expect(
      member("@Entry var a: [Int]? = [\n1]")
        == "       var a: [Int]? \(accessors("__lek_entry_a")); struct __lek_entry_a: "
        + "SwiftUI.EnvironmentKey { static var defaultValue: [Int]? { [\n1] } }")
    #expect(
      member("@Entry var a: Int?", of: "Transaction")
        == "       var a: Int? \(accessors("__lek_entry_a")); struct __lek_entry_a: "
        + "SwiftUI.TransactionKey { static var defaultValue: Int? { nil } }")
  }

  @Test func withoutATypeItIsThatOfTheValue() {
    #expect(
      member("@Entry var a = make()", of: "ContainerValues")
        == "       var a: __lek_entry_a.Value \(accessors("__lek_entry_a")); "
        + "struct __lek_entry_a: SwiftUI.ContainerValueKey { static let defaultValue = make() }")
  }

  @Test func aFocusedValueHasNoDefault() {
    #expect(
      member("@Entry var a: Int?", of: "SwiftUI.FocusedValues")
        == "       var a: Int? \(accessors("__lek_entry_a")); "
        + "struct __lek_entry_a: SwiftUI.FocusedValueKey { typealias Value =   Int  }")
  }

  @Test func theKeyIsAsPublicAsTheProperty() {
    #expect(
      member("@Entry public var a = 1")
        == "       public var a: __lek_entry_a.Value \(accessors("__lek_entry_a")); public struct "
        + "__lek_entry_a: SwiftUI.EnvironmentKey { public static let defaultValue = 1 }")
    let text = "public extension EnvironmentValues { @Entry var a = 1 }"
    #expect(
      Dialect.rewrite(text).text.hasSuffix(
        "; struct __lek_entry_a: SwiftUI.EnvironmentKey { public static let defaultValue = 1 } }"))
  }

  @Test(arguments: ["@Entry let a = 1", "@Entry var a: Int { 1 }", "@Entry var (a, b) = c"])
  func othersStay(text: String) {
    #expect(member(text) == text)
    #expect(member("@Entry var a = 1", of: "Other") == "@Entry var a = 1")
  }

  @Test func theValueStaysWhereItIs() {
    let text = "extension EnvironmentValues {\n  @Entry var a: Int = wrong\n}\n"
    let rewritten = Dialect.rewrite(text)
    let place = SourcePosition(line: 2, column: 23)
    let there = rewritten.rewrittenPosition(line: 2, column: 23)
    #expect(
      rewritten.text.split(separator: "\n")[1].utf8.dropFirst(there.column - 1)
        .starts(with: "wrong".utf8))
    #expect(rewritten.originalPosition(line: there.line, column: there.column) == place)
  }
}
