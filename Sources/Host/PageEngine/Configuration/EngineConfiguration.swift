import Foundation

/// What an engine works with: found once, then the same for every document.
public struct EngineConfiguration: Sendable {
  public var toolchain: Toolchain
  public var kit: PageKit
  /// The folder of files that can be made again.
  public var cacheFolder: String
  /// Where the compiler keeps C modules that it has compiled; it refuses one that was moved.
  var moduleCache: String
  public var sandbox: SandboxMode
  public var network = NetworkAccess.none
  public var limits: Limits
  /// What pages keep between runs; nil begins with an empty home folder.
  public var home: AppHome?
  var cutting: PageCutting

  public init(
    toolchain: Toolchain, kit: PageKit, cacheFolder: String = UserFolders.cache,
    sandbox: SandboxMode = .on, limits: Limits = Limits()
  ) {
    self.toolchain = toolchain
    self.kit = kit
    self.cacheFolder = cacheFolder
    moduleCache = cacheFolder + "/modules"
    self.sandbox = sandbox
    self.limits = limits
    cutting = PageCutting.asked
  }

  /// Finds the toolchain on PATH and the page kit beside this executable.
  public static func find() async -> Result<EngineConfiguration, Unavailable> {
    switch (await Toolchain.find(), PageKit.find()) {
    case (.failure(let unavailable), _), (_, .failure(let unavailable)): .failure(unavailable)
    case (.success(let toolchain), .success(let kit)):
      switch ProcessInfo.processInfo.environment[Limits.variable].map(Limits.init(reading:)) {
      case .some(nil): .failure(.limitsNotUnderstood)
      case .some(let limits?):
        .success(EngineConfiguration(toolchain: toolchain, kit: kit, limits: limits))
      case nil: .success(EngineConfiguration(toolchain: toolchain, kit: kit))
      }
    }
  }

  /// The same for pages that are edited while they run.
  public var forEditing: EngineConfiguration {
    var configuration = self
    configuration.cutting.isAhead = true
    return configuration
  }

  /// The same with a cache in the session's folder if the user's cache folder is not writable.
  func withCache(in session: SessionFolder) -> EngineConfiguration {
    try? FileManager.default.createDirectory(
      atPath: cacheFolder, withIntermediateDirectories: true)
    if access(cacheFolder, W_OK) == 0 { return self }
    var configuration = self
    configuration.cacheFolder = session.path + "/cache"
    configuration.moduleCache = configuration.cacheFolder + "/modules"
    return configuration
  }
}
