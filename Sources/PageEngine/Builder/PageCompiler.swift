import Foundation
import PageProtocol

/// Compiles the texts of one document's pages; a front end that waits for the next text is at hand.
///
/// Of a long page only those parts are compiled that are not kept. Where that is most of it the page is
/// compiled as a whole, and its parts beside and behind that, one by one and giving way to all else,
/// so that the next edit finds them. What a part does not compile, the whole page answers for.
///
/// Always holds: at most one front end waits, and it is the one the next text most likely needs;
/// what compiles at the same time, for several language modes or parts, has outputs of its own; a
/// cancelled compilation has ended its processes before it returns.
actor PageCompiler {
  private let frontEnd: FrontEnd
  private let folder: SessionFolder
  private var count = 0
  private var waiting: WaitingFrontEnd?
  private let gate: PageGate
  private var unloggable = UnloggableParameters()
  private var isClosed = false
  private var kept = KeptParts()
  /// The part that was compiled alone last, and whoever edits a page stays in.
  private var lastPart = 0
  private var filling: Task<Void, Never>?
  /// Once a page has run, it is likely to be edited.
  private var fillsEarly = false
  /// How many texts are being compiled that somebody waits for.
  private var urgent = 0

  /// A page's object, and what the compiler said about its text.
  struct Product: Sendable {
    /// The shared object's path without its suffix.
    var output: String
    /// Waits to link it.
    var linker: WaitingLinker
    var warnings: [Diagnostic]
  }

  init(frontEnd: FrontEnd, folder: SessionFolder) {
    self.frontEnd = frontEnd
    self.folder = folder
    gate = PageGate(folder: folder.gate, modules: frontEnd.kit.modules)
  }

  /// Compiles a text by the rules of one language mode.
  func compile(
    _ text: CompiledText, mode: LanguageMode, imports: [ImportedModule]
  ) async -> CompileAttempt<Product> {
    urgent += 1
    defer { urgent -= 1 }
    await stopFilling()
    let page = page(text, mode, imports)
    do throws(EngineFault) {
      let cut = CutPage(text, page)
      if let cut, kept.spare(cut), let product = try await compile(cut) {
        return .compiled(product)
      }
      if Task.isCancelled { return .cancelled }
      if let cut, fillsEarly, urgent == 1 { beginFilling(cut) }
      let attempt = try await compile(text, page)
      guard case .compiled = attempt else {
        await stopFilling()
        return attempt
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
    let page = page(text, mode, imports)
    let cut = CutPage(text, page)
    if let cut, kept.spare(cut) {
      await prepare(cut.works[min(lastPart, cut.works.count - 1)])
    } else {
      await prepare(whole(text, page))
    }
    guard hasRun, urgent == 0, let cut else { return }
    fillsEarly = true
    beginFilling(cut)
  }

  /// Takes away what nobody will use.
  func discard(_ product: Product) async {
    await product.linker.discard()
    PageBuilder.removeByproducts(of: product.output)
    unlink(product.output + ".so")
  }

  /// Ends what waits.
  func close() async {
    isClosed = true
    await stopFilling()
    await discardWaiting()
  }

  // MARK: - A page as a whole

  private func compile(
    _ text: CompiledText, _ page: FrontEnd.Page
  ) async throws(EngineFault) -> CompileAttempt<Product> {
    let work = whole(text, page)
    let worker = try await takeWaiting(work)
    let linker = try WaitingLinker(frontEnd, output: worker.output, of: [worker.output])
    let early = linker.beginEarly(behind: worker.output)
    defer { early?.stop() }
    let end = try await worker.compile(work.texts)
    let said = DiagnosticReader(texts: [text]).read(worker.output + ".dia") ?? []
    let product = Product(output: worker.output, linker: linker, warnings: said)
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

  /// Compiles the parts that are missing, two at a time; nothing where one of them does not compile.
  private func compile(_ cut: CutPage) async throws(EngineFault) -> Product? {
    var missing = kept.missing(of: cut)
    if let index = missing.firstIndex(where: { waits(for: cut.works[$0]) }) {
      missing.swapAt(0, index)
    }
    if let first = missing.first { lastPart = first }
    let output = nextOutput()
    guard missing.count == 1 else {
      guard await compile(missing, of: cut) else { return nil }
      let linker = try WaitingLinker(frontEnd, output: output, of: objects(of: cut))
      return Product(output: output, linker: linker, warnings: warnings(of: cut))
    }
    let worker = try takePart(cut.works[missing[0]])
    var objects = cut.keys.map { kept.part($0)?.output ?? worker.output }
    objects.removeAll { $0 == worker.output }
    let linker = try WaitingLinker(frontEnd, output: output, of: objects + [worker.output])
    let early = linker.beginEarly(behind: worker.output)
    defer { early?.stop() }
    let isCompiled = await compile(missing[0], of: cut, by: worker)
    let product = Product(output: output, linker: linker, warnings: warnings(of: cut))
    if isCompiled, !Task.isCancelled { return product }
    await discard(product)
    return nil
  }

  private func compile(_ missing: [Int], of cut: CutPage) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      var rest = missing[...]
      func next() {
        guard let index = rest.popFirst() else { return }
        group.addTask { await self.compile(index, of: cut) }
      }
      next()
      next()
      for await isCompiled in group {
        guard isCompiled, !Task.isCancelled else {
          group.cancelAll()
          await group.waitForAll()
          return false
        }
        next()
      }
      return true
    }
  }

  private func compile(_ index: Int, of cut: CutPage) async -> Bool {
    guard let worker = try? takePart(cut.works[index]) else { return false }
    return await compile(index, of: cut, by: worker)
  }

  /// Whether a part was compiled, and is kept.
  private func compile(
    _ index: Int, of cut: CutPage, by worker: WaitingFrontEnd
  ) async -> Bool {
    let text = cut.text
    let end = try? await worker.compile(cut.works[index].texts)
    guard !Task.isCancelled, let end else {
      PageBuilder.removeByproducts(of: worker.output)
      return false
    }
    guard case .compiled = frontEnd.judge(end, texts: [text], output: worker.output) else {
      kept.refuse(cut.keys[index])
      PageBuilder.removeByproducts(of: worker.output)
      return false
    }
    let said = DiagnosticReader(texts: [text]).read(worker.output + ".dia") ?? []
    // Not of what nobody wrote, which is of no text.
    let warnings = said.filter { $0.file == text.path }
    kept.keep(KeptParts.Part(key: cut.keys[index], output: worker.output, warnings: warnings))
    return true
  }

  private func objects(of cut: CutPage) -> [String] {
    cut.keys.compactMap { kept.part($0)?.output }
  }

  /// In the order of the text, and what is said of each part once.
  private func warnings(of cut: CutPage) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for warning in cut.keys.compactMap({ kept.part($0)?.warnings }).joined()
    where !warnings.contains(warning) {
      warnings.append(warning)
    }
    return warnings.sorted {
      ($0.range.line, $0.range.column) < ($1.range.line, $1.range.column)
    }
  }

  // MARK: - What is compiled before it is asked for

  /// The declarations and statements first, which are many and small.
  private func fill(_ cut: CutPage) async {
    for index in kept.missing(of: cut).reversed() {
      guard !Task.isCancelled, !kept.isRefused(cut) else { return }
      guard let worker = try? start(cut.works[index]) else { return }
      worker.giveWay()
      _ = await compile(index, of: cut, by: worker)
    }
    guard !Task.isCancelled, urgent == 0, kept.spare(cut) else { return }
    await prepare(cut.works[min(lastPart, cut.works.count - 1)])
  }

  private func beginFilling(_ cut: CutPage) {
    guard filling == nil, !isClosed else { return }
    filling = Task { await fill(cut) }
  }

  private func stopFilling() async {
    guard let task = filling else { return }
    task.cancel()
    await task.value
    filling = nil
  }

  // MARK: - The front end that waits

  private func prepare(_ work: FrontEndWork) async {
    if waits(for: work) { return }
    await discardWaiting()
    guard !isClosed, waiting == nil else { return }
    waiting = try? start(work)
  }

  private func takeWaiting(_ work: FrontEndWork) async throws(EngineFault) -> WaitingFrontEnd {
    if !waits(for: work) { await discardWaiting() }
    return try takePart(work)
  }

  /// One that waits for another part goes on waiting.
  private func takePart(_ work: FrontEndWork) throws(EngineFault) -> WaitingFrontEnd {
    guard waits(for: work), let waiting else { return try start(work) }
    self.waiting = nil
    return waiting
  }

  private func start(_ work: FrontEndWork) throws(EngineFault) -> WaitingFrontEnd {
    let output = nextOutput()
    let pairs = zip(work.page.files, work.texts)
    var sheets: [TextSheet] = []
    for (number, (file, text)) in pairs.enumerated() {
      _ = try folder.place(for: file)
      sheets.append(try TextSheet(number, file: file, folder: folder.texts, for: text))
    }
    return try WaitingFrontEnd(
      frontEnd, arguments: arguments(work.page, output), output: output, sheets: sheets, gate: gate)
  }

  private func nextOutput() -> String {
    count += 1
    return "\(folder.build)/page-\(count)"
  }

  private func arguments(_ page: FrontEnd.Page, _ output: String) -> [String] {
    frontEnd.pageArguments(page, gate: folder.gate, output: output)
  }

  private func waits(for work: FrontEndWork) -> Bool {
    guard let waiting else { return false }
    return waiting.isWaiting && waiting.holds(work.texts)
      && waiting.arguments == arguments(work.page, waiting.output)
  }

  private func discardWaiting() async {
    guard let unwanted = waiting else { return }
    waiting = nil
    await unwanted.discard()
    PageBuilder.removeByproducts(of: unwanted.output)
  }
}
