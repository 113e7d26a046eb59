import Foundation
import PageProtocol

/// Compiles the modules of `Sources` of one document, or finds those that were compiled before.
///
/// **Always holds**: a module is compiled only if neither the session nor the cache has it for the
/// same texts and the same interfaces of the modules that it imports; each compilation has a folder
/// of its own, because a page may still run from an older one. Deliberately not incremental: the
/// front end compiles all files of a module in one call.
actor ModuleBuilder {
  private let frontEnd: FrontEnd
  private let cache: ModuleCache
  private let session: SessionFolder
  private var last: [String: (module: SourcesModule, mode: LanguageMode, product: CompiledModule)] =
    [:]
  /// The contents of each file in the session's folder of texts.
  private var written: [String: String] = [:]
  /// The folders of each module's compilations that may still be in use, the newest last.
  private var folders: [String: [String]] = [:]
  private var count = 0

  typealias Attempt = CompileAttempt<CompiledModule>

  init(frontEnd: FrontEnd, cache: ModuleCache, session: SessionFolder) {
    self.frontEnd = frontEnd
    self.cache = cache
    self.session = session
  }

  /// The module that was compiled from these texts by the rules of a mode, if it is still there.
  func find(_ module: SourcesModule, mode: LanguageMode) throws(EngineFault) -> CompiledModule? {
    if let last = last[module.name], last.module == module, last.mode == mode,
      access(last.product.library, R_OK) == 0
    {
      var product = last.product
      product.origin = .found
      return product
    }
    let texts = module.compiledTexts
    guard let entry = cache.find(key(module, texts, mode: mode)),
      entry.parts.map(\.name) == ModuleProducts.names(of: module.name)
    else { return nil }
    let products = ModuleProducts(name: module.name, folder: try newFolder(module.name))
    for part in entry.parts {
      guard products.write(part) else {
        throw EngineFault("cannot write to \(products.folder)", writingIn: products.folder)
      }
    }
    return remember(module, texts, mode: mode, products: products, origin: .found)
  }

  /// Finds a module, or compiles it and keeps the result. `onCompile` is called before it is
  /// compiled.
  func build(
    _ module: SourcesModule, mode: LanguageMode, onCompile: @Sendable (String) async -> Void
  ) async -> Attempt {
    if let refusal = TextName.refusal(of: module.texts.map(\.path)) {
      return .doesNotCompile([refusal])
    }
    do throws(EngineFault) {
      if let found = try find(module, mode: mode) { return .compiled(found) }
      await onCompile(module.name)
      return try await compileModule(module, mode: mode)
    } catch {
      return Task.isCancelled ? .cancelled : .fault(error)
    }
  }

  private func compileModule(
    _ module: SourcesModule, mode: LanguageMode
  ) async throws(EngineFault) -> Attempt {
    let texts = module.compiledTexts
    try write(texts)
    let products = ModuleProducts(name: module.name, folder: try newFolder(module.name))
    if let failure = try await emitModule(module, texts, mode: mode, to: products) {
      products.remove()
      return failure
    }
    if let failure = try await linkModule(texts, products) {
      products.remove()
      return failure
    }
    keep(products, key: key(module, texts, mode: mode))
    return .compiled(remember(module, texts, mode: mode, products: products, origin: .compiled))
  }

  /// Compiles the texts to an interface and an object; the failure if they do not compile.
  private func emitModule(
    _ module: SourcesModule, _ texts: [CompiledText], mode: LanguageMode,
    to products: ModuleProducts
  ) async throws(EngineFault) -> Attempt? {
    let arguments = frontEnd.moduleArguments(module, texts, mode: mode, output: products.output)
    try FrontEnd.list(texts).write(products.output)
    await frontEnd.readyModules(mode)
    let view = ToolSandbox.View(
      reads: ([session.texts] + module.imports.map(\.folder)).map { ToolSandbox.Folder($0) },
      writes: [ToolSandbox.Folder(products.folder)])
    let process = try frontEnd.start(
      arguments, errors: products.output + ".txt", folder: session.texts,
      view: view + frontEnd.clangModules.view)
    let end = await process.wait()
    FileList.remove(products.output)
    guard !Task.isCancelled else { return .cancelled }
    switch frontEnd.judge(end, texts: texts, output: products.output) {
    case .compiled: return nil
    case .refused(let diagnostics), .cannotLog(_, let diagnostics):
      return .doesNotCompile(diagnostics)
    case .fault(let fault): throw fault
    case .again: return try await emitModule(module, texts, mode: mode, to: products)
    }
  }

  /// Links the object to a shared object; the failure if it cannot be linked.
  private func linkModule(
    _ texts: [CompiledText], _ products: ModuleProducts
  ) async throws(EngineFault) -> Attempt? {
    let linker = try WaitingLinker(frontEnd, output: products.output)
    do throws(WaitingLinker.Failure) { try await linker.link([products.output]) } catch {
      if case .fault(let fault) = error { throw fault }
      return .doesNotCompile([Diagnostic(ofCompiler: error.words, in: texts[0].path)])
    }
    return Task.isCancelled ? .cancelled : nil
  }

  private func keep(_ products: ModuleProducts, key: String) {
    guard let parts = products.read() else { return }
    cache.keep(CacheEntry(key: key, parts: parts))
  }

  private func write(_ texts: [CompiledText]) throws(EngineFault) {
    for text in texts {
      let file = try session.place(for: text.path)
      let contents = text.rewritten.text
      // Do not write a file again: another compilation may read it while it is empty.
      if written[file] == contents { continue }
      guard FileManager.default.createFile(atPath: file, contents: Data(contents.utf8))
      else { throw EngineFault("cannot write \(file)", writingIn: session.texts) }
      written[file] = contents
    }
  }

  private func remember(
    _ module: SourcesModule, _ texts: [CompiledText], mode: LanguageMode,
    products: ModuleProducts, origin: CompiledModule.Origin
  ) -> CompiledModule {
    let product = CompiledModule(
      imported: ImportedModule(
        name: module.name, interface: products.interfaceHash, folder: products.folder,
        sight: module.sight),
      library: products.library, texts: texts,
      warnings: DiagnosticReader(texts: texts).read(products.output + ".dia") ?? [],
      origin: origin)
    last[module.name] = (module, mode, product)
    folders[module.name, default: []].append(products.folder)
    // The page of the build before the last may still run.
    if let oldest = folders[module.name]?.first, folders[module.name, default: []].count > 3 {
      folders[module.name]?.removeFirst()
      try? FileManager.default.removeItem(atPath: oldest)
    }
    return product
  }

  /// Everything that the result depends on.
  private func key(
    _ module: SourcesModule, _ texts: [CompiledText], mode: LanguageMode
  ) -> String {
    var key = frontEnd.identity + "\n\(module.name) \(mode.rawValue)\n"
    key += frontEnd.needed(by: texts).joined(separator: " ") + "\n"
    key += module.arguments.joined(separator: " ") + "\n"
    for imported in module.imports { key += "\(imported.name) \(imported.interface)\n" }
    for text in texts {
      let source = text.rewritten.text
      key += "\(text.path.utf8.count) \(text.path) \(source.utf8.count)\n\(source)\n"
    }
    return key
  }

  private func newFolder(_ name: String) throws(EngineFault) -> String {
    count += 1
    return try session.newBuildFolder(name, number: count)
  }
}
