import Foundation
import PageProtocol

/// Answers questions about the language in the texts of one document.
///
/// A language server, which starts at the first question, reads the texts as the compiler does.
/// Each document has its own, because the server knows only the texts that it was told of. **Always
/// holds**: every position is in the user's text; a question is answered in bounded time; a server
/// that ends, hangs or takes too much memory is replaced, after growing pauses; nothing is written
/// in the bundle; after `close` no process and no file of it is left. Deliberately not a source of
/// errors: those come from the build alone.
public actor LanguageSession {
  let configuration: EngineConfiguration
  var workspace: LanguageWorkspace?
  /// The last completions, for questions about one of them.
  var offers = Offers()
  var moduleInterfaces = ModuleInterfaces()
  private let program: [String]
  private let patience: Duration
  private var modules: ModuleBuilder?
  private let repairs = RepairMemory()
  private var server: LanguageServer?
  private var starting: Task<LanguageServer?, Never>?
  /// A server that has not answered its first message yet.
  private var beginner: LanguageServer?
  /// The texts that the server was told to open, as it knows them.
  private var opened: [String: (version: Int, text: String)] = [:]
  private var pause = RestartPause()
  private var builtSources: [PlannedModule]?
  private var building: Task<Void, Never>?
  private var idling: Task<Void, Never>?
  /// The methods that this server has answered: the first answer of each takes longer.
  private var warmed: Set<String> = []
  private var isClosed = false

  struct Offers {
    var first = 0
    var memos: [ServerValues.ItemQuestion?] = []
  }

  private static let mostMemory: UInt64 = 2 << 30
  private static let mostLate = 3
  private static let idle = Duration.seconds(600)
  /// The first answers of a server are late, because it loads the modules.
  private static let firstPatience = Duration.seconds(10)
  private static let modulesPatience = Duration.seconds(5)

  /// Starts nothing yet. A test may name another program.
  public init(
    _ configuration: EngineConfiguration, program: [String]? = nil,
    patience: Duration = .seconds(2)
  ) {
    self.configuration = configuration
    self.patience = patience
    self.program = program ?? [configuration.toolchain.root + "/bin/sourcekit-lsp"]
  }

  /// Answers a question about one of a page's texts; `others` are the bundle's other pages.
  public func answer(
    _ question: LanguageQuestion, about input: PageInput, others: [PageInput] = []
  ) async -> LanguageAnswer {
    if isClosed { return .refused("") }
    defer { idleSoon() }
    do throws(EngineFault) {
      if question.kind == .format { return try await format(question.file, of: input) }
      return try await ask(question, input, others)
    } catch {
      return .refused(error.words)
    }
  }

  /// The memory of the server's process; for tests.
  var processMemory: UInt64? { server.map(\.memory) }

  /// Ends the server's process, as a crash would; for tests.
  func endServer() { server?.end() }

  /// Ends the server and removes its folder.
  public func close() async {
    isClosed = true
    idling?.cancel()
    building?.cancel()
    beginner?.end()
    _ = await starting?.value
    await building?.value
    server?.end()
    server = nil
    workspace?.folder.remove()
    workspace = nil
  }

  // MARK: - The server

  /// The server, with current texts, and those of `paths` open; nil if it does not run.
  func ready(_ input: PageInput, open paths: [String]) async throws(EngineFault)
    -> LanguageServer?
  {
    if workspace == nil { workspace = try LanguageWorkspace(configuration) }
    await buildModules(input)
    guard !isClosed, let change = try workspace?.update(input) else { return nil }
    if change == .commands {
      // A running server does not read compile commands or modules again.
      _ = await starting?.value
      rest()
    }
    guard let server = await runningServer(), !isClosed, let workspace else { return nil }
    for path in Set(opened.keys).union(paths) { tell(server, path, workspace) }
    return server
  }

  /// Sends a request, and waits for the answer for a bounded time.
  func request<Result: Decodable>(
    _ server: LanguageServer, _ method: String, _ parameters: some Encodable & Sendable,
    as type: Result.Type
  ) async -> Result? {
    let reply = await server.request(
      method, parameters,
      patience: warmed.contains(method) ? patience : max(patience, Self.firstPatience))
    if server.lateInARow >= Self.mostLate || server.memory > Self.mostMemory { server.end() }
    guard case .answer(let data) = reply else { return nil }
    warmed.insert(method)
    return (try? JSONDecoder().decode(ServerValues.Answer<Result>.self, from: data))?.result
  }

  /// Whether the server has answered this method before.
  func hasAnswered(_ method: String) -> Bool { warmed.contains(method) }

  private func tell(_ server: LanguageServer, _ path: String, _ workspace: LanguageWorkspace) {
    guard let text = workspace.texts[path]?.text else { return }
    let address = workspace.address(of: path)
    guard let known = opened[path] else {
      opened[path] = (1, text)
      server.notify(
        "textDocument/didOpen",
        ServerValues.Opening(textDocument: .init(uri: address, version: 1, text: text)))
      return
    }
    guard known.text != text else { return }
    opened[path] = (known.version + 1, text)
    server.notify(
      "textDocument/didChange",
      ServerValues.Change(
        textDocument: .init(uri: address, version: known.version + 1),
        contentChanges: [.init(text: text)]))
  }

  private func runningServer() async -> LanguageServer? {
    if let server, !server.isGone { return server }
    if let starting { return await starting.value }
    if server != nil {
      server = nil
      pause.didEnd(.now)
    }
    guard pause.allows(.now) else { return nil }
    let task = Task { await startServer() }
    starting = task
    let started = await task.value
    starting = nil
    return started
  }

  private func startServer() async -> LanguageServer? {
    guard let workspace, !isClosed else { return nil }
    pause.didStart(.now)
    opened = [:]
    warmed = []
    await workspace.frontEnd.readyModules(.usual)
    let request = { [program] (descriptors: [Int32]) throws(EngineFault) in
      try workspace.server(program, descriptors)
    }
    guard let fresh = try? LanguageServer(starting: request) else {
      pause.didEnd(.now)
      return nil
    }
    workspace.frontEnd.clangModules.removeLocks(after: { await fresh.wait() })
    beginner = fresh
    defer { beginner = nil }
    let reply = await fresh.request(
      "initialize", ServerGreeting(folder: workspace.root), patience: Self.firstPatience)
    guard case .answer = reply, !isClosed else {
      fresh.end()
      pause.didEnd(.now)
      return nil
    }
    fresh.notify("initialized", [String: String]())
    server = fresh
    return fresh
  }

  private func idleSoon() {
    idling?.cancel()
    idling = Task {
      guard (try? await Task.sleep(for: Self.idle)) != nil else { return }
      rest()
    }
  }

  /// Ends the server until the next question, without the pause that follows a crash. Current
  /// questions are not answered.
  public func rest() {
    server?.end()
    server = nil
  }

  // MARK: - Modules of Sources

  /// Builds the interfaces of `Sources`; if a module does not compile, its last interface stays.
  private func buildModules(_ input: PageInput) async {
    // The server reads the files of an application themselves.
    let sources = PlannedModule.all(of: input).filter {
      $0.sight != .nowhere && $0.name != input.application?.name
    }
    guard sources != builtSources, let workspace else { return }
    let isFirst = builtSources == nil
    builtSources = sources
    let builder =
      modules
      ?? ModuleBuilder(
        frontEnd: workspace.frontEnd, cache: ModuleCache(cacheFolder: configuration.cacheFolder),
        session: workspace.folder)
    modules = builder
    let before = building
    let task = Task {
      await before?.value
      await build(sources, of: input, builder)
    }
    building = task
    guard isFirst else { return }
    let clock = Task {
      try? await Task.sleep(for: Self.modulesPatience)
      if !Task.isCancelled { task.cancel() }
    }
    await task.value
    clock.cancel()
  }

  private func build(
    _ sources: [PlannedModule], of input: PageInput, _ builder: ModuleBuilder
  ) async {
    var imports: [ImportedModule] = []
    for planned in sources {
      let module = planned.module(imports, on: input.platform)
      guard case .compiled(let compiled) = await build(module, of: input, builder) else {
        continue
      }
      imports.append(compiled.imported)
      workspace?.adopt(compiled.imported)
    }
  }

  /// Builds a module in the way in which it will probably compile.
  private func build(
    _ module: SourcesModule, of input: PageInput, _ builder: ModuleBuilder
  ) async -> ModuleBuilder.Attempt {
    let unit = SwiftUnit(
      place: module.name, texts: module.texts.map { AgedText($0, stamp: input.stamp) })
    let way = unit.areOld ? CompileWay.old : .mode(input.languageMode ?? .usual)
    let rounds = OldSwiftRounds(
      place: module.name, memory: repairs, wish: unit.areOld ? .errors : [],
      lookup: DynamicLookup(kit: configuration.kit, areOld: unit.areOld)
    ) { texts in
      var module = module
      (module.texts, module.names) = (texts, way.names)
      return await builder.build(module, mode: way.mode) { _ in }
    }
    let texts =
      unit.areOld
      ? unit.oldTexts : OldTexts(module.texts, ages: module.texts.map { _ in .current })
    return await rounds.go(texts).attempt
  }
}
