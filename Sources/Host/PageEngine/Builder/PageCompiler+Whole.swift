import PageProtocol

/// The compilation of a page as a whole.
extension PageCompiler {
  /// Compiles a page's text to one object.
  func compileWhole(
    _ text: CompiledText, _ page: FrontEnd.Page
  ) async throws(EngineFault) -> CompileAttempt<Product> {
    let work = whole(text, page)
    let worker = try await workers.take(work)
    let linker = try WaitingLinker(frontEnd, output: worker.output)
    let early = linker.beginEarly(with: worker.output)
    defer { early?.stop() }
    let end = try await worker.compile(work.texts)
    let diagnostics = DiagnosticReader(texts: [text]).read(worker.output + ".dia") ?? []
    let product = Product(
      output: worker.output, objects: [worker.output], linker: linker, warnings: diagnostics)
    // The result of a process that was ended by cancellation means nothing.
    guard !Task.isCancelled else {
      await discard(product)
      return .cancelled
    }
    let judgement = frontEnd.judge(end, texts: [text], output: worker.output)
    if case .compiled = judgement { return .compiled(product) }
    await discard(product)
    return try await retryWhole(text, page, after: judgement)
  }

  /// Compiles a text once more if that can help.
  private func retryWhole(
    _ text: CompiledText, _ page: FrontEnd.Page, after judgement: FrontEnd.Judgement
  ) async throws(EngineFault) -> CompileAttempt<Product> {
    switch judgement {
    case .refused(let diagnostics): return .doesNotCompile(diagnostics)
    case .cannotLog(_, let diagnostics) where page.parameters == .off:
      return .doesNotCompile(diagnostics)
    case .cannotLog(let parameters, _):
      unloggable.remember(parameters, in: text)
      var page = page
      page.parameters = .off
      return try await compileWhole(text, page)
    case .fault(let fault): throw fault
    case .compiled, .again: return try await compileWhole(text, page)
    }
  }

  func whole(_ text: CompiledText, _ page: FrontEnd.Page) -> FrontEndWork {
    FrontEndWork(page: page, texts: [text.rewritten.text])
  }
}
