import SourceDialect
import Synchronization

/// The state of one build.
struct Build {
  let input: PageInput
  private(set) var text: CompiledText
  private(set) var modules: [CompiledModule] = []
  var warnings: [Diagnostic] = []
  /// How old each text is, by path. Texts that are not compiled yet are missing.
  private(set) var ages: [String: SwiftAge] = [:]
  /// Counts the compilations.
  let compilations = Counter()
  var timing = BuildTiming(began: Stopwatch.now)
  var watch = Stopwatch()

  init(_ input: PageInput) {
    self.input = input
    text = CompiledText(input)
    timing.dialect = watch.lap()
  }

  /// The modules that the texts of the next steps can use.
  var imports: [ImportedModule] { modules.map(\.imported).filter { $0.sight != .nowhere } }

  /// Explains diagnostics by the texts of the modules that the next steps can use.
  var explainer: DiagnosticExplainer {
    DiagnosticExplainer(
      modules: modules.filter { $0.imported.sight == .everywhere }
        .map { .init(name: $0.imported.name, texts: $0.texts) },
      absent: input.package.absent)
  }

  /// Records how old the texts of a page or module are. The way in which they compiled is further
  /// evidence.
  mutating func judge(_ unit: SwiftUnit, compiledBy way: CompileWay, _ texts: OldTexts?) {
    for (text, age) in zip(unit.texts, texts?.files.map(\.age) ?? unit.oldAges) {
      ages[text.text.path] = way == .old ? age : .current
    }
  }

  /// Takes the text that the page's text was rewritten to before it compiled.
  mutating func rewrote(_ texts: OldTexts) {
    guard let file = texts.file(text.path) else { return }
    text = CompiledText(file.text, input, names: texts.areOld ? .oldToo : .current)
  }

  /// Adds the warnings about the page, in the order of its lines; parts are compiled in another
  /// order. The warning about an unused value is dropped within a block, because the value is shown
  /// there.
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
    // Warnings about a package are for its author.
    if module.imported.sight != .whereImported { warnings += module.warnings }
    if module.origin == .compiled { timing.rebuilt.append(module.imported.name) }
  }

  /// The page for the host to load, once it is linked.
  func page(_ output: String) -> BuiltPage {
    BuiltPage(
      library: output + ".so", modules: modules.map(\.library), warnings: warnings,
      texts: [text] + modules.flatMap(\.texts), timing: closedTiming)
  }

  /// The timing of the build that is over.
  var closedTiming: BuildTiming {
    var timing = timing.closed()
    timing.compilations = compilations.value
    return timing
  }
}

/// A counter that several threads can increment.
final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .relaxed) }

  func count() { number.wrappingAdd(1, ordering: .relaxed) }
}

extension CompileAttempt {
  /// The same with explained diagnostics.
  func explained(by explainer: DiagnosticExplainer) -> CompileAttempt {
    guard case .doesNotCompile(let diagnostics) = self else { return self }
    return .doesNotCompile(explainer.explain(diagnostics))
  }
}
