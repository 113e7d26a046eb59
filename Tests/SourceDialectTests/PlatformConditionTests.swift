import SourceDialect
import Testing

/// Which of an extension's overrides a system has, by what `#if` asks.
struct PlatformConditionTests {
  private func isMeant(_ condition: String, on platform: Platform) -> Bool {
    let part = "#if \(condition)\nextension A { override func f() {} }\n#endif\n"
    return Dialect.rewrite("class A: B {}\n", on: platform, beside: [part]).text
      .contains("Extended_A_f")
  }

  @Test(arguments: [
    ("os(iOS)", true, false), ("!os(iOS)", false, true), ("os(OSX)", false, true),
    ("os(iOS) && !targetEnvironment(macCatalyst)", true, false),
    ("os(tvOS) || (os(macOS) && canImport(Darwin))", false, true),
    ("canImport(UIKit)", true, false), ("canImport(AppKit)", false, true),
    ("DEBUG", true, true), ("DEBUG && os(iOS)", true, false), ("DEBUG || os(iOS)", true, true),
    ("false", false, false), ("swift(>=5)", true, true),
  ])
  func aConditionIsAnswered(condition: String, iOS: Bool, macOS: Bool) {
    #expect(isMeant(condition, on: .iOS) == iOS)
    #expect(isMeant(condition, on: .macOS) == macOS)
  }
}
