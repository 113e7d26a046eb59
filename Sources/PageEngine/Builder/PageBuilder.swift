import Foundation
import PageProtocol

/// Builds the pages of one document, one build at a time.
///
/// What: each folder of `Sources` becomes a module, from the cache where its content was seen
/// before; the page is one call of the front end with the playground transform, and one of the
/// linker. What does not compile by the rules of one language mode is tried by those of the others.
/// Always holds: at most two front ends work, and two only while other modes are tried; a cancelled
/// build has ended its processes before it returns; no shared object is ever written over, because a
/// page may still run from it; every position in a diagnostic is one of the person's text.
/// Deliberately not: a build system. There are three steps, and they are in order.
actor PageBuilder {
  private let frontEnd: FrontEnd
  private let modules: ModuleBuilder
  private let compiler: PageCompiler
  private let memory: LanguageModeMemory
  private var finished: [String] = []

  /// Takes away what a build leaves beside the shared object.
  static func removeByproducts(of output: String) {
    for suffix in [".o", ".dia", ".txt", ".link.txt"] { unlink(output + suffix) }
  }

  /// What is said while a build goes on.
  enum Report: Sendable {
    /// A module has to be compiled anew.
    case compiling(module: String)
    /// The usual language mode refuses a text; others are being tried.
    case doesNotCompileYet([Diagnostic])
  }

  typealias Reporter = @Sendable (Report) async -> Void

  init(frontEnd: FrontEnd, cacheFolder: String, folder: SessionFolder) {
    self.frontEnd = frontEnd
    let cache = ModuleCache(cacheFolder: cacheFolder)
    modules = ModuleBuilder(frontEnd: frontEnd, cache: cache, session: folder)
    compiler = PageCompiler(frontEnd: frontEnd, folder: folder)
    memory = LanguageModeMemory(folder: cacheFolder)
    Task.detached(priority: .background) { [clangModules = frontEnd.clangModules] in
      cache.prune()
      clangModules.prune()
    }
  }

  /// Builds a page.
  func build(_ input: PageInput, report: @escaping Reporter) async throws(EngineFault)
    -> BuildOutcome
  {
    var build = Build(input)
    do throws(BuildEnd) {
      for module in SourcesModule.of(input) { try await compile(module, &build, report) }
      build.timing.sources = build.watch.lap()
      let product = try await compilePage(&build, report)
      build.timing.frontEnd = build.watch.lap()
      try await link(product, &build)
      return .built(build.page(product.output))
    } catch {
      switch error {
      case .cancelled: return .cancelled
      case .fault(let fault): throw fault
      case .doesNotCompile(let diagnostics):
        return .doesNotCompile(build.warnings + diagnostics, build.timing.closed())
      }
    }
  }

  /// Starts a front end that waits for the next text of this page.
  func prepare(_ input: PageInput) async {
    var imports: [ImportedModule] = []
    for (name, texts) in SourcesModule.of(input) {
      let module = SourcesModule(
        name: name, texts: texts, imports: imports, platform: input.platform)
      let mode = firstMode(of: name, input).mode
      guard let found = try? await modules.find(module, mode: mode) else { return }
      imports.append(found.imported)
    }
    await compiler.prepare(
      CompiledText(input), mode: firstMode(of: input.page.path, input).mode,
      imports: imports)
  }

  /// Ends what waits.
  func close() async {
    await compiler.close()
  }

  // MARK: - The steps

  private enum BuildEnd: Error {
    case doesNotCompile([Diagnostic])
    case cancelled
    case fault(EngineFault)
  }

  private func compile(
    _ module: (name: String, texts: [PageInput.Text]), _ build: inout Build,
    _ report: @escaping Reporter
  ) async throws(BuildEnd) {
    let source = SourcesModule(
      name: module.name, texts: module.texts, imports: build.imports,
      platform: build.input.platform)
    let explainer = build.explainer
    let compiled = try await climb(place: module.name, build, report) { [modules] mode in
      await modules.build(source, mode: mode) { await report(.compiling(module: $0)) }
        .explained(by: explainer)
    } discard: { _ in
      // Another build finds it in the cache.
    }
    build.add(compiled)
  }

  private func compilePage(
    _ build: inout Build, _ report: @escaping Reporter
  ) async throws(BuildEnd) -> PageCompiler.Product {
    let (text, imports, explainer) = (build.text, build.imports, build.explainer)
    let product = try await climb(place: text.path, build, report) { [compiler] mode in
      await compiler.compile(text, mode: mode, imports: imports).explained(by: explainer)
    } discard: { [compiler] product in
      await compiler.discard(product)
    }
    build.warnings += product.warnings
    return product
  }

  private func link(
    _ product: PageCompiler.Product, _ build: inout Build
  ) async throws(BuildEnd) {
    defer { Self.removeByproducts(of: product.output) }
    do throws(EngineFault) { try await product.linker.link() } catch { throw .fault(error) }
    build.timing.link = build.watch.lap()
    finished.append(product.output + ".so")
    // The page of the build before the last one may still run; older ones are gone.
    while finished.count > 2 { unlink(finished.removeFirst()) }
    if Task.isCancelled { throw .cancelled }
  }

  /// Compiles one text or module, by the language mode that worked last or the next that does.
  private func climb<Product: Sendable>(
    place: String, _ build: Build, _ report: @escaping Reporter,
    compile: @escaping @Sendable (LanguageMode) async -> CompileAttempt<Product>,
    discard: @escaping @Sendable (Product) async -> Void
  ) async throws(BuildEnd) -> Product {
    let (first, key) = firstMode(of: place, build.input)
    let warnings = build.warnings
    let ladder = LanguageModeLadder(
      first: first, compile: compile,
      onFailure: { await report(.doesNotCompileYet(warnings + $0)) }, discard: discard)
    let (attempt, mode) = await ladder.climb()
    switch attempt {
    case .compiled(let product) where Task.isCancelled:
      await discard(product)
      throw .cancelled
    case _ where Task.isCancelled: throw .cancelled
    case .compiled(let product):
      let usual = build.input.languageMode ?? .usual
      memory.remember(mode == usual ? nil : mode, of: key)
      return product
    case .doesNotCompile(let diagnostics): throw .doesNotCompile(diagnostics)
    case .cancelled: throw .cancelled
    case .fault(let fault): throw .fault(fault)
    }
  }

  private func firstMode(of place: String, _ input: PageInput) -> (mode: LanguageMode, key: String)
  {
    let key = LanguageModeMemory.place(place, of: input)
    return (memory.mode(of: key) ?? input.languageMode ?? .usual, key)
  }
}
