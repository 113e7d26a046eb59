/// What the shared texts of a book are to one of its pages, as their paths tell.
///
/// `NAME.playgroundmodule` is a module of that name, for `import NAME`; the `Sources` of a chapter are
/// for the pages of that chapter. In a playground that is no book all texts are `others`.
struct BookModules {
  typealias Module = (name: String, texts: [PageInput.Text])

  /// Those that the page needs, each behind those it imports: one that cannot be built here keeps only
  /// those pages from running that import it.
  let modules: [Module]
  /// Of the page's own chapter, if it has any.
  let chapter: Module?
  let others: [PageInput.Text]

  init(of input: PageInput) {
    var (modules, chapter): ([String: [PageInput.Text]], [PageInput.Text]) = ([:], [])
    var others: [PageInput.Text] = []
    let own = Self.folder(".playgroundchapter", of: input.page.path)
    for text in input.sources {
      if let module = Self.folder(".playgroundmodule", of: text.path) {
        modules[ModuleName.identifier(module.name), default: []].append(text)
      } else if let folder = Self.folder(".playgroundchapter", of: text.path) {
        if folder.path == own?.path { chapter.append(text) }
      } else {
        others.append(text)
      }
    }
    let page =
      [input.page] + input.pageSources + chapter + others + [input.liveView].compactMap { $0 }
    self.modules = Self.inOrder(
      modules, for: input.autoImports + page.flatMap { Self.imports(in: $0.text) })
    self.others = others
    self.chapter = own.map { (ModuleName.identifier($0.name) + "_ChapterSources", chapter) }
  }

  private static func folder(
    _ suffix: String, of path: String
  ) -> (name: String, path: [Substring])? {
    let parts = path.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.lowercased().hasSuffix(suffix) }) else {
      return nil
    }
    return (String(parts[index].dropLast(suffix.count)), Array(parts[...index]))
  }

  /// Modules that import each other come as they are named; the compiler has words for that.
  private static func inOrder(
    _ modules: [String: [PageInput.Text]], for wanted: [String]
  ) -> [Module] {
    var ordered: [Module] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard let texts = modules[name], seen.insert(name).inserted else { return }
      for imported in texts.flatMap({ imports(in: $0.text) }).sorted() { add(imported) }
      ordered.append((name, texts))
    }
    for name in wanted.sorted() { add(name) }
    return ordered
  }

  private static func imports(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      return words[index + 1].split(separator: ".").first.map(String.init)
    }
  }
}
