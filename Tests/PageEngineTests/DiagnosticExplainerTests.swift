import Testing

@testable import PageEngine

struct DiagnosticExplainerTests {
  private let missing = Diagnostic(
    severity: .error, message: "value of type 'Text' has no member 'resizable'",
    file: "Contents.swift", range: .unknown, notes: [], fixIts: [])

  private func messages(_ text: String, count: Int) -> [String] {
    DiagnosticExplainer(modules: [])
      .of([PageInput.Text(path: "Contents.swift", text: text)])
      .explain(Array(repeating: missing, count: count)).map(\.message)
  }

  /// A text with an error at each word would be read again for each.
  @Test func theFirstHundredErrorsAreExplained() {
    let told = messages("import SwiftUI\n", count: 150)
    #expect(told.count == 150)
    #expect(told[..<100].allSatisfy { $0 != missing.message })
    #expect(told[100...].allSatisfy { $0 == missing.message })
  }

  @Test func onlyTextsThatImportSwiftUIAreAdvised() {
    #expect(messages("import UIKit\n", count: 1) == [missing.message])
  }
}
