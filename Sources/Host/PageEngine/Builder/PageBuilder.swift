import SourceDialect

/// Builds the pages of one document, one build at a time.
///
/// A build has these steps, in order: rewrite the page's text for the compiler, compile the modules
/// of `Sources` or find them in the cache, compile the page with the playground transform, link it.
///
/// **Always holds**: at most two front ends work, and two only while other language modes are tried
/// or parts of a page are compiled; a cancelled build has ended its processes before it returns; no
/// shared object is overwritten, because a page may still run from it; every position in a
/// diagnostic is one of the user's text. Deliberately not a build system: the steps and their order
/// are fixed.
actor PageBuilder {
  let modules: ModuleBuilder
  let compiler: PageCompiler
  let history: CompileHistory
  let kit: PageKit
  /// The outputs of the last builds, the newest last.
  var finished: [String] = []
  private let work = OngoingWork()

  /// An event of a build that is not over.
  enum Report: Sendable {
    /// A module is not in the cache and is compiled.
    case compiling(module: String)
    /// The usual language mode refuses a text; others are tried.
    case doesNotCompileYet([Diagnostic])
    /// How old the texts are, by path.
    case ages([String: SwiftAge])
  }

  typealias Reporter = @Sendable (Report) async -> Void

  init(
    frontEnd: FrontEnd, cacheFolder: String, folder: SessionFolder, cutting: PageCutting
  ) {
    let cache = ModuleCache(cacheFolder: cacheFolder)
    modules = ModuleBuilder(frontEnd: frontEnd, cache: cache, session: folder)
    compiler = PageCompiler(frontEnd: frontEnd, folder: folder, cutting: cutting)
    history = CompileHistory(cacheFolder: cacheFolder)
    kit = frontEnd.kit
    Task.detached(priority: .background) {
      cache.prune()
      frontEnd.clangModules.prune(keeping: frontEnd.kindSuffix)
    }
  }

  /// Builds a page.
  func build(
    _ input: PageInput, report: @escaping Reporter
  ) async throws(EngineFault) -> BuildOutcome {
    guard work.begin() else { return .cancelled }
    defer { work.end() }
    var build = await rewriteText(input)
    do throws(BuildEnd) {
      try await compileModules(&build, report)
      let product = try await compilePage(&build, report)
      try await linkPage(product, &build)
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

  /// Builds a page that reads its scrubbed literal from a cell at run time; nil if the literal
  /// cannot be read so, or the page does not compile.
  func buildWithCell(_ input: PageInput) async -> BuiltPage? {
    guard work.begin() else { return nil }
    defer { work.end() }
    var build = Build(input)
    guard build.text.rewritten.hasLiteralCell,
      case .mode(let mode) = history.first(of: history.unit(ofPage: input), in: input).way,
      // A text with repairs is another one.
      !history.lookups.holds(input.page.path)
    else { return nil }
    do throws(BuildEnd) {
      try await compileModules(&build) { _ in }
      let attempt = await compiler.compile(build.text, mode: mode, imports: build.imports)
      guard case .compiled(let product) = attempt else { return nil }
      try await linkPage(product, &build)
      return build.page(product.output)
    } catch { return nil }
  }

  /// Starts a front end that waits for the next text of this page. If the page is long and has run,
  /// its missing parts are compiled too.
  func prepare(_ input: PageInput, hasRun: Bool) async {
    guard work.begin() else { return }
    defer { work.end() }
    guard let imports = await findModules(of: input) else { return }
    let unit = history.unit(ofPage: input)
    switch history.first(of: unit, in: input).way {
    case .mode(let mode):
      let repaired = history.lookedUp([input.page], of: unit.place)?.files.first
      let text =
        repaired.map { CompiledText($0.text, input, names: .current) } ?? CompiledText(input)
      await compiler.prepare(text, mode: mode, imports: imports, hasRun: hasRun)
    case .old:
      let text = CompiledText(history.repairedTexts(of: unit).files[0].text, input)
      await compiler.prepare(text, mode: .old, imports: imports, hasRun: hasRun)
    }
  }

  /// Ends the front end that waits, and waits for the end of builds.
  func close() async {
    await compiler.close()
    // A build writes into the session's folder until it ends.
    await work.close()
  }
}
