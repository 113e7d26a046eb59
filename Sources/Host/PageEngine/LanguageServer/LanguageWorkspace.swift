import Foundation
import SourceDialect

/// The folder that a language server works in: the texts as the compiler reads them, how each of
/// them is compiled, and the interfaces of the modules of `Sources`.
///
/// It lies outside the bundle, and is removed with the document.
///
/// **Always holds**: every text has an absolute path in `compile_commands.json`, so none is parsed
/// as an option or as a file of further arguments; the folder holds no `Package.swift`, which the
/// server would compile and run; the texts that modules are compiled from lie in another folder.
struct LanguageWorkspace: Sendable {
  let folder: SessionFolder
  /// The folder that the server works in.
  var place: String { folder.path + "/language" }
  let frontEnd: FrontEnd
  private(set) var texts: [String: LanguageText] = [:]
  private var known: [String: Known] = [:]
  private var commands: [String: [String]] = [:]

  private struct Known: Equatable {
    var text: String
    var others: [String]
  }

  init(_ configuration: EngineConfiguration) throws(EngineFault) {
    folder = try SessionFolder()
    frontEnd = FrontEnd(configuration, session: folder)
    try? FileManager.default.createDirectory(
      atPath: place + "/.sourcekit-lsp", withIntermediateDirectories: true)
    FileManager.default.createFile(
      atPath: place + "/.sourcekit-lsp/config.json", contents: Data(Self.settings.utf8))
  }

  /// How a language server starts. It reads the texts and the interfaces, and writes only C
  /// modules.
  func server(
    _ program: [String], _ descriptors: [Int32]
  ) throws(EngineFault) -> ChildProcess.Request {
    let home = frontEnd.tools.mode == .on ? "/tmp" : folder.path
    return try frontEnd.tools.request(
      program,
      environment: [
        "PATH": ProgramSearch.path,
        "LANG": "C.UTF-8", "HOME": home, "TMPDIR": home,
      ],
      folder: place,
      view: ToolSandbox.View(reads: [place, folder.build].map { ToolSandbox.Folder($0) })
        + frontEnd.clangModules.view,
      descriptors: descriptors, lifetime: .document)
  }

  /// The server treats its folder as a compilation database, even where it finds a manifest.
  private static let settings =
    #"{"backgroundIndexing":false,"defaultWorkspaceType":"compilationDatabase"}"#

  /// Whether the server treats a text as the manifest of a package, which it compiles and runs.
  private static func isManifest(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent.lowercased()
    return name == "package.swift" || name.hasPrefix("package@")
  }

  /// Where the newest interface of each module of `Sources` is.
  private var interfaces: [String: String] = [:]

  /// Where a module of the bundle and those that it can import are; empty for any other module.
  func folders(around module: String) -> [String] {
    interfaces[module] == nil ? [] : interfaces.values.sorted()
  }

  /// Keeps the interface of a module. Each interface has its own folder, so that the server sees
  /// the change.
  mutating func adopt(_ module: ImportedModule) {
    let place = "\(folder.build)/interface-\(module.name)-\(module.interface)"
    let manager = FileManager.default
    if access(place, F_OK) != 0 {
      try? manager.createDirectory(atPath: place, withIntermediateDirectories: true)
      for suffix in [".swiftmodule", ".swiftdoc"] {
        let file = "/\(module.name)\(suffix)"
        if let data = ToolFile.read(module.folder + file) {
          _ = ToolFile.write(data, to: place + file)
        }
      }
    }
    interfaces[module.name] = place
  }

  var root: String { URL(fileURLWithPath: place, isDirectory: true).absoluteString }

  func address(of path: String) -> String {
    URL(fileURLWithPath: full(path)).absoluteString
  }

  /// The path of a text of the page.
  func path(at address: String) -> String? {
    guard let file = URL(string: address)?.path, file.hasPrefix(place + "/") else {
      return nil
    }
    return String(file.dropFirst(place.count + 1))
  }

  private func full(_ path: String) -> String { place + "/" + path }

  enum Change { case commands, textsAtMost }

