import SourceDialect

/// A module of `Sources` as the compiler is given it.
struct SourcesModule: Equatable, Sendable {
  var name: String
  var texts: [PageInput.Text]
  /// The compiled modules that it can use.
  var imports: [ImportedModule]
  var platform = PageInput.Platform.iOS
  /// Which names its texts can use.
  var names = SwiftNames.current
  /// Which texts can use it.
  var sight = ModuleSight.everywhere
  /// Further arguments of the compiler.
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
}

extension PlannedModule {
  /// The module to compile, once the modules before it are compiled.
  func module(_ imports: [ImportedModule], on platform: PageInput.Platform) -> SourcesModule {
    let seen = self.imports.map { names in imports.filter { names.contains($0.name) } } ?? imports
    var module = SourcesModule(name: name, texts: texts, imports: seen, platform: platform)
    (module.sight, module.arguments) = (sight, arguments)
    return module
  }
}
