import Testing

@testable import PageEngine

struct ParameterLoggingTests {
  private let closures = """
    func twice(_ number: Int, by change: (Int) -> Int) -> Int {
      change(change(number))
    }
    let four = twice(1) { $0 * 2 }

    """

  @Test func aClosureThatMustNotEscapeDoesNotKeepAPageFromRunning() async throws {
    let bench = try await TestBench()
    let record = try await bench.run(closures)
    #expect(record.outcome == .finished(pageStatus: 0))
    #expect(record.results.last { $0.record.name == "four" }?.record.summary == "4")
  }

  @Test func withoutSuchAClosureParametersAreLogged() async throws {
    let bench = try await TestBench()
    let record = try await bench.run("func twice(_ number: Int) -> Int { number * 2 }\ntwice(2)\n")
    #expect(record.results.contains { $0.record.name == "number" && $0.record.summary == "2" })
  }

  @Test func aClosureThatTakesAProjectionDoesNotKeepAPageFromRunning() async throws {
    let bench = try await TestBench()
    let record = try await bench.run(
      """
      @propertyWrapper struct Box {
        var wrappedValue: Int
        var projectedValue: Box { self }
        init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
        init(projectedValue: Box) { self = projectedValue }
      }
      func each(_ body: (Box) -> Int) -> Int { body(Box(wrappedValue: 3)) }
      let sum = each { $number in number + $number.wrappedValue }

      """)
    #expect(record.outcome == .finished(pageStatus: 0))
    #expect(record.results.last { $0.record.name == "sum" }?.record.summary == "6")
  }

  @Test func parametersAreLoggedAgainOnceTheClosureIsGone() {
    var unloggable = UnloggableParameters()
    let text = CompiledText(PageInput.Text(path: "Contents.swift", text: closures))
    unloggable.remember(["change"], in: text)
    #expect(unloggable.logging(for: text) == .off)
    let without = CompiledText(PageInput.Text(path: "Contents.swift", text: "let a = 1\n"))
    #expect(unloggable.logging(for: without) == .on)
    let other = CompiledText(PageInput.Text(path: "Other.swift", text: closures))
    #expect(unloggable.logging(for: other) == .on)
  }

  @Test func theCompilersWordsNameTheParameters() {
    let words = """
      converting non-escaping parameter 'rhs' to generic parameter 'Value' may allow it to escape
      Contents.swift:1:2: warning: something else
      converting non-escaping parameter 'lhs' to generic parameter 'Value' may allow it to escape
      """
    #expect(UnloggableParameters.names(in: words) == ["rhs", "lhs"])
    #expect(UnloggableParameters.names(in: "nothing of the kind").isEmpty)
  }
}
