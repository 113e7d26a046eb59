import Foundation
import Testing

@testable @_spi(Localizing) import FoundationAdditions

/// Texts of string catalogs, in the language of a locale.
@Suite struct StringCatalogTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
        "sv": {"stringUnit": {"state": "translated", "value": "Hej"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Oi"}}}},
      "%lld apples": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld jabłko"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld jabłek"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}}}}}}},
      "%@ has %lld cats": {"localizations": {"en": {"variations": {"plural": {
        "zero": {"stringUnit": {"state": "translated", "value": "%@ has no cats"}},
        "one": {"stringUnit": {"state": "translated", "value": "%@ has a cat"}},
        "other": {"stringUnit": {"state": "translated", "value": "%@ has %lld cats"}}}}}}},
      "%lld of %lld": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg tree"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
      "untranslated": {}
    }}
    """

  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-catalog-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sv.lproj"), withIntermediateDirectories: true)
    try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    try Data("\"old\" = \"gammal\";".utf8)
      .write(to: folder.appendingPathComponent("sv.lproj/Other.strings"))
    bundle = try #require(Bundle(url: folder))
  }

  private func text(
    _ value: String.LocalizationValue, _ locale: String = "en_US", table: String? = nil
  ) -> String {
    String(localized: value, table: table, bundle: bundle, locale: Locale(identifier: locale))
  }

  @Test func theLocaleChoosesTheLanguage() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(text("greeting") == "Hello")
    #expect(text("greeting", "sv_SE") == "Hej")
    #expect(text("greeting", "pt_BR") == "Oi")
    #expect(text("greeting", "pt_PT") == "Hello")
    #expect(text("untranslated", "sv") == "untranslated")
    #expect(text("old", "sv", table: "Other") == "gammal")
  }

  @Test func formsGoByNumber() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect([1, 2].map { text("\($0) apples") } == ["1 apple", "2 apples"])
    #expect(
      [1, 3, 5].map { text("\($0) apples", "pl") } == ["1 jabłko", "3 jabłka", "5 jabłek"])
    let name = "Ann"
    #expect(text("\(name) has \(0) cats") == "Ann has no cats")
    #expect(text("\(name) has \(1) cats") == "Ann has a cat")
    #expect(text("\(name) has \(4) cats") == "Ann has 4 cats")
    #expect(text("\(1) of \(3)") == "1 bird in 3 trees")
    #expect(text("tap") == "Tap")
  }

  @Test func aKeyThatNoTableHas() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(text("100% of \(2)") == "100% of 2")
    #expect(text("100%") == "100%")
    #expect(String(localized: "id", defaultValue: "Text \(2)", bundle: bundle) == "Text 2")
    let resource = LocalizedStringResource(
      "greeting", locale: Locale(identifier: "sv"), bundle: .atURL(folder))
    #expect(String(localized: resource) == "Hej")
    let other = LocalizedStringResource("none", defaultValue: "Default", bundle: .atURL(folder))
    #expect(String(localized: other) == "Default")
  }

  @Test func numbersHaveTheirSpecifiers() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let value: String.LocalizationValue =
      "\(1) \(Int32(2)) \(UInt(3)) \(1.5) \(Float(2.5)) \(7, specifier: "%03d") \("a")"
    #expect(value.key == "%lld %d %llu %lf %f %03d %@")
    #expect(text(value) == "1 2 3 1.500000 2.500000 007 a")
  }

  @Test func whatIsNoCatalogHasNoTexts() {
    #expect(StringCatalog(Data("{}".utf8)) == nil)
    #expect(StringCatalog(Data([0xFF])) == nil)
  }
}
