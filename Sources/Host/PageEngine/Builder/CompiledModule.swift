/// A compiled module, as the compiler needs to know it for texts that import it.
struct ImportedModule: Equatable, Sendable {
  var name: String
  /// The hash of its interface: a text that was compiled against one works with all of the same
  /// hash.
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

extension CompiledModule {
  /// The same with positions in the texts in older Swift that it was rewritten from.
  func original(_ old: OldTexts) -> CompiledModule {
    var module = self
    module.warnings = old.original(warnings)
    for index in texts.indices { module.texts[index].old = old.file(texts[index].path)?.text }
    return module
  }
}
