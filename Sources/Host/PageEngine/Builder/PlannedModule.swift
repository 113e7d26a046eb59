/// A module that a build needs, before it is known what it sees.
struct PlannedModule: Equatable, Sendable {
  var name: String
  var texts: [PageInput.Text]
  var sight = ModuleSight.everywhere
  var arguments: [String] = []
  /// The only modules it sees; none means all that are built before it.
  var imports: Set<String>?

  /// As it is to be compiled, where these have been.
  func module(_ imports: [ImportedModule], on platform: PageInput.Platform) -> SourcesModule {
    let seen = self.imports.map { names in imports.filter { names.contains($0.name) } } ?? imports
    var module = SourcesModule(name: name, texts: texts, imports: seen, platform: platform)
    (module.sight, module.arguments) = (sight, arguments)
    return module
  }

  /// Those of the package around a page that the page needs.
  static func ofPackage(_ input: PageInput) -> [PlannedModule] {
    guard !input.package.modules.isEmpty else { return [] }
    let imports = input.texts.reduce(into: Set<String>()) {
      $0.formUnion(ImportLines.modules(in: $1.text))
    }
    var seen: [String: Set<String>] = [:]
    let wanted = imports.union([input.insideModule].compactMap(\.self))
    return input.package.needed(by: wanted).map { module in
      // A module is read together with what it imports.
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

/// What sees a compiled module.
enum ModuleSight: Sendable {
  /// Every text that is compiled after it, without an import line.
  case everywhere
  /// Texts that import it.
  case whereImported
  /// Nothing: it is a program of its own, that runs before the page does.
  case nowhere
}
