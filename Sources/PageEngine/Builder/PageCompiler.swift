import Foundation
import PageProtocol

/// Compiles the texts of one document's pages; a front end that waits for the next text is at hand.
///
/// Always holds: at most one front end waits, and it is the one the next text most likely needs;
/// what compiles at the same time, for several language modes, has outputs of its own; a cancelled
/// compilation has ended its process before it returns.
actor PageCompiler {
  private let frontEnd: FrontEnd
  private let folder: SessionFolder
  private var count = 0
  private var waiting: WaitingFrontEnd?
  private let gate: PageGate
  private var unloggable = UnloggableParameters()
  private var isClosed = false

  /// A page's object, and what the compiler said about its text.
  struct Product: Sendable {
    /// The object's path without its suffix.
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
    do throws(EngineFault) {
      return try await compile(text, page(text, mode, imports))
    } catch {
      return Task.isCancelled ? .cancelled : .fault(error)
    }
  }

  /// Starts a front end that waits for the next text of a page.
  func prepare(_ text: CompiledText, mode: LanguageMode, imports: [ImportedModule]) async {
    let page = page(text, mode, imports)
    if let waiting, fits(waiting, page, text) { return }
    await discardWaiting()
    guard !isClosed, waiting == nil else { return }
    waiting = try? start(page, text)
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
    await discardWaiting()
  }

  private func compile(
    _ text: CompiledText, _ page: FrontEnd.Page
  ) async throws(EngineFault) -> CompileAttempt<Product> {
    let worker = try await takeWaiting(page, text)
    let linker = try WaitingLinker(frontEnd, output: worker.output)
    let early = linker.beginEarly()
    defer { early?.stop() }
    let end = try await worker.compile(text.rewritten.text)
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
      file: text.path, mode: mode, parameters: unloggable.logging(for: text),
      needed: frontEnd.loaded(for: text), imports: imports)
  }

  private func takeWaiting(
    _ page: FrontEnd.Page, _ text: CompiledText
  ) async throws(EngineFault) -> WaitingFrontEnd {
    if let waiting, fits(waiting, page, text) {
      self.waiting = nil
      return waiting
    }
    await discardWaiting()
    return try start(page, text)
  }

  private func start(
    _ page: FrontEnd.Page, _ text: CompiledText
  ) throws(EngineFault) -> WaitingFrontEnd {
    count += 1
    let output = "\(folder.build)/page-\(count)"
    _ = try folder.place(for: page.file)
    return try WaitingFrontEnd(
      frontEnd, arguments: arguments(page, output), output: output,
      sheet: TextSheet(file: page.file, folder: folder.texts, for: text.rewritten.text), gate: gate)
  }

  private func arguments(_ page: FrontEnd.Page, _ output: String) -> [String] {
    frontEnd.pageArguments(page, gate: folder.gate, output: output)
  }

  private func fits(
    _ waiting: WaitingFrontEnd, _ page: FrontEnd.Page, _ text: CompiledText
  ) -> Bool {
    waiting.isWaiting && waiting.holds(text.rewritten.text)
      && waiting.arguments == arguments(page, waiting.output)
  }

  private func discardWaiting() async {
    guard let unwanted = waiting else { return }
    waiting = nil
    await unwanted.discard()
    PageBuilder.removeByproducts(of: unwanted.output)
  }
}
