import SourceDialect

/// The steps of a build.
extension PageBuilder {
  /// Rewrites a page's text for the compiler, and reads how old it is.
  func rewriteText(_ input: PageInput) async -> Build {
    // At the same time, because for a long text each of them takes time that the user notices.
    let aging = Task.detached { [history] in history.readAge(ofPage: input) }
    let build = Build(input)
    await aging.value
    return build
  }

  /// Compiles the modules that the page needs, each after those that it imports.
  func compileModules(
    _ build: inout Build, _ report: @escaping Reporter
  ) async throws(BuildEnd) {
    for module in PlannedModule.all(of: build.input) {
      try await compileModule(module, &build, report)
    }
    build.timing.sources = build.watch.lap()
  }

  private func compileModule(
    _ module: PlannedModule, _ build: inout Build, _ report: @escaping Reporter
  ) async throws(BuildEnd) {
    let source = module.module(build.imports, on: build.input.platform)
    let (explainer, compilations) = (build.explainer, build.compilations)
    let compile = { @Sendable [modules] (source: SourcesModule, mode: LanguageMode) in
      await modules.build(source, mode: mode) {
        compilations.count()
        await report(.compiling(module: $0))
      }.explained(by: explainer.of(mode == .old ? [] : source.texts))
    }
    let unit = UnitCompiler<CompiledModule>(
      history: history, kit: kit, unit: history.unit(of: module, for: build.input),
      compileCurrent: { await compile(source, $0) },
      compileRewritten: { texts, way in
        var source = source
        (source.texts, source.names) = (texts, way.names)
        return await compile(source, way.mode)
      },
      // It stays in the cache for other builds.
      discard: { _ in })
    let (compiled, texts) = try await unit.compile(&build, report)
    build.add(texts.map(compiled.original) ?? compiled)
  }

  /// Compiles the page's own text to objects.
  func compilePage(
    _ build: inout Build, _ report: @escaping Reporter
  ) async throws(BuildEnd) -> PageCompiler.Product {
    let (text, imports, explainer) = (build.text, build.imports, build.explainer)
    let (input, compilations, warnings) = (build.input, build.compilations, build.warnings)
    let compile = { @Sendable [compiler] (text: CompiledText, mode: LanguageMode) in
      compilations.count()
      let explainer = explainer.of(mode == .old ? [] : [input.page])
      return await compiler.compile(text, mode: mode, imports: imports) { diagnostics in
        let isOfText = diagnostics.allSatisfy { $0.severity != .error || $0.file == text.path }
        // As in `LanguageModeLadder`, only the usual mode counts. Positions in rewritten text are
        // not the user's yet.
        guard mode == .usual, text.old == nil, isOfText, !diagnostics.isEmpty,
          // The whole text may compile with repairs.
          !diagnostics.contains(where: \.isAboutDynamicMember)
        else { return }
        await report(.doesNotCompileYet(warnings + explainer.explain(diagnostics)))
      }.explained(by: explainer)
    }
    let unit = UnitCompiler<PageCompiler.Product>(
      history: history, kit: kit, unit: history.unit(ofPage: input),
      compileCurrent: { await compile(text, $0) },
      compileRewritten: { texts, way in
        let text = CompiledText(RewrittenText(texts[0].text), input, names: way.names)
        return await compile(text, way.mode)
      },
      discard: { [compiler] in await compiler.discard($0) })
    let (product, texts) = try await unit.compile(&build, report)
    if let texts { build.rewrote(texts) }
    build.timing.parts = product.parts
    build.warn(texts?.original(product.warnings) ?? product.warnings)
    build.timing.frontEnd = build.watch.lap()
    return product
  }

  /// Links the page's objects to a shared object.
  func linkPage(
    _ product: PageCompiler.Product, _ build: inout Build
  ) async throws(BuildEnd) {
    defer { BuildOutput.removeByproducts(of: product.output) }
    do throws(WaitingLinker.Failure) { try await product.linker.link(product.objects) } catch {
      if case .fault(let fault) = error { throw .fault(fault) }
      throw .doesNotCompile([Diagnostic(ofCompiler: error.words, in: build.text.path)])
    }
    build.timing.link = build.watch.lap()
    finished.append(product.output)
    // The page of the build before the last may still run. Older ones have ended.
    while finished.count > 2 { BuildOutput.remove(finished.removeFirst()) }
    if Task.isCancelled { throw .cancelled }
  }

  /// The modules that a page's text imports, as earlier builds compiled them; nil if one is
  /// missing.
  func findModules(of input: PageInput) async -> [ImportedModule]? {
    var imports: [ImportedModule] = []
    for planned in PlannedModule.all(of: input) where planned.sight != .nowhere {
      var module = planned.module(imports, on: input.platform)
      let unit = history.unit(of: planned, for: input)
      let mode: LanguageMode
      switch history.first(of: unit, in: input).way {
      case .mode(let first):
        mode = first
        if let texts = history.lookedUp(module.texts, of: unit.place) {
          module.texts = texts.current
        }
      case .old:
        mode = .old
        module.texts = history.repairedTexts(of: unit).current
        module.names = .oldToo
      }
      guard let found = try? await modules.find(module, mode: mode) else { return nil }
      imports.append(found.imported)
    }
    return imports
  }
}
