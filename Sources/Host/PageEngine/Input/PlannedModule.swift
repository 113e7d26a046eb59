/// A module that a page needs, before the modules that it imports are compiled.
struct PlannedModule: Equatable, Sendable {
  var name: String
  var texts: [PageInput.Text]
  var sight = ModuleSight.everywhere
  var arguments: [String] = []
  /// The only modules it can import; nil if it can import all that are built before it.
  var imports: Set<String>?

  /// The modules of a page, in the order in which they are built and loaded.
  static func all(of input: PageInput) -> [PlannedModule] {
    let page = ModuleName.page(at: input.page.path) ?? input.bundle
    let book = BookModules(of: input)
    let own =
      book.modules + [(ModuleName.sources(ofBundle: input.bundle), book.others)]
      + [book.chapter, (ModuleName.sources(ofPage: page), input.pageSources)].compactMap { $0 }
    return ofPackage(input)
      + own.filter { !$0.1.isEmpty }.map { PlannedModule(name: $0.0, texts: $0.1) }
      + [input.liveView].compactMap { $0 }.map {
        PlannedModule(name: ModuleName.liveView(ofPage: page), texts: [$0], sight: .nowhere)
      }
  }

  /// The modules of the page's package that the page needs.
  private static func ofPackage(_ input: PageInput) -> [PlannedModule] {
    guard !input.package.modules.isEmpty else { return [] }
    let imports = input.texts.reduce(into: Set<String>()) {
      $0.formUnion(ImportLines.modules(in: $1.text))
    }
    var seen: [String: Set<String>] = [:]
    let wanted = imports.union([input.insideModule].compactMap(\.self))
    return input.package.needed(by: wanted).map { module in
      // The compiler reads a module together with the modules that it imports.
      let imports = module.imports
      seen[module.name] = imports.reduce(into: imports) {
        $0.formUnion(seen[$1] ?? [])
      }
      return PlannedModule(
        name: module.name, texts: module.texts, sight: .whereImported,
        arguments: module.arguments, imports: seen[module.name])
    }
  }
}

/// Which texts can use a compiled module.
enum ModuleSight: Sendable {
  /// All that are compiled after it, without an import line.
  case everywhere
  /// Those that import it.
  case whereImported
  /// None: it is a program of its own, which runs before the page.
  case nowhere
}
