import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// Runs that show what a literal would come to, before the text has it.
struct ScrubbingTests {
  private func input(_ text: String, _ written: String, to new: String?) throws -> PageInput {
    var input = TestBench.input(text)
    let place = try #require(text.range(of: written))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    input.scrubbed = ScrubbedLiteral(
      file: input.page.path, range: start..<start + written.utf8.count, text: new)
    return input
  }

  @Test func valuesFollowOneAnotherWithoutACompiler() async throws {
    let session = try await PageSession(TestBench().configuration)
    let text = "import UIKit\nlet view = UIView()\nview.alpha = 0.5\nprint(view.alpha)\nview.alpha"
    for (new, shown) in [("0.75", "0.75"), ("1.0", "1.0"), (nil, "0.5")] as [(String?, String)] {
      let record = await RunRecord(session.run(try input(text, "0.5", to: new)))
      #expect(record.output == shown + "\n")
      let last = try #require(record.results.last { $0.range.line == 5 })
      #expect(last.range.column == 1 && last.range.endColumn == 11)
      #expect(record.timing == nil)
    }
    await session.close()
  }

  @Test(arguments: [
    ("let n: Int8 = 5; print(n)", "5", "-9", "-9\n"),
    ("let n: Double? = 5; print(n!)", "5", "7", "7.0\n"),
    ("let n: Int8 = 5; print(n)", "5", "900", "5\n"),
    ("print(true ? 1 : 2)", "true", "false", "2\n"),
    ("let d: Decimal = 1.5; print(d)", "1.5", "2.5", "2.5\n"),
    (
      "import UIKit\nlet l = UIView(); l.backgroundColor = .red; print(l.backgroundColor!.cgColor.components![1])",
      ".red", "UIColor(red: 0.0, green: 0.25, blue: 1.0, alpha: 1.0)", "0.25\n"
    ),
  ])
  func aTextMeansWhatTheTypeTakes(
    text: String, written: String, new: String, printed: String
  ) async throws {
    let session = try await PageSession(TestBench().configuration)
    let text = text.contains("Decimal") ? "import Foundation\n" + text : text
    let record = await RunRecord(session.run(try input(text, written, to: new)))
    #expect(record.output == printed)
    await session.close()
  }

  @Test func nothingButTheLiteralDiffers() async throws {
    let session = try await PageSession(TestBench().configuration)
    let text = "let n = 5\nprint((0..<8).map { _ in Int.random(in: 0..<1000) })"
    let first = await RunRecord(session.run(try input(text, "5", to: "6")))
    let second = await RunRecord(session.run(try input(text, "5", to: "7")))
    #expect(first.output == second.output && first.output.hasPrefix("["))
    await session.close()
  }

  @Test func whatCannotBeACellIsCompiledInItsPlace() async throws {
    let session = try await PageSession(TestBench().configuration)
    let text = "enum Size: Int { case small = 5 }\nprint(Size.small.rawValue)"
    let record = await RunRecord(session.run(try input(text, "5", to: "8")))
    #expect(record.output == "8\n")
    #expect(record.timing != nil)
    await session.close()
  }
}
