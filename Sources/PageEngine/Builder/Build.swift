/// One build as far as it has come.
struct Build {
  let input: PageInput
  let text: CompiledText
  private(set) var modules: [CompiledModule] = []
  var warnings: [Diagnostic] = []
  var timing = BuildTiming(began: Stopwatch.now)
  var watch = Stopwatch()

  init(_ input: PageInput) {
    self.input = input
    text = CompiledText(input)
    timing.dialect = watch.lap()
  }

  /// The modules that what comes next can see.
  var imports: [ImportedModule] { modules.map(\.imported) }

  /// Knows the texts that what comes next can use something of.
  var explainer: DiagnosticExplainer {
    DiagnosticExplainer(
      modules: modules.map { .init(name: $0.imported.name, texts: $0.texts) })
  }

  mutating func add(_ module: CompiledModule) {
    modules.append(module)
    warnings += module.warnings
    if module.origin == .compiled { timing.rebuilt.append(module.imported.name) }
  }

  /// What a host loads, once it is linked.
  func page(_ output: String) -> BuiltPage {
    BuiltPage(
      library: output + ".so", modules: modules.map(\.library), warnings: warnings,
      texts: [text] + modules.flatMap(\.texts), timing: timing.closed())
  }
}

extension CompileAttempt {
  /// The same, with what the compiler said in words that help.
  func explained(by explainer: DiagnosticExplainer) -> CompileAttempt {
    guard case .doesNotCompile(let diagnostics) = self else { return self }
    return .doesNotCompile(diagnostics.map(explainer.explain))
  }
}
