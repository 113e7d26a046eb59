import Foundation
import PageProtocol

/// Converts the texts of a document to current Swift.
///
/// `ConversionRounds` converts each `Sources` and each page; a page is compiled against the
/// converted modules. **Always holds**: only a private folder is written to, which `close` removes;
/// comments and layout stay; converting the result again changes nothing.
public actor OldSwiftConverter {
  private let folder: SessionFolder
  private let modules: ModuleBuilder
  private let compiler: PageCompiler
  private let kit: PageKit

  public init(_ configuration: EngineConfiguration) throws(EngineFault) {
    folder = try SessionFolder()
    let configuration = configuration.withCache(in: folder)
    let frontEnd = FrontEnd(configuration, session: folder)
    kit = frontEnd.kit
    modules = ModuleBuilder(
      frontEnd: frontEnd, cache: ModuleCache(cacheFolder: configuration.cacheFolder),
      session: folder)
    compiler = PageCompiler(frontEnd: frontEnd, folder: folder)
  }

  /// Ends the front end that waits, and removes the folder.
  public func close() async {
    await compiler.close()
    folder.remove()
  }

  /// The requested files of some pages in current Swift; files that no page uses are missing.
  public func convert(
    _ pages: [PageInput], files: Set<String>
  ) async throws(EngineFault) -> [ConvertedText] {
    var converted: [ConvertedText] = []
    var known: [String: Known] = [:]
    for page in pages {
      let modules = try await convertModules(of: page, &known, files)
      var ends = modules.map { ($0.texts, $0.problems) }
      let products = modules.compactMap(\.product)
      if products.count == modules.count {
        let end = await convertPage(page, products, files)
        if let fault = end.fault { throw fault }
        ends.append((end.texts, end.problems))
      } else {
        ends.append((unseen(page), []))
      }
      for (texts, problems) in ends {
        converted += texts.files.filter { file in
          files.contains(file.path) && !converted.contains { $0.file == file.path }
        }.map { ConvertedText($0, problems: problems) }
      }
    }
    return converted
  }

  private typealias ModuleEnd = ConversionRounds<CompiledModule>.End

  /// A module that several pages share is converted once.
  private struct Known {
    var texts: [PageInput.Text]
    var end: ModuleEnd
  }

  private func convertModules(
    of page: PageInput, _ known: inout [String: Known], _ files: Set<String>
  ) async throws(EngineFault) -> [ModuleEnd] {
    var ends: [ModuleEnd] = []
    for planned in PlannedModule.all(of: page) {
      let end: ModuleEnd
      if let before = known[planned.name], before.texts == planned.texts {
        end = before.end
      } else {
        end = await convertModule(planned, of: page, ends.compactMap(\.product?.imported), files)
        known[planned.name] = Known(texts: planned.texts, end: end)
      }
      if let fault = end.fault { throw fault }
      ends.append(end)
    }
    return ends
  }

  /// The texts of a page that cannot be compiled, because a module that it uses does not compile.
  private func unseen(_ page: PageInput) -> OldTexts {
    let unit = unit(page.page.path, [page.page], of: page)
    return unit.areOld ? unit.oldTexts : OldTexts([page.page], ages: [.current])
  }

  private func convertModule(
    _ planned: PlannedModule, of page: PageInput, _ imports: [ImportedModule],
    _ files: Set<String>
  ) async -> ModuleEnd {
    let unit = unit(planned.name, planned.texts, of: page)
    let rounds = ConversionRounds<CompiledModule>(
      unit: unit, isWanted: { files.contains($0) },
      compile: { [modules] texts, way in
        var module = planned.module(imports, on: page.platform)
        module.texts = texts
        if way == .old { module.names = .oldToo }
        return await modules.build(module, mode: way.mode) { _ in }
      }, warnings: \.warnings, lookup: lookup(page))
    return await rounds.go()
  }

  private func convertPage(
    _ page: PageInput, _ imports: [CompiledModule], _ files: Set<String>
  ) async -> ConversionRounds<[Diagnostic]>.End {
    let explainer = DiagnosticExplainer(
      modules: imports.map { .init(name: $0.imported.name, texts: $0.texts) })
    let rounds = ConversionRounds<[Diagnostic]>(
      unit: unit(page.page.path, [page.page], of: page), isWanted: { files.contains($0) },
      compile: { [compiler] texts, way in
        var input = page
        input.page.text = texts[0].text
        var text = CompiledText(input)
        if way == .old { text.names = .oldToo }
        let attempt = await compiler.compile(
          text, mode: way.mode, imports: imports.map(\.imported))
        return await Self.judgement(attempt.explained(by: explainer), compiler)
      }, warnings: \.self, lookup: lookup(page))
    return await rounds.go()
  }

  private func lookup(_ page: PageInput) -> DynamicLookup {
    DynamicLookup(kit: kit, neighbours: page.sources + page.pageSources, areOld: true)
  }

  /// The diagnostics; the product is discarded.
  private static func judgement(
    _ attempt: CompileAttempt<PageCompiler.Product>, _ compiler: PageCompiler
  ) async -> CompileAttempt<[Diagnostic]> {
    switch attempt {
    case .compiled(let product):
      await compiler.discard(product)
      return .compiled(product.warnings)
    case .doesNotCompile(let diagnostics): return .doesNotCompile(diagnostics)
    case .cancelled: return .cancelled
    case .fault(let fault): return .fault(fault)
    }
  }

  private func unit(_ place: String, _ texts: [PageInput.Text], of page: PageInput) -> SwiftUnit {
    SwiftUnit(place: place, texts: texts.map { AgedText($0, stamp: page.stamp) })
  }
}
