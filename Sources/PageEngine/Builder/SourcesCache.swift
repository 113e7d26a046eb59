import Foundation
import PageProtocol

/// The compiled `Sources` of a document, kept by content under the user's cache folder.
///
/// What: one folder for each content, compiler and page kit, holding the module's interface, its
/// shared object and a manifest. Why: Sources change seldom, and take longer than the page. Always
/// holds: an entry is used only if its whole key is equal, not just its hash, and its files are as
/// they were written; anything else is compiled again and replaces it. An entry appears whole, by
/// one rename. The cache may be deleted at any time, and never grows beyond `most` entries.
/// Deliberately not: incremental. All files of `Sources` are one compilation.
actor SourcesCache {
  private let frontEnd: FrontEnd
  private let entries: String
  private var last: (input: [PageInput.Text], products: Products)?
  private var count = 0

  static let most = 48

  /// A module that is ready to be imported and loaded.
  struct Products: Sendable {
    /// The folder to import from.
    var folder: String
    var library: String
    var texts: [CompiledText]
    var warnings: [Diagnostic]
    var origin: Origin
  }

  enum Origin: Equatable, Sendable {
    case found, compiled
  }

  enum Outcome: Sendable {
    case products(Products)
    case doesNotCompile([Diagnostic])
    case cancelled
  }

  /// A second one follows where the compiler's own cache was at fault.
  enum Attempt { case first, second }

  private static let diagnostics = FrontEnd.sourcesModule + ".dia"
  private static let names =
    [".swiftmodule", ".so"].map { FrontEnd.sourcesModule + $0 } + [diagnostics]

  init(frontEnd: FrontEnd, folder: String) {
    self.frontEnd = frontEnd
    entries = folder + "/sources"
  }

  /// What was compiled from these texts before, if it is still there and whole.
  func find(_ input: [PageInput.Text], in session: SessionFolder) throws(EngineFault) -> Products? {
    if var products = last?.products, last?.input == input,
      access(products.library, R_OK) == 0
    {
      products.origin = .found
      return products
    }
    let texts = input.map { CompiledText($0) }
    let key = key(texts)
    let entry = entries + "/" + ContentHash.of(key.utf8)
    guard let manifest = SourcesManifest(folder: entry), manifest.key == key,
      manifest.matches(entry)
    else { return nil }
    let folder = try session.newBuildFolder(FrontEnd.sourcesModule, number: nextNumber())
    for name in Self.names {
      guard FileCopy.link(entry + "/" + name, folder + "/" + name) else { return nil }
    }
    utimes(entry, nil)
    return remember(input, texts, folder: folder, origin: .found)
  }

  /// Compiles the texts and keeps the result.
  func compile(
    _ input: [PageInput.Text], in session: SessionFolder, attempt: Attempt = .first
  ) async throws(EngineFault) -> Outcome {
    let texts = input.map { CompiledText($0) }
    var files: [String] = []
    for text in texts {
      let file = try session.place(for: text.path)
      guard FileManager.default.createFile(atPath: file, contents: Data(text.rewritten.text.utf8))
      else { throw EngineFault("cannot write \(file)") }
      files.append(text.path)
    }
    let folder = try session.newBuildFolder(FrontEnd.sourcesModule, number: nextNumber())
    let output = folder + "/" + FrontEnd.sourcesModule
    let process = try frontEnd.start(
      frontEnd.sourcesArguments(files: files, output: output),
      errors: output + ".txt", folder: session.texts)
    let end = await process.wait()
    guard !Task.isCancelled else { return .cancelled }
    guard end == .exited(status: 0) else {
      let diagnostics = failure(end, texts, output: output)
      guard attempt == .first, frontEnd.isModuleCacheAtFault(diagnostics) else {
        return .doesNotCompile(diagnostics)
      }
      frontEnd.forgetModules()
      return try await compile(input, in: session, attempt: .second)
    }
    try await frontEnd.link(output)
    guard !Task.isCancelled else { return .cancelled }
    store(folder, key: key(texts))
    return .products(
      remember(input, texts, folder: folder, origin: .compiled))
  }

  private func remember(
    _ input: [PageInput.Text], _ texts: [CompiledText], folder: String, origin: Origin
  ) -> Products {
    let reader = DiagnosticReader(texts: texts)
    let products = Products(
      folder: folder, library: "\(folder)/\(FrontEnd.sourcesModule).so", texts: texts,
      warnings: reader.read(folder + "/" + Self.diagnostics) ?? [], origin: origin)
    last = (input, products)
    return products
  }

  private func failure(
    _ end: ProcessEnd, _ texts: [CompiledText], output: String
  ) -> [Diagnostic] {
    let reader = DiagnosticReader(texts: texts)
    let diagnostics = reader.read(output + ".dia") ?? []
    if diagnostics.contains(where: { $0.severity == .error }) { return diagnostics }
    let words = FrontEnd.text(output + ".txt")
    return diagnostics + [
      Diagnostic(
        severity: .error, message: words.isEmpty ? "the compiler failed: \(end)" : words,
        file: texts[0].path, range: .unknown, notes: [], fixIts: [])
    ]
  }

  /// Everything the result depends on.
  private func key(_ texts: [CompiledText]) -> String {
    var key = frontEnd.toolchain.version + "\n" + frontEnd.toolchain.root + "\n"
    key += (FileStamp(path: frontEnd.toolchain.frontEnd)?.description ?? "") + "\n"
    key += frontEnd.kit.identity + "\n"
    for text in texts {
      let source = text.rewritten.text
      key += "\(text.path.utf8.count) \(text.path) \(source.utf8.count)\n\(source)\n"
    }
    return key
  }

  /// A cache that cannot be written is one that finds nothing.
  private func store(_ folder: String, key: String) {
    let manager = FileManager.default
    let entry = entries + "/" + ContentHash.of(key.utf8)
    let fresh = entries + "/.new-\(getpid())-\(nextNumber())"
    defer { try? manager.removeItem(atPath: fresh) }
    guard
      (try? manager.createDirectory(atPath: fresh, withIntermediateDirectories: true)) != nil
    else { return }
    for name in Self.names {
      guard FileCopy.copy(folder + "/" + name, fresh + "/" + name) else { return }
    }
    guard
      let manifest = SourcesManifest(key: key, folder: fresh, Self.names),
      manifest.write(fresh)
    else { return }
    try? manager.removeItem(atPath: entry)
    rename(fresh, entry)
    prune()
  }

  private func prune() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: entries)) ?? []
    guard names.count > Self.most else { return }
    let byAge = names.map { (name: $0, stamp: FileStamp(path: entries + "/" + $0)?.seconds ?? 0) }
      .sorted { $0.stamp < $1.stamp }
    for old in byAge.prefix(names.count - Self.most) {
      try? manager.removeItem(atPath: entries + "/" + old.name)
    }
  }

  private func nextNumber() -> Int {
    count += 1
    return count
  }
}
