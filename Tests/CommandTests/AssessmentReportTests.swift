import Foundation
import Testing

/// What `lek run` says of how a page's task was solved.
@Suite(.serialized) struct AssessmentReportTests {
  private let lek: BuiltCommand

  init() throws {
    lek = try BuiltCommand()
  }

  private func run(_ status: String, _ more: String...) throws -> BuiltCommand.Outcome {
    let page = try lek.playground(
      "import PlaygroundSupport\nprint(\"page\")\n"
        + "PlaygroundPage.current.assessmentStatus = \(status)\n")
    return try lek.run(["run", page, "--time", "1"] + more)
  }

  @Test func aSolvedTaskIsPraised() throws {
    let outcome = try run(".pass(message: \"**Well** done\\u{1b}[31m\")")
    #expect(outcome.output == "page\n" && outcome.status == 0)
    #expect(outcome.errors.contains("Solved: **Well** done[31m\n"))
    #expect(try run(".pass(message: nil)").errors.contains("Solved.\n"))
  }

  @Test func hintsComeBeforeTheSolution() throws {
    let outcome = try run(".fail(hints: [\"one\", \"two\\nlines\"], solution: \"three\")")
    #expect(
      outcome.errors.contains(
        "Not solved yet.\n  Hint 1: one\n  Hint 2: two\n    lines\n  Solution: three\n"),
      "\(outcome.errors)")
  }

  @Test func programsReadItToo() throws {
    let outcome = try run(".fail(hints: [\"one\"], solution: nil)", "--json")
    #expect(
      outcome.output.contains(
        #"{"event":"assessment","isSolved":false,"hints":["one"],"solution":null}"#))
  }

  @Test func whatIsTooLongIsCut() throws {
    // As lines of JSON: what goes to standard error is not read before the end.
    let outcome = try run(
      ".fail(hints: Array(repeating: String(repeating: \"x\", count: 9000), count: 60), solution: nil)",
      "--json")
    let line = try #require(
      outcome.output.split(separator: "\n").first { $0.contains(#""event":"assessment""#) })
    let event = try JSONDecoder().decode(Assessment.self, from: Data(line.utf8))
    #expect(event.hints.count == 50)
    #expect(event.hints.allSatisfy { $0.count == 8192 && $0.allSatisfy { $0 == "x" } })
  }

  private struct Assessment: Decodable {
    var hints: [String]
  }
}
