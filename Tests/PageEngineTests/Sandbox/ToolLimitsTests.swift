import Foundation
import PageProtocol
import Testing

@testable import PageEngine

/// A text that is too much for the compiler ends with a message that names the limit; with the limit
/// lifted it ends otherwise.
@Suite(.serialized) struct ToolLimitsTests {
  private func errors(
    _ text: String, _ change: (inout ToolLimits) -> Void
  ) async throws -> [String] {
    var limits = Limits()
    change(&limits.tools)
    let record = try await TestBench(limits: limits).run(text)
    return record.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test func memoryIsLimited() async throws {
    let text = "var a = InlineArray<1_000_000_000, Int>(repeating: 1)\nprint(a[0])"
    let errors = try await errors(text) { $0.memory = 600 << 20 }
    #expect(
      errors.count == 1 && errors[0].contains("needed more than 600 MB of memory"), "\(errors)")
    #expect(try await self.errors("print(1)") { $0.memory = 600 << 20 } == [])
  }

  @Test func computingIsLimited() async throws {
    let text = "var a = InlineArray<1_000_000_000, Int>(repeating: 1)\nprint(a[0])"
    let errors = try await errors(text) { $0.time = 1 }
    #expect(errors.count == 1 && errors[0].contains("after 1 seconds of computing"), "\(errors)")
  }

  @Test func filesAreLimited() async throws {
    let errors = try await errors("print(1)") { $0.fileSize = 1000 }
    #expect(errors.count == 1 && errors[0].contains("wrote a file of more than"), "\(errors)")
    #expect(try await self.errors("print(1)") { $0.fileSize = nil } == [])
  }

  /// Each operator has an overload for each pair of types, and no choice of them fits. The compiler
  /// gives up by itself only after several times the seconds that the second run has.
  @Test func theTypesOfAnExpressionAreLimited() async throws {
    let types = ["A", "B", "C", "D", "E"]
    let makers = types.map { "struct \($0) {}\nfunc make() -> \($0) { \($0)() }" }
    let sums = types.flatMap { first in
      types.map { "func +++ (a: \(first), b: \($0)) -> \($0) { b }" }
    }
    let operands = Array(repeating: "make()", count: 60).joined(separator: " +++ ")
    let text =
      (["infix operator +++: AdditionPrecedence"] + makers + sums
      + ["struct F {}", "let end: F = \(operands)"]).joined(separator: "\n")
    let clock = ContinuousClock()
    let began = clock.now
    let errors = try await errors(text) { ($0.expressionTime, $0.time) = (1, 100) }
    #expect(errors.contains { $0.contains("reasonable time") }, "\(errors) \(clock.now - began)")
    let longer = try await self.errors(text) { ($0.expressionTime, $0.time) = (nil, 3) }
    #expect(longer.count == 1 && longer[0].contains("seconds of computing"), "\(longer)")
  }
}
