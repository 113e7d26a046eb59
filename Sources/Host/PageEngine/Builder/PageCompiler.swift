import Foundation
import PageProtocol

/// Compiles the texts of one document's pages; a front end that waits for the next text is at hand.
///
/// Of a long page only those parts are compiled that are not kept. Where that is most of it the page is
/// compiled as a whole, and its parts beside and behind that, one by one and giving way to all else,
/// so that the next edit finds them. What a part does not compile, the whole page answers for; what
/// the part says of it is told meanwhile.
///
/// Always holds: at most one front end waits, and it is the one the next text most likely needs;
/// what compiles at the same time, for several language modes or parts, has outputs of its own; a
/// cancelled compilation has ended its processes before it returns.
actor PageCompiler {
  private let frontEnd: FrontEnd
  private let workers: FrontEnds
  private let cutting: PageCutting
  private var unloggable = UnloggableParameters()
  private var isClosed = false
  private var kept = KeptParts()
  /// The part that was compiled alone last, and whoever edits a page stays in.
  private var lastPart = 0
  private var filling: Task<Void, Never>?
  /// Once a page has run, it is likely to be edited.
  private var fillsEarly = false
  /// Pages that compile, but not in parts.
  private var onlyWhole: Set<String> = []
  /// How many texts are being compiled that somebody waits for.
  private var urgent = 0

  /// A page's object, and what the compiler said about its text.
  struct Product: Sendable {
    /// The shared object's path without its suffix.
    var output: String
    /// What it is made of; their paths without their suffix.
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

  /// Compiles a text by the rules of one language mode.
  func compile(
    _ text: CompiledText, mode: LanguageMode, imports: [ImportedModule],
    onDoubt: ([Diagnostic]) async -> Void = { _ in }
  ) async -> CompileAttempt<Product> {
    if let refusal = TextName.refusal(of: [text.path]) { return .doesNotCompile([refusal]) }
    urgent += 1
    defer { urgent -= 1 }
    await stopFilling()
    let page = page(text, mode, imports)
    do throws(EngineFault) {
      let cut = cut(text, page)
      if let cut, paysOff(cut), let product = try await compile(cut, onDoubt: onDoubt) {
        return .compiled(product)
      }
      if Task.isCancelled { return .cancelled }
      if let cut, fillsEarly, urgent == 1, !kept.isRefused(cut) { beginFilling(cut) }
      // What cannot be logged may have been learnt from a part.
      let attempt = try await compile(text, self.page(text, mode, imports))
      if case .compiled = attempt {
        if let cut, kept.isRefused(cut) { onlyWhole.insert(text.path) }
      } else {
        await stopFilling()
      }
      return attempt
    } catch {
      return Task.isCancelled ? .cancelled : .fault(error)
    }
  }

  /// Starts a front end that waits for the next text of a page; of a long page that has been compiled,
  /// the parts that are missing are compiled before.
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
    fillsEarly = true
    beginFilling(cut)
  }

  /// Takes away what nobody will use.
  func discard(_ product: Product) async {
    await product.linker.discard()
    PageBuilder.remove(product.output)
  }

  /// Ends what waits.
  func close() async {
    isClosed = true
    await stopFilling()
    await workers.close()
  }

  // MARK: - A page as a whole

  private func compile(
    _ text: CompiledText, _ page: FrontEnd.Page
  ) async throws(EngineFault) -> CompileAttempt<Product> {
    let work = whole(text, page)
    let worker = try await workers.take(work)
    let linker = try WaitingLinker(frontEnd, output: worker.output)
    let early = linker.beginEarly(with: worker.output)
    defer { early?.stop() }
    let end = try await worker.compile(work.texts)
    let said = DiagnosticReader(texts: [text]).read(worker.output + ".dia") ?? []
    let product = Product(
      output: worker.output, objects: [worker.output], linker: linker, warnings: said)
    // One that was ended from outside has nothing to say.
    guard !Task.isCancelled else {
      await discard(product)
      return .cancelled
    }
    let judgement = frontEnd.judge(end, texts: [text], output: worker.output)
    if case .compiled = judgement { return .compiled(product) }
    await discard(product)
    return try await answer(judgement, text, page)
  }

  /// What comes after a text that was not compiled.
  private func answer(
    _ judgement: FrontEnd.Judgement, _ text: CompiledText, _ page: FrontEnd.Page
  ) async throws(EngineFault) -> CompileAttempt<Product> {
    switch judgement {
    case .refused(let diagnostics): return .doesNotCompile(diagnostics)
    case .cannotLog(_, let diagnostics) where page.parameters == .off:
      return .doesNotCompile(diagnostics)
    case .cannotLog(let parameters, _):
      unloggable.remember(parameters, in: text)
      var page = page
      page.parameters = .off
      return try await compile(text, page)
    case .fault(let fault): throw fault
    case .compiled, .again: return try await compile(text, page)
    }
  }

  private func page(
    _ text: CompiledText, _ mode: LanguageMode, _ imports: [ImportedModule]
  ) -> FrontEnd.Page {
    FrontEnd.Page(
      files: [text.path], mode: mode, parameters: unloggable.logging(for: text),
      needed: frontEnd.loaded(for: text), imports: imports)
  }

  private func whole(_ text: CompiledText, _ page: FrontEnd.Page) -> FrontEndWork {
    FrontEndWork(page: page, texts: [text.rewritten.text])
  }

  // MARK: - A page in parts

  private func cut(_ text: CompiledText, _ page: FrontEnd.Page) -> CutPage? {
    onlyWhole.contains(text.path) ? nil : CutPage(text, page, least: cutting.least)
  }

  /// Compiles the parts that are missing, two at a time; nothing where one of them does not compile.
  private func compile(
    _ cut: CutPage, onDoubt: ([Diagnostic]) async -> Void
  ) async throws(EngineFault) -> Product? {
    var missing = kept.missing(of: cut)
    if let index = await workers.waiting(of: missing.map { cut.works[$0] }) {
      missing.swapAt(0, index)
    }
    if let first = missing.first { lastPart = first }
    let output = try await workers.nextOutput()
    let linker = try WaitingLinker(frontEnd, output: output)
    let end = await compile(missing, of: cut)
    let product = Product(
      output: output, objects: kept.objects(of: cut), linker: linker,
      warnings: kept.warnings(of: cut), parts: cut.names(missing))
    if case .compiled = end, !Task.isCancelled { return product }
    await discard(product)
    if case .refused(let diagnostics) = end { await onDoubt(diagnostics) }
    return nil
  }

  private func compile(_ missing: [Int], of cut: CutPage) async -> CutPage.End {
    await withTaskGroup(of: CutPage.End.self) { group in
      var rest = missing[...]
      func next() {
        guard let index = rest.popFirst() else { return }
        group.addTask { await self.compile(index, of: cut) }
      }
      next()
      next()
      for await end in group {
        guard case .compiled = end, !Task.isCancelled else {
          group.cancelAll()
          await group.waitForAll()
          return end
        }
        next()
      }
      return .compiled
    }
  }

  private func compile(_ index: Int, of cut: CutPage) async -> CutPage.End {
    guard let worker = try? await workers.take(cut.works[index]) else { return .ended }
    return await compile(index, of: cut, by: worker)
  }

  /// Keeps the part, where it compiles.
  private func compile(
    _ index: Int, of cut: CutPage, by worker: WaitingFrontEnd
  ) async -> CutPage.End {
    let text = cut.text
    let end = try? await worker.compile(cut.works[index].texts)
    guard !Task.isCancelled, let end else {
      PageBuilder.remove(worker.output)
      return .ended
    }
    let judgement = frontEnd.judge(end, texts: [text], output: worker.output)
    let said = DiagnosticReader(texts: [text]).read(worker.output + ".dia") ?? []
    if case .compiled = judgement {
      // Not of what nobody wrote, which is of no text.
      let warnings = said.filter { $0.file == text.path }
      kept.keep(KeptParts.Part(key: cut.keys[index], output: worker.output, warnings: warnings))
      return .compiled
    }
    PageBuilder.remove(worker.output)
    switch (judgement, end) {
    case (.cannotLog(let parameters, _), _) where cut.keys[index].page.parameters == .on:
      unloggable.remember(parameters, in: text)
      return .ended
    case (.refused, .exited), (.cannotLog, _):
      kept.refuse(cut.keys[index])
      return .refused(said)
    default: return .ended
    }
  }

  private func paysOff(_ cut: CutPage) -> Bool {
    !kept.isRefused(cut) && (cutting.isForced || kept.spare(cut))
  }

  // MARK: - What is compiled before it is asked for

  /// The declarations and statements first, which are many and small.
  private func fill(_ cut: CutPage) async {
    for index in kept.missing(of: cut).reversed() {
      guard !Task.isCancelled, !kept.isRefused(cut) else { return }
      guard let worker = try? await workers.start(cut.works[index]) else { return }
      worker.giveWay()
      _ = await compile(index, of: cut, by: worker)
    }
    guard !Task.isCancelled, urgent == 0, paysOff(cut) else { return }
    await workers.prepare(cut.works[min(lastPart, cut.works.count - 1)])
  }

  private func beginFilling(_ cut: CutPage) {
    guard filling == nil, !isClosed else { return }
    filling = Task { await fill(cut) }
  }

  private func stopFilling() async {
    let task = filling
    filling = nil
    task?.cancel()
    await task?.value
  }
}
