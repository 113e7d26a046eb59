import Foundation
import Testing

@testable import PageEngine

/// By whose rules a text is compiled.
@Suite(.serialized) struct LanguageModeTests {
  @Test func aPageOfSwift4RunsAndIsRemembered() async throws {
    let bench = try await TestBench()
    let first = try await bench.run(OnlyIn.four.page)
    #expect(first.output == "four\n", "\(first.diagnostics)")
    #expect(first.provisional.count == 1)
    #expect(first.diagnostics.allSatisfy { $0.severity != .error })
    let second = try await bench.run(OnlyIn.four.page)
    #expect(second.output == "four\n")
    #expect(second.provisional.isEmpty)
  }

  @Test func aPageOfSwift6RunsAndIsRemembered() async throws {
    let bench = try await TestBench()
    let session = try PageSession(bench.configuration)
    for provisional in [1, 0] {
      let record = await RunRecord(session.run(TestBench.input(OnlyIn.six.page)))
      #expect(record.output == "six\n", "\(record.diagnostics)")
      #expect(record.provisional.count == provisional)
    }
    let usual = await RunRecord(session.run(TestBench.input("print(5)\n" + OnlyIn.five.page)))
    #expect(usual.output == "5\nfive\n", "\(usual.diagnostics)")
    await session.close()
  }

  /// A page that some other mode takes, too, would change its meaning for good.
  @Test func aCompilerThatFailsByItselfLetsNothingBeRemembered() async throws {
    let bench = try await TestBench(sandbox: .off)
    let failing = FailingToolchain(in: bench.cacheFolder, insteadOf: bench.configuration.toolchain)
    var configuration = bench.configuration
    configuration.toolchain = try failing.make(failingIn: .usual)
    let session = try PageSession(configuration)
    let record = await RunRecord(session.run(TestBench.input("print(1)")))
    #expect(record.output == "1\n", "\(record.diagnostics)")
    #expect(record.provisional.count == 1)
    #expect(access(bench.cacheFolder + "/language-modes", F_OK) != 0)
    await session.close()
  }

  @Test func whatNoModeTakesIsJudgedByTheUsualOne() async throws {
    let bench = try await TestBench()
    let page = "let wrong: Int = \"\"\n"
    let record = try await bench.run(OnlyIn.six.page + "\n" + page)
    #expect(record.outcome == .doesNotCompile)
    #expect(record.provisional == [record.diagnostics])
    let usual = try await bench.run(OnlyIn.five.page + "\n" + page)
    #expect(usual.diagnostics.count == 1)
  }

  @Test func theSettingsSayWhatIsTriedFirst() async throws {
    let bench = try await TestBench()
    var input = TestBench.input(OnlyIn.six.page)
    input.languageMode = .six
    let record = try await bench.run(input)
    #expect(record.output == "six\n")
    #expect(record.provisional.isEmpty)
  }

  @Test func sourcesHaveModesOfTheirOwn() async throws {
    let bench = try await TestBench()
    let text = PageInput.Text(path: "Sources/Old.swift", text: OnlyIn.oldSources)
    for provisional in [1, 0] {
      let record = try await bench.run("print(old())", sources: [text])
      #expect(record.output == "four\n", "\(record.diagnostics)")
      #expect(record.provisional.count == provisional)
    }
  }

  @Test func aMissingModuleIsNotLookedForInOtherModes() async throws {
    let record = try await TestBench().run("import SpriteKit\nprint(1)")
    #expect(record.outcome == .doesNotCompile)
    #expect(record.provisional.isEmpty)
    let message = try #require(record.diagnostics.first?.message)
    #expect(message.hasPrefix("no such module 'SpriteKit'; a page can import Foundation, "))
    #expect(message.contains("UIKit") && !message.contains("PageRuntime"))
  }

  @Test func aMissingModuleSaysWhatItWouldNeed() async throws {
    let record = try await TestBench().run("import HealthKit\nprint(1)")
    let message = try #require(record.diagnostics.first?.message)
    #expect(message.hasPrefix("no such module 'HealthKit' (it needs a device's hardware); "))
  }

  @Test func theMemoryOutlivesDamage() throws {
    let folder = NSTemporaryDirectory() + "lekplats-\(getpid())-memory-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/language-modes"
    let memory = LanguageModeMemory(folder: folder)
    memory.remember(.four, of: "a")
    memory.remember(.six, of: "b")
    #expect(LanguageModeMemory(folder: folder).way(of: "a") == .four)
    LanguageModeMemory(folder: folder).remember(nil, of: "a")
    #expect(LanguageModeMemory(folder: folder).way(of: "a") == nil)
    #expect(LanguageModeMemory(folder: folder).way(of: "b") == .six)
    for damage in ["", "b", "b 7\n", "\u{0}\u{1}\n\n  \nb six", "b 4 4\nc 4"] {
      try Data(damage.utf8).write(to: URL(fileURLWithPath: file))
      #expect(LanguageModeMemory(folder: folder).way(of: "b") == nil)
    }
    #expect(LanguageModeMemory(folder: folder).way(of: "c") == .four)
    let many = (0..<LanguageModeMemory.most * 2).map { "place\($0) 4\n" }.joined()
    try Data(many.utf8).write(to: URL(fileURLWithPath: file))
    memory.remember(.six, of: "newest")
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == LanguageModeMemory.most && lines.last == "newest 6")
    try FileManager.default.removeItem(atPath: folder)
    memory.remember(.six, of: "z")
    #expect(memory.way(of: "z") == .six)
  }
}

/// Texts that only some language modes take.
private enum OnlyIn {
  case four, five, six

  var page: String {
    switch self {
    case .four:
      "func word() throws -> String? { \"four\" }\n"
        + "if let some = try? word(), let word = some { print(word) }"
    case .five: "var word = \"five\"\nfunc say() { word += \"\"; print(word) }\nsay()"
    case .six: "let word = /a+/\nif \"caab\".contains(word) { print(\"six\") }"
    }
  }

  /// A public function `old` that only mode 4 takes.
  static let oldSources =
    "func a(_ x: @autoclosure () -> String) -> String { x() }\n"
    + "func b(_ x: @autoclosure () -> String) -> String { a(x) }\n"
    + "public func old() -> String { b(\"four\") }"
}
