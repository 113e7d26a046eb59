import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LocalizedTextTests {
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    return values
  }

  private func string(_ text: Text) -> String { String(text, in: environment) }

  @Test func keysHavePlacesForValues() {
    let name = "Ann"
    let key: LocalizedStringKey = "\(name) has \(3) of \(2.5), 100%"
    #expect(key.key == "%@ has %lld of %lf, 100%%")
    #expect(key.arguments == [.string("Ann"), .integer(3, isSigned: true), .number(2.5)])
  }

  @Test func valuesStandInTheText() {
    let name = "Ann"
    #expect(string(Text("\(name): \(3) apples, 100%")) == "Ann: 3 apples, 100%")
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(7, specifier: "%03d")")) == "007")
    #expect(string(Text("\(1_234)")) == "1,234")
    #expect(string(Text("\(2.5)")) == "2.500000")
  }

  @Test func markdownOfValuesIsNotRead() {
    #expect(string(Text("**a** b")) == "a b")
    let stars = "**x**"
    #expect(string(Text("**a** \(stars)")) == "a **x**")
    #expect(string(Text(stars)) == "**x**")
    #expect(string(Text(verbatim: "**x**")) == "**x**")
    #expect(string(Text(LocalizedStringKey(stars))) == "x")
  }

  @Test func textsMayStandInTexts() {
    #expect(string(Text("a \(Text("b").bold()) c")) == "a b c")
    #expect(string(Text("a") + Text(" b")) == "a b")
  }

  @Test func anUppercaseTextChangesItsLetters() {
    var values = environment
    values.textCase = .uppercase
    #expect(String(Text("Hello"), in: values) == "HELLO")
  }
}