  /// Writes the texts and compile commands of a page that have changed.
  mutating func update(_ input: PageInput) throws(EngineFault) -> Change {
    if let application = input.application {
      let texts = input.documentTexts
      try take(texts + application.generated, of: input, beside: texts)
    } else {
      try take(
        [input.page], of: input, beside: input.sources + input.pageSources,
        preamble: input.preamble)
    }
    try take(input.sources, of: input, beside: input.sources)
    try take(input.pageSources, of: input, beside: input.pageSources)
    try take([input.liveView].compactMap { $0 }, of: input, beside: [])
    let before = commands
    for (path, arguments) in arguments(for: input) { commands[path] = arguments }
    guard commands != before else { return .textsAtMost }
    let entries = commands.sorted { $0.key < $1.key }.map {
      Command(directory: place, file: full($0.key), arguments: $0.value)
    }
    guard let data = try? JSONEncoder().encode(entries),
      FileManager.default.createFile(
        atPath: place + "/compile_commands.json", contents: data)
    else { throw EngineFault("cannot write to \(place)") }
    return .commands
  }

  private mutating func take(
    _ files: [PageInput.Text], of input: PageInput, beside others: [PageInput.Text],
    preamble: String? = nil
  ) throws(EngineFault) {
    var group: TextGroup?
    for file in files where !Self.isManifest(file.path) {
      let now = Known(text: file.text, others: others.map(\.text))
      guard known[file.path] != now else { continue }
      known[file.path] = now
      let whole = group ?? TextGroup((files + others).map(\.text))
      group = whole
      let text = LanguageText(
        file, on: input.platform, beside: others, in: whole, stamp: input.stamp,
        preamble: preamble)
      let isOther = texts[file.path]?.text != text.text
      texts[file.path] = text
      guard isOther else { continue }
      let place = try folder.place(for: file.path, in: place)
      guard
        FileManager.default.createFile(
          atPath: place, contents: Data(text.text.utf8))
      else { throw EngineFault("cannot write \(place)") }
    }
  }

  private struct Command: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  /// How each text of a page is compiled.
  private func arguments(for input: PageInput) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var imports: [ImportedModule] = []
    for planned in PlannedModule.all(of: input) {
      let (name, texts) = (planned.name, planned.texts.filter { !Self.isManifest($0.path) })
      if name == input.application?.name {
        let paths = texts.map { input.ownPath(of: $0.path) ?? $0.path }
        let command =
          common(input, paths, imports: imports) + planned.arguments
          + ["-module-name", name, "-parse-as-library"] + paths.map(full)
        for path in paths { result[path] = command }
        continue
      }
      if planned.sight == .whereImported {
        if let folder = interfaces[name] {
          imports.append(
            ImportedModule(name: name, interface: "", folder: folder, sight: .whereImported))
        }
        continue
      }
      let own = common(input, texts.map(\.path), imports: imports)
      for text in texts {
        result[text.path] =
          own + ["-module-name", name] + (planned.sight == .nowhere ? [] : ["-parse-as-library"])
          + texts.map { full($0.path) }
      }
      if planned.sight == .nowhere { continue }
      if let folder = interfaces[name] {
        imports.append(ImportedModule(name: name, interface: "", folder: folder))
      }
    }
    guard input.application == nil, !Self.isManifest(input.page.path) else { return result }
    result[input.page.path] =
      common(input, [input.page.path], imports: imports)
      + ["-module-name", FrontEnd.pageModule, full(input.page.path)]
    return result
  }

  private func common(
    _ input: PageInput, _ paths: [String], imports: [ImportedModule]
  ) -> [String] {
    var needed: [String] = []
    for path in paths {
      for module in texts[path]?.neededModules ?? [] where !needed.contains(module) {
        let folders = [frontEnd.kit.modules, frontEnd.toolchain.libraries]
        if folders.contains(where: { access("\($0)/\(module).swiftmodule", F_OK) == 0 }) {
          needed.append(module)
        }
      }
    }
    let areOld = paths.contains { texts[$0]?.isOld == true }
    let mode = areOld ? .old : input.languageMode ?? .usual
    return [
      frontEnd.toolchain.root + "/bin/swiftc", "-target", frontEnd.toolchain.target,
      "-swift-version", mode.rawValue, "-Onone", "-D", "DEBUG",
      "-Xfrontend", "-disable-objc-interop",
      "-I", frontEnd.kit.modules,
    ] + frontEnd.tools.limits.expressionArguments.flatMap { ["-Xfrontend", $0] }
      + frontEnd.clangModules.arguments
      + imports.flatMap { ["-I", $0.folder] }
      + (needed + imports.filter { $0.sight == .everywhere }.map(\.name)).flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
      }
  }
}
