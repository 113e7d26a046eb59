import Foundation

/// The Swift toolchain of the `swiftc` in use.
///
/// All paths are found from there: the front end and the linker, which the engine calls directly
/// (the driver takes longer than both), the runtime objects, the backtracer. A missing part is a
/// value, because the user can install it.
public struct Toolchain: Equatable, Sendable {
  /// The folder that holds `bin` and `lib`.
  public let root: String
  /// `x86_64-unknown-linux-gnu` and the like.
  public let target: String
  /// `x86_64` and the like.
  public let architecture: String
  /// The line that the compiler prints about its version.
  public let version: String
  /// The folder of the runtime's libraries: `lib/swift/linux`.
  public let libraries: String

  public var frontEnd: String { root + "/bin/swift-frontend" }
  public var linker: String { root + "/bin/ld.lld" }
  public var backtracer: String { root + "/libexec/swift/linux/swift-backtrace" }
  /// The object that every image with Swift code needs.
  public var runtimeObject: String { "\(libraries)/\(architecture)/swiftrt.o" }

  /// The arguments with which swiftc makes macros work; they cost no measurable time.
  var pluginArguments: [String] {
    let host = root + "/lib/swift/host"
    return [
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
      "-plugin-path", host + "/plugins",
      "-plugin-path", root + "/local/lib/swift/host/plugins",
    ]
  }

  /// Finds the toolchain of the first `swiftc` on `path`.
  public static func find(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    cacheFolder: String = UserFolders.cache
  ) async -> Result<Toolchain, Unavailable> {
    let candidates = path.split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = candidates.first(where: { access($0, X_OK) == 0 }) else {
      return .failure(
        Unavailable(
          reason: "no swiftc was found on PATH",
          remedy: "install Swift 6 from swift.org and put its usr/bin on PATH"))
    }
    guard let answer = await describe(compiler, ToolchainMemory(folder: cacheFolder)) else {
      if let missing = await ToolchainLibraries.missing(beside: compiler), !missing.isEmpty {
        let names = missing.joined(separator: ", ")
        return .failure(
          Unavailable(
            reason: "\(compiler) loads libraries that are not installed: \(names)",
            remedy: "install the packages that `lek doctor` names"))
      }
      return .failure(
        Unavailable(
          reason: "\(compiler) does not say where its toolchain is",
          remedy: "check that `swiftc -print-target-info` works"))
    }
    return answer.checked()
  }

  private static func describe(_ compiler: String, _ memory: ToolchainMemory) async -> Toolchain? {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
    let beside = (real as NSString).deletingLastPathComponent + "/swift-frontend"
    // A shim of a version manager starts the compiler that is selected in the current folder.
    guard access(beside, X_OK) == 0 else {
      return await answer(of: [compiler, "-print-target-info"]).flatMap(read)
    }
    if let known = memory.answer(of: beside).flatMap(read) { return known }
    guard let said = await answer(of: [beside, "-frontend", "-print-target-info"]),
      let toolchain = read(said)
    else { return nil }
    memory.remember(said, of: beside)
    return toolchain
  }

  private static func answer(of arguments: [String]) async -> Data? {
    guard let output = try? await ToolOutput.of(arguments), output.end == .exited(status: 0) else {
      return nil
    }
    return output.text
  }

  private static func read(_ answer: Data) -> Toolchain? {
    guard let information = try? JSONDecoder().decode(TargetInformation.self, from: answer) else {
      return nil
    }
    let resources = information.paths.runtimeResourcePath
    return Toolchain(
      root: URL(fileURLWithPath: resources + "/../..").standardizedFileURL.path,
      target: information.target.triple,
      architecture: information.target.arch,
      version: information.compilerVersion,
      libraries: "\(resources)/\(information.target.platform)")
  }

  private func checked() -> Result<Toolchain, Unavailable> {
    for part in [frontEnd, linker, runtimeObject] where access(part, R_OK) != 0 {
      return .failure(
        Unavailable(
          reason: "the Swift toolchain at \(root) lacks \(part)",
          remedy: "install the whole toolchain from swift.org"))
    }
    return .success(self)
  }
}

/// The used part of `-print-target-info`.
private struct TargetInformation: Decodable {
  var compilerVersion: String
  var target: Target
  var paths: Paths

  struct Target: Decodable {
    var triple: String
    var arch: String
    var platform: String
  }

  struct Paths: Decodable {
    var runtimeResourcePath: String
  }
}
