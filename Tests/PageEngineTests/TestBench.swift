import Foundation
import PageProtocol
import SourceDialect

@testable import PageEngine

/// What every test that builds or runs a page stands on: the built page host, the staged modules,
/// and a cache folder of its own.
final class TestBench: @unchecked Sendable {
  private(set) var configuration: EngineConfiguration
  let cacheFolder: String
  private var folders: [SessionFolder] = []

  struct Missing: Error {
    var what: String
  }

  /// Compiled C modules cost seconds; they are the same for nearly every test.
  enum Modules { case shared, own }

  init(
    sandbox: SandboxMode = .on, network: NetworkAccess = .none, limits: Limits = Limits(),
    modules: Modules = .shared, toolchain: Toolchain? = nil
  ) async throws {
    // Named as a session is: what a front end leaves there after us is swept with those.
    cacheFolder = NSTemporaryDirectory() + "lekplats-\(getpid())-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: cacheFolder, withIntermediateDirectories: true)
    let found = try await Self.toolchain()
    configuration = EngineConfiguration(
      toolchain: toolchain ?? found, kit: try Self.kit.get(), cacheFolder: cacheFolder,
      sandbox: sandbox, limits: limits)
    configuration.network = network
    guard modules == .shared else { return }
    let products = URL(fileURLWithPath: try Self.kit.get().modules).deletingLastPathComponent()
    configuration.moduleCache = products.appendingPathComponent("PageModuleCache").path
  }

  /// A front end with a private folder, which goes with the bench.
  func frontEnd(_ kit: PageKit? = nil) throws -> FrontEnd {
    var configuration = configuration
    if let kit { configuration.kit = kit }
    let folder = try SessionFolder()
    folders.append(folder)
    return FrontEnd(configuration, session: folder)
  }

  deinit {
    for folder in folders { folder.remove() }
    try? FileManager.default.removeItem(atPath: cacheFolder)
  }

  static func toolchain() async throws -> Toolchain {
    try await Toolchain.find().get()
  }

  /// Runs a page to its end.
  func run(
    _ text: String, sources: [PageInput.Text] = [], options: RunOptions = RunOptions()
  ) async throws -> RunRecord {
    try await run(Self.input(text, sources: sources), options: options)
  }

  /// Runs a page to its end, in a session of its own.
  func run(_ input: PageInput, options: RunOptions = RunOptions()) async throws -> RunRecord {
    let session = try PageSession(configuration)
    let record = await RunRecord(session.run(input, options: options))
    await session.close()
    return record
  }

  static func input(
    _ text: String, sources: [PageInput.Text] = [], resources: [URL] = []
  ) -> PageInput {
    PageInput(
      bundle: "Test", page: PageInput.Text(path: "Contents.swift", text: text), sources: sources,
      resources: resources)
  }

  /// What `Scripts/build tests` has laid out beside the test's own executable.
  private static let kit = Result<PageKit, any Error> {
    try PageKit.find(in: productsFolder()).get()
  }

  private static func productsFolder() throws -> URL {
    let paths = ["/proc/self/exe", CommandLine.arguments[0]]
    for path in paths {
      let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      let host = folder.appendingPathComponent("PageHost").path
      if FileManager.default.isExecutableFile(atPath: host) { return folder }
    }
    throw Missing(what: "PageHost beside the tests")
  }
}

/// All that one run said.
struct RunRecord: Sendable {
  var output = ""
  var errors = ""
  var diagnostics: [Diagnostic] = []
  var ages: [String: SwiftAge] = [:]
  /// What was said while other language modes were tried.
  var provisional: [[Diagnostic]] = []
  var results: [PageResult] = []
  var timing: BuildTiming?
  var building: [String] = []
  var outcome: RunOutcome?
  var commits = 0
  /// The sizes of live views, in order.
  var liveViews: [CGSize] = []

  init(_ events: AsyncStream<EngineEvent>) async {
    for await event in events { add(event) }
  }

  private mutating func add(_ event: EngineEvent) {
    switch event {
    case .building(let module): building.append(module)
    case .diagnostics(let diagnostics): self.diagnostics = diagnostics
    case .doesNotCompileYet(let diagnostics): provisional.append(diagnostics)
    case .ages(let ages): self.ages = ages
    case .built(let timing): self.timing = timing
    case .console(.output, let bytes): output += String(decoding: bytes, as: UTF8.self)
    case .console(.error, let bytes): errors += String(decoding: bytes, as: UTF8.self)
    case .results(let results): self.results += results
    case .commit: commits += 1
    case .liveView(let width, let height):
      liveViews.append(CGSize(width: width, height: height))
    case .ended(let outcome): self.outcome = outcome
    default: break
    }
  }

  var crash: Crash? {
    if case .crashed(let crash) = outcome { return crash }
    return nil
  }
}
