/// Compiles the texts of one document's pages, and keeps a front end ready for the next text.
///
/// A long page is compiled in parts, and only the parts that changed. If that is most of the page,
/// it is compiled as a whole, and afterwards its parts one by one at low priority, so that the next
/// edit finds them. If a part fails to compile, the diagnostics of the whole page are used; those
/// of the part are reported until the whole page is compiled.
///
/// **Always holds**: at most one front end waits, and it is the one that the next text most likely
/// needs; compilations at the same time, for several language modes or parts, have separate
/// outputs; a cancelled compilation has ended its processes before it returns.
actor PageCompiler {
  let frontEnd: FrontEnd
  let workers: FrontEnds
  let cutting: PageCutting
  var unloggable = UnloggableParameters()
  var kept = KeptParts()
  /// The last part that was compiled alone, which the user probably edits again.
  var lastPart = 0
  /// Compiles missing parts before a build needs them.
  var aheadTask: Task<Void, Never>?
  /// Whether a page has run, so that it will probably be edited.
  var hasRun = false
  /// The number of compilations that a build waits for.
  var urgent = 0
  var isClosed = false
  /// The paths of pages that compile as a whole, but not in parts.
  private var onlyWhole: Set<String> = []

  /// A page's objects, and the diagnostics of its text.
  struct Product: Sendable {
    /// The shared object's path without its suffix.
    var output: String
    /// The paths of the objects without their suffixes.
    var objects: [String]
    /// Waits to link them.
    var linker: WaitingLinker
    var warnings: [Diagnostic]
    /// The parts that were compiled for it.
    var parts: [String] = []
  }

  init(frontEnd: FrontEnd, folder: SessionFolder, cutting: PageCutting = PageCutting()) {
    self.cutting = cutting
    self.frontEnd = frontEnd
    workers = FrontEnds(frontEnd, folder: folder)
  }

  /// Compiles a text by the rules of one language mode: in parts if that takes less time, or else
  /// as a whole. `onDoubt` gets the diagnostics of a part that fails to compile.
  func compile(
    _ text: CompiledText, mode: LanguageMode, imports: [ImportedModule],
    onDoubt: ([Diagnostic]) async -> Void = { _ in }
  ) async -> CompileAttempt<Product> {
    if let refusal = TextName.refusal(of: [text.path]) { return .doesNotCompile([refusal]) }
    urgent += 1
    defer { urgent -= 1 }
    await stopCompilingAhead()
    let cut = cut(text, page(text, mode, imports))
    do throws(EngineFault) {
      if let cut, paysOff(cut), let product = try await compileParts(of: cut, onDoubt: onDoubt) {
        return .compiled(product)
      }
      if Task.isCancelled { return .cancelled }
      if let cut, hasRun, urgent == 1, !kept.isRefused(cut) { beginCompilingAhead(cut) }
      // The page's options are made again: a part may have shown which parameters cannot be logged.
      let attempt = try await compileWhole(text, page(text, mode, imports))
      if case .compiled = attempt {
        if let cut, kept.isRefused(cut) { onlyWhole.insert(text.path) }
      } else {
        await stopCompilingAhead()
      }
      return attempt
    } catch {
      return Task.isCancelled ? .cancelled : .fault(error)
    }
  }

  /// Starts a front end that waits for the next text of a page. If the page is long and has run,
  /// its missing parts are compiled first.
  func prepare(
    _ text: CompiledText, mode: LanguageMode, imports: [ImportedModule], hasRun: Bool
  ) async {
    guard TextName.refusal(of: [text.path]) == nil else { return }
    let page = page(text, mode, imports)
    let cut = cut(text, page)
    if let cut, paysOff(cut) {
      await workers.prepare(cut.works[min(lastPart, cut.works.count - 1)])
    } else {
      await workers.prepare(whole(text, page))
    }
    guard hasRun, cutting.isAhead, urgent == 0, let cut else { return }
    self.hasRun = true
    beginCompilingAhead(cut)
  }

  /// Removes a product that is not used.
  func discard(_ product: Product) async {
    await product.linker.discard()
    BuildOutput.remove(product.output)
  }

  /// Ends the front end that waits, and the compilation of parts ahead.
  func close() async {
    isClosed = true
    await stopCompilingAhead()
    await workers.close()
  }

  private func page(
    _ text: CompiledText, _ mode: LanguageMode, _ imports: [ImportedModule]
  ) -> FrontEnd.Page {
    FrontEnd.Page(
      files: [text.path], mode: mode, parameters: unloggable.logging(for: text),
      needed: frontEnd.loaded(for: text), imports: imports)
  }

  private func cut(_ text: CompiledText, _ page: FrontEnd.Page) -> CutPage? {
    onlyWhole.contains(text.path) ? nil : CutPage(text, page, least: cutting.least)
  }
}
