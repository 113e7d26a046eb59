import SourceDialect

/// What one module of `Sources` is made of.
struct SourcesModule: Equatable, Sendable {
  var name: String
  var texts: [PageInput.Text]
  /// The modules it sees without an import line.
  var imports: [ImportedModule]
  var platform = PageInput.Platform.iOS
  /// By which names its texts may call things.
  var names = SwiftNames.current
  /// What sees it once it is compiled.
  var sight = ModuleSight.everywhere
  /// What its compiler is told besides.
  var arguments: [String] = []

  /// Its texts as the compiler sees them.
  var compiledTexts: [CompiledText] {
    let group = TextGroup(texts.map(\.text))
    return texts.map { text in
      var compiled = CompiledText(text, on: platform, in: group)
      compiled.names = names
      return compiled
    }
  }

  /// The modules of a page, in the order in which they are built and loaded.
  static func of(_ input: PageInput) -> [PlannedModule] {
    let page = ModuleName.page(at: input.page.path) ?? input.bundle
    let book = BookModules(of: input)
    let own =
      book.modules + [(ModuleName.sources(ofBundle: input.bundle), book.others)]
      + [book.chapter, (ModuleName.sources(ofPage: page), input.pageSources)].compactMap { $0 }
    return PlannedModule.ofPackage(input)
      + own.filter { !$0.1.isEmpty }.map { PlannedModule(name: $0.0, texts: $0.1) }
      + [input.liveView].compactMap { $0 }.map {
        PlannedModule(name: ModuleName.liveView(ofPage: page), texts: [$0], sight: .nowhere)
      }
  }
}

/// A compiled module as the ones that import it need to know it.
struct ImportedModule: Equatable, Sendable {
  var name: String
  /// The hash of its interface: what was compiled against one fits every other of the same hash.
  var interface: String
  /// The folder to import it from.
  var folder: String
  var sight = ModuleSight.everywhere

  static func == (left: ImportedModule, right: ImportedModule) -> Bool {
    left.name == right.name && left.interface == right.interface
  }
}

/// A module of `Sources` that is ready to be imported and loaded.
struct CompiledModule: Sendable {
  var imported: ImportedModule
  var library: String
  var texts: [CompiledText]
  var warnings: [Diagnostic]
  var origin: Origin

  enum Origin: Equatable, Sendable {
    case found, compiled
  }
}
