import Foundation
import PageProtocol

/// Builds the pages of one document, one build at a time.
///
/// What: `Sources` becomes a module, from the cache where its content was seen before; the page is
/// one call of the front end with the playground transform, and one of the linker. Always holds:
/// at most one front end works; a cancelled build has ended its processes before it returns; no
/// shared object is ever written over, because a page may still run from it; every position in a
/// diagnostic is one of the person's text. Deliberately not: a build system. There are two steps,
/// and they are in order.
actor PageBuilder {
  private let frontEnd: FrontEnd
  private let cache: SourcesCache
  private let folder: SessionFolder
  private var count = 0
  private var waiting: WaitingFrontEnd?
  private var finished: [String] = []
  private var isClosed = false

  init(frontEnd: FrontEnd, cache: SourcesCache, folder: SessionFolder) {
    self.frontEnd = frontEnd
    self.cache = cache
    self.folder = folder
  }

  /// Builds a page. `onModule` is told of a module that has to be compiled anew.
  func build(
    _ input: PageInput, onModule: @Sendable (String) async -> Void
  ) async throws(EngineFault) -> BuildOutcome {
    var timing = BuildTiming(began: Stopwatch.now)
    var watch = Stopwatch()
    let page = CompiledText(input.page)
    timing.dialect = watch.lap()

    let products: SourcesCache.Products?
    switch try await sources(input.sources + input.pageSources, onModule: onModule) {
    case .none: products = nil
    case .ready(let found):
      products = found
      if found.origin == .compiled { timing.rebuilt = [FrontEnd.sourcesModule] }
    case .doesNotCompile(let diagnostics):
      timing.sources = watch.lap()
      return .doesNotCompile(diagnostics, timing.closed())
    case .cancelled: return .cancelled
    }
    timing.sources = watch.lap()

    let texts = [page] + (products?.texts ?? [])
    let compiled = try await compile(page, texts: texts, products: products)
    timing.frontEnd = watch.lap()
    guard !Task.isCancelled else { return .cancelled }
    guard let output = compiled.output else {
      return .doesNotCompile(compiled.diagnostics, timing.closed())
    }
    try await frontEnd.link(output)
    timing.link = watch.lap()
    guard !Task.isCancelled else { return .cancelled }
    forget(after: output)
    return .built(
      BuiltPage(
        library: output + ".so", modules: products.map { [$0.library] } ?? [],
        warnings: (products?.warnings ?? []) + compiled.diagnostics, texts: texts,
        timing: timing.closed()))
  }

  /// Starts a front end that waits for the next text of this page.
  func prepare(_ input: PageInput) async {
    guard let found = try? await cached(input.sources + input.pageSources) else { return }
    let modules = found?.folder
    guard let file = try? textFile(input.page.path) else { return }
    if let waiting, waiting.isWaiting, fits(waiting, file: file, modules: modules) { return }
    await discardWaiting()
    guard !isClosed, waiting == nil else { return }
    waiting = try? start(file: file, modules: modules)
  }

  /// Ends what waits.
  func close() async {
    isClosed = true
    await discardWaiting()
  }

  private func discardWaiting() async {
    let unwanted = waiting
    waiting = nil
    await unwanted?.discard()
  }

  // MARK: - The page

  private func compile(
    _ page: CompiledText, texts: [CompiledText], products: SourcesCache.Products?
  ) async throws(EngineFault) -> (output: String?, diagnostics: [Diagnostic]) {
    let file = try textFile(page.path)
    for attempt in [Attempt.first, .second] {
      let worker = try await takeWaiting(file: file, modules: products?.folder)
      let end = await worker.compile(page.rewritten.text)
      guard !Task.isCancelled else { return (nil, []) }
      let reader = DiagnosticReader(texts: texts)
      let diagnostics = reader.read(worker.output + ".dia") ?? []
      if end == .exited(status: 0) { return (worker.output, diagnostics) }
      if attempt == .first, frontEnd.isModuleCacheAtFault(diagnostics) {
        frontEnd.forgetModules()
        continue
      }
      if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
      return (nil, diagnostics + [compilerFailure(end, worker.output, file: page.path)])
    }
    return (nil, [])
  }

  private enum Attempt { case first, second }

  private func takeWaiting(
    file: String, modules: String?
  ) async throws(EngineFault) -> WaitingFrontEnd {
    if let waiting, waiting.isWaiting, fits(waiting, file: file, modules: modules) {
      self.waiting = nil
      return waiting
    }
    await discardWaiting()
    return try start(file: file, modules: modules)
  }

  private func start(file: String, modules: String?) throws(EngineFault) -> WaitingFrontEnd {
    count += 1
    let output = "\(folder.build)/page-\(count)"
    return try WaitingFrontEnd(
      frontEnd,
      arguments: frontEnd.pageArguments(
        file: file, modules: modules, output: output),
      output: output, file: file, folder: folder.texts)
  }

  private func fits(_ waiting: WaitingFrontEnd, file: String, modules: String?) -> Bool {
    waiting.arguments
      == frontEnd.pageArguments(
        file: file, modules: modules, output: waiting.output)
  }

  private func textFile(_ path: String) throws(EngineFault) -> String {
    _ = try folder.place(for: path)
    return path
  }

  /// The front end ended without saying what is wrong with the text: it is wrong itself.
  private func compilerFailure(_ end: ProcessEnd, _ output: String, file: String) -> Diagnostic {
    let words = FrontEnd.text(output + ".txt").split(separator: "\n").first.map(String.init)
    let reason: String
    switch end {
    case .signalled(let signal): reason = "the compiler crashed (signal \(signal))"
    case .exited: reason = words ?? "the compiler failed without saying why"
    }
    return Diagnostic(
      severity: .error, message: reason, file: file,
      range: TextRange(line: 1, column: 1, endLine: 1, endColumn: 1), notes: [], fixIts: [])
  }

  /// The build before the last one may still run; older ones are gone.
  private func forget(after output: String) {
    for suffix in [".o", ".dia", ".txt", ".link.txt"] { unlink(output + suffix) }
    finished.append(output)
    while finished.count > 2 { unlink(finished.removeFirst() + ".so") }
  }
}

extension PageBuilder {
  private enum Sources {
    case none
    case ready(SourcesCache.Products)
    case doesNotCompile([Diagnostic])
    case cancelled
  }

  private func sources(
    _ texts: [PageInput.Text], onModule: @Sendable (String) async -> Void
  ) async throws(EngineFault) -> Sources {
    if let found = try await cached(texts) { return found.map { .ready($0) } ?? .none }
    await onModule(FrontEnd.sourcesModule)
    switch try await cache.compile(texts, in: folder) {
    case .products(let products): return .ready(products)
    case .doesNotCompile(let diagnostics): return .doesNotCompile(diagnostics)
    case .cancelled: return .cancelled
    }
  }

  /// Twice optional: nothing where it has to be compiled, and no products where there is no text.
  private func cached(
    _ texts: [PageInput.Text]
  ) async throws(EngineFault) -> SourcesCache.Products?? {
    if texts.isEmpty { return .some(nil) }
    return try await cache.find(texts, in: folder).map { .some($0) }
  }
}

extension BuildTiming {
  fileprivate func closed() -> BuildTiming {
    var timing = self
    timing.ended = Stopwatch.now
    timing.whole = Double(timing.ended - timing.began) / 1e6
    return timing
  }
}
