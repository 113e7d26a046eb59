import SourceDialect
import Synchronization

/// One build as far as it has come.
struct Build {
  let input: PageInput
  private(set) var text: CompiledText
  private(set) var modules: [CompiledModule] = []
  var warnings: [Diagnostic] = []
  /// How old each text is, as far as that is known, by path.
  private(set) var ages: [String: SwiftAge] = [:]
  /// Counts what compilers are given.
  let compilations = Counter()
  var timing = BuildTiming(began: Stopwatch.now)
  var watch = Stopwatch()

  init(_ input: PageInput) {
    self.input = input
    text = CompiledText(input)
    timing.dialect = watch.lap()
  }

  /// The modules that what comes next can see.
  var imports: [ImportedModule] { modules.map(\.imported).filter { $0.sight != .nowhere } }

  /// Knows the texts that what comes next can use something of.
  var explainer: DiagnosticExplainer {
    DiagnosticExplainer(
      modules: modules.filter { $0.imported.sight == .everywhere }
        .map { .init(name: $0.imported.name, texts: $0.texts) },
      absent: input.package.absent)
  }

  /// Takes notice of how old the texts of a page or module are, and of the way in which they were
  /// compiled: that is another proof of their age.
  mutating func judge(_ unit: SwiftUnit, compiledBy way: CompileWay, _ texts: OldTexts?) {
    for (text, age) in zip(unit.texts, texts?.files.map(\.age) ?? unit.oldAges) {
      ages[text.text.path] = way == .old ? age : .current
    }
  }

  /// What the page's text came to on its way to current Swift.
  mutating func rewrote(_ texts: OldTexts) {
    guard let file = texts.file(text.path) else { return }
    text = CompiledText(file.text, input)
  }

  /// What the compiler said of the page, from its first line to its last, which is another order where
  /// it is compiled in parts. That a value of a block is used nowhere is no fault, it is shown.
  mutating func warn(_ warnings: [Diagnostic]) {
    let blocks = PlaygroundBlocks.all(in: text.original).map(\.lines)
    let told = warnings.filter { warning in
      warning.severity != .warning || !warning.message.contains("was never used")
        || !blocks.contains { $0.contains(warning.range.line) }
    }
    self.warnings += told.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      return (one.line, one.column, first.offset) < (other.line, other.column, second.offset)
    }.map(\.element)
  }

  mutating func add(_ module: CompiledModule) {
    modules.append(module)
    // What is said of a package is for who works on that.
    if module.imported.sight != .whereImported { warnings += module.warnings }
    if module.origin == .compiled { timing.rebuilt.append(module.imported.name) }
  }

  /// What a host loads, once it is linked.
  func page(_ output: String) -> BuiltPage {
    BuiltPage(
      library: output + ".so", modules: modules.map(\.library), warnings: warnings,
      texts: [text] + modules.flatMap(\.texts), timing: closedTiming)
  }

  /// Where its time went, now that it is over.
  var closedTiming: BuildTiming {
    var timing = timing.closed()
    timing.compilations = compilations.value
    return timing
  }
}

/// Counts what happens at the same time.
final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .relaxed) }

  func count() { number.wrappingAdd(1, ordering: .relaxed) }
}

extension CompileAttempt {
  /// The same, with what the compiler said in words that help.
  func explained(by explainer: DiagnosticExplainer) -> CompileAttempt {
    guard case .doesNotCompile(let diagnostics) = self else { return self }
    return .doesNotCompile(explainer.explain(diagnostics))
  }
}
