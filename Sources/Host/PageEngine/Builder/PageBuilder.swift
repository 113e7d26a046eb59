import Foundation
import Guarded
import PageProtocol
import SourceDialect

/// Builds the pages of one document, one build at a time.
///
/// What: each folder of `Sources` becomes a module, from the cache where its content was seen
/// before; the page is one call of the front end with the playground transform, and one of the
/// linker. What does not compile by the rules of one language mode is tried by those of the others;
/// what is in older Swift is rewritten first.
/// Always holds: at most two front ends work, and two only while other modes are tried or parts of a
/// page are compiled; a cancelled build has ended its processes before it returns; no shared object is
/// ever written over, because a page may still run from it; every position in a diagnostic is one of
/// the person's text.
/// Deliberately not: a build system. There are three steps, and they are in order.
actor PageBuilder {
  private let frontEnd: FrontEnd
  private let modules: ModuleBuilder
  private let compiler: PageCompiler
  private let memory: LanguageModeMemory
  private let ages = SwiftAges()
  private let repairs = RepairMemory()
  /// What was compiled as old Swift in this session, by what the memory knows it by.
  private var knownToBeOld: Set<String> = []
  /// How old texts have turned out to be that single signs spoke of, by place.
  private var assumedAges: [String: SwiftAge] = [:]
  private var finished: [String] = []
  private let work = OngoingWork()

  /// Takes away what a build leaves beside the shared object.
  static func removeByproducts(of output: String) {
    for suffix in [".o", ".dia", ".txt", ".link.txt"] { unlink(output + suffix) }
    FileList.remove(output)
  }

  /// Takes away all that a compiler or a linker has written for an output.
  static func remove(_ output: String) {
    try? FileManager.default.removeItem(
      atPath: (output as NSString).deletingLastPathComponent)
  }

  /// What is said while a build goes on.
  enum Report: Sendable {
    /// A module has to be compiled anew.
    case compiling(module: String)
    /// The usual language mode refuses a text; others are being tried.
    case doesNotCompileYet([Diagnostic])
    /// How old the texts are, by path.
    case ages([String: SwiftAge])
  }

  typealias Reporter = @Sendable (Report) async -> Void

  init(
    frontEnd: FrontEnd, cacheFolder: String, folder: SessionFolder, cutting: PageCutting
  ) {
    self.frontEnd = frontEnd
    let cache = ModuleCache(cacheFolder: cacheFolder)
    modules = ModuleBuilder(frontEnd: frontEnd, cache: cache, session: folder)
    compiler = PageCompiler(frontEnd: frontEnd, folder: folder, cutting: cutting)
    memory = LanguageModeMemory(folder: cacheFolder)
    Task.detached(priority: .background) {
      cache.prune()
      frontEnd.clangModules.prune(keeping: frontEnd.kindSuffix)
    }
  }

  /// Builds a page.
  func build(_ input: PageInput, report: @escaping Reporter) async throws(EngineFault)
    -> BuildOutcome
  {
    guard work.begin() else { return .cancelled }
    defer { work.end() }
    // Beside the rewriting: of a long text each takes a moment that is noticed.
    let aging = Task.detached { [ages] in _ = ages.look(at: input.page, stamp: input.stamp) }
    var build = Build(input)
    await aging.value
    do throws(BuildEnd) {
      for module in PlannedModule.all(of: input) { try await compile(module, &build, report) }
      build.timing.sources = build.watch.lap()
      let product = try await compilePage(&build, report)
      build.timing.frontEnd = build.watch.lap()
      try await link(product, &build)
      await report(.ages(build.ages))
      return .built(build.page(product.output))
    } catch {
      switch error {
      case .cancelled: return .cancelled
      case .fault(let fault): throw fault
      case .doesNotCompile(let diagnostics):
        await report(.ages(build.ages))
        return .doesNotCompile(build.warnings + diagnostics, build.closedTiming)
      }
    }
  }

  /// Builds a page whose scrubbed literal is read from a run-time cell; none where that cannot be.
  func buildWithCell(_ input: PageInput) async -> BuiltPage? {
    guard work.begin() else { return nil }
    defer { work.end() }
    var build = Build(input)
    let unit = unit(input.page.path, [input.page], of: input)
    guard build.text.rewritten.hasLiteralCell,
      case .mode(let mode) = firstWay(of: unit, input).way
    else { return nil }
    do throws(BuildEnd) {
      for module in PlannedModule.all(of: input) { try await compile(module, &build) { _ in } }
    } catch { return nil }
    let attempt = await compiler.compile(build.text, mode: mode, imports: build.imports)
    guard case .compiled(let product) = attempt else { return nil }
    guard (try? await link(product, &build)) != nil else { return nil }
    return build.page(product.output)
  }

  /// Starts a front end that waits for the next text of this page, and compiles ahead what that needs
  /// of one that has run.
  func prepare(_ input: PageInput, hasRun: Bool) async {
    guard work.begin() else { return }
    defer { work.end() }
    var imports: [ImportedModule] = []
    for planned in PlannedModule.all(of: input) where planned.sight != .nowhere {
      var module = planned.module(imports, on: input.platform)
      let unit = unit(planned.name, planned.texts, of: input)
      let mode: LanguageMode
      switch firstWay(of: unit, input).way {
      case .mode(let first): mode = first
      case .old:
        mode = .old
        module.texts = repaired(unit).current
        module.names = .oldToo
      }
      guard let found = try? await modules.find(module, mode: mode) else { return }
      imports.append(found.imported)
    }
    let unit = unit(input.page.path, [input.page], of: input)
    switch firstWay(of: unit, input).way {
    case .mode(let mode):
      await compiler.prepare(
        CompiledText(input), mode: mode, imports: imports, hasRun: hasRun)
    case .old:
      let text = CompiledText(repaired(unit).files[0].text, input)
      await compiler.prepare(text, mode: .old, imports: imports, hasRun: hasRun)
    }
  }

  /// Ends what waits.
  func close() async {
    await compiler.close()
    // What is in the middle of it still writes into the session's folder.
    await work.close()
  }

  // MARK: - The steps

  private enum BuildEnd: Error {
    case doesNotCompile([Diagnostic])
    case cancelled
    case fault(EngineFault)
  }

  private func compile(
    _ module: PlannedModule, _ build: inout Build,
    _ report: @escaping Reporter
  ) async throws(BuildEnd) {
    let source = module.module(build.imports, on: build.input.platform)
    let (explainer, compilations) = (build.explainer, build.compilations)
    let attempt = { @Sendable [modules] (source: SourcesModule, mode: LanguageMode) in
      await modules.build(source, mode: mode) {
        compilations.count()
        await report(.compiling(module: $0))
      }.explained(by: explainer)
    }
    let unit = unit(module.name, module.texts, of: build.input)
    let (compiled, texts) = try await compile(unit, &build, report) { mode in
      await attempt(source, mode)
    } old: { texts in
      var source = source
      (source.texts, source.names) = (texts, .oldToo)
      return await attempt(source, .old)
    } discard: { _ in
      // Another build finds it in the cache.
    }
    build.add(texts.map(compiled.original) ?? compiled)
  }

  private func compilePage(
    _ build: inout Build, _ report: @escaping Reporter
  ) async throws(BuildEnd) -> PageCompiler.Product {
    let (text, imports, explainer) = (build.text, build.imports, build.explainer)
    let (input, compilations) = (build.input, build.compilations)
    let warnings = build.warnings
    let attempt = { @Sendable [compiler] (text: CompiledText, mode: LanguageMode) in
      compilations.count()
      return await compiler.compile(text, mode: mode, imports: imports) { diagnostics in
        let isOfText = diagnostics.allSatisfy { $0.severity != .error || $0.file == text.path }
        // As the ladder: only what the usual mode says; of old Swift it is still in the compiler's places.
        guard mode == .usual, text.old == nil, isOfText, !diagnostics.isEmpty else { return }
        await report(.doesNotCompileYet(warnings + explainer.explain(diagnostics)))
      }.explained(by: explainer)
    }
    let unit = unit(text.path, [input.page], of: input)
    let (product, texts) = try await compile(unit, &build, report) { mode in
      await attempt(text, mode)
    } old: { texts in
      await attempt(CompiledText(RewrittenText(texts[0].text), input), .old)
    } discard: { [compiler] product in
      await compiler.discard(product)
    }
    if let texts { build.rewrote(texts) }
    build.timing.parts = product.parts
    build.warn(texts?.original(product.warnings) ?? product.warnings)
    return product
  }

  private func link(
    _ product: PageCompiler.Product, _ build: inout Build
  ) async throws(BuildEnd) {
    defer { Self.removeByproducts(of: product.output) }
    do throws(WaitingLinker.Failure) { try await product.linker.link(product.objects) } catch {
      if case .fault(let fault) = error { throw .fault(fault) }
      throw .doesNotCompile([Diagnostic(ofCompiler: error.words, in: build.text.path)])
    }
    build.timing.link = build.watch.lap()
    finished.append(product.output)
    // The page of the build before the last one may still run; older ones are gone.
    while finished.count > 2 { Self.remove(finished.removeFirst()) }
    if Task.isCancelled { throw .cancelled }
  }

  /// Compiles one text or module, in the way that worked last or the next that does.
  private func compile<Product: Sendable>(
    _ unit: SwiftUnit, _ build: inout Build, _ report: @escaping Reporter,
    current: @escaping @Sendable (LanguageMode) async -> CompileAttempt<Product>,
    old: @escaping @Sendable ([PageInput.Text]) async -> CompileAttempt<Product>,
    discard: @escaping @Sendable (Product) async -> Void
  ) async throws(BuildEnd) -> (Product, OldTexts?) {
    let (first, key) = firstWay(of: unit, build.input)
    let warnings = build.warnings
    let hasFailedItself = Guarded(false)
    let current = { @Sendable (mode: LanguageMode) in
      let attempt = await current(mode)
      if attempt.isFaultOfCompiler { hasFailedItself.withLock { $0 = true } }
      return attempt
    }
    let ways = CompileWays<Product>(
      first: first, isKnownToBeOld: knownToBeOld.contains(key), mayBeOld: unit.mayBeOld,
      couldBeOld: unit.couldBeOld,
      ladder: { mode in
        LanguageModeLadder(
          first: mode, compile: current,
          onFailure: { await report(.doesNotCompileYet(warnings + $0)) }, discard: discard)
      },
      old: { [repairs] wish, age in
        await OldSwiftRounds(place: unit.place, memory: repairs, wish: wish, compile: old)
          .go(age.map(unit.oldTexts) ?? unit.oldTexts)
      }, signs: { unit.signs })
    let end = await ways.go()
    if case .compiled(let product) = end.attempt, Task.isCancelled { await discard(product) }
    if Task.isCancelled { throw .cancelled }
    build.judge(unit, compiledBy: end.way, end.texts)
    switch end.attempt {
    case .compiled(let product):
      let usual = unit.usualWay(build.input)
      // Of a text that was not judged, another way that compiles it need not be the right one.
      let isSure = end.way == usual || !hasFailedItself.withLock { $0 }
      if isSure { memory.remember(end.way == usual ? nil : end.way, of: key) }
      if end.way == .old { knownToBeOld.insert(key) }
      if end.way == .old, !unit.areOld { assumedAges[unit.place] = end.texts?.files.first?.age }
      return (product, end.texts)
    case .doesNotCompile(let diagnostics): throw .doesNotCompile(diagnostics)
    case .cancelled: throw .cancelled
    case .fault(let fault): throw .fault(fault)
    }
  }

  private func unit(
    _ place: String, _ texts: [PageInput.Text], of input: PageInput
  ) -> SwiftUnit {
    let aged = texts.map { ages.look(at: $0, stamp: input.stamp) }
    return SwiftUnit(
      place: place, texts: aged,
      assumed: aged.contains { $0.age < .current } ? nil : assumedAges[place],
      neighbours: place == input.page.path ? input.sources + input.pageSources : [])
  }

  /// Old texts as they are likely to be compiled.
  private func repaired(_ unit: SwiftUnit) -> OldTexts {
    var texts = unit.oldTexts
    texts.repair(from: repairs, of: unit.place)
    return texts
  }

  private func firstWay(of unit: SwiftUnit, _ input: PageInput) -> (way: CompileWay, key: String) {
    let usual = unit.usualWay(input)
    let key = LanguageModeMemory.place(unit.place, of: input, usual: usual)
    return (memory.way(of: key) ?? usual, key)
  }
}
