import Foundation
import PageEngine

/// Looks at everything Lekplats needs.
struct Examination {
  var machine = Machine()

  private static let browsers = [
    "firefox", "firefox-esr", "chromium", "chromium-browser", "google-chrome", "brave-browser",
    "epiphany",
  ]
  private static let littleSpace: Int64 = 1_000_000_000

  /// Every finding, in the order it is shown.
  func findings() async -> [Finding] {
    let configuration = await EngineConfiguration.find()
    return [await toolchain()] + (await libraries()) + [kit(), studio()] + packages(.running)
      + [await sandbox(configuration), browser(), cache(), cgroup()] + packages(.testing)
  }

  /// The packages that serve a need.
  func packages(_ need: RequiredPackage.Need) -> [Finding] {
    let versions = machine.packageVersions()
    return RequiredPackage.all.filter { $0.need == need }.map { package in
      let place = machine.place(of: package.landmark)
      if let version = versions[package.name] {
        return Finding(
          name: package.title, state: .there, version: version, words: place ?? package.name)
      }
      // Where the package manager lists packages, an unlisted one is missing, whatever files exist.
      if let place, versions.isEmpty {
        return Finding(name: package.title, state: .there, words: place)
      }
      return Finding(
        name: package.title, state: need == .running ? .missing : .note,
        words: need == .running
          ? "install \(package.name)" : "only for the tests; Scripts/test installs it",
        package: need == .running ? package.name : nil)
    }
  }

  private func toolchain() async -> Finding {
    switch await Toolchain.find() {
    case .success(let toolchain):
      let version = toolchain.version.firstMatch(of: #/[0-9]+\.[0-9.]+/#).map { String($0.output) }
      return Finding(
        name: "Swift", state: .there, version: version ?? "", words: toolchain.root + "/bin/swiftc")
    case .failure(let why): return Finding(name: "Swift", state: .missing, words: why.words)
    }
  }

  /// The libraries that the toolchain loads, one finding for each that is missing.
  private func libraries() async -> [Finding] {
    guard let compiler = machine.program("swiftc"),
      let missing = await ToolchainLibraries.missing(beside: compiler)
    else { return [] }
    return Self.findings(missingLibraries: missing)
  }

  static func findings(missingLibraries missing: [String]) -> [Finding] {
    guard !missing.isEmpty else {
      return [
        Finding(name: "Swift's libraries", state: .there, words: "all that it loads are there")
      ]
    }
    return missing.map { library in
      let package = ToolchainLibraries.packages[library]
      return Finding(
        name: library, state: .missing,
        words: package.map { "install \($0), which the Swift toolchain loads" }
          ?? "install the package that contains it, or a toolchain made for this system",
        package: package)
    }
  }

  private func kit() -> Finding {
    switch PageKit.find() {
    case .success(let kit):
      Finding(
        name: "Page host", state: .there, version: VersionCommand.version, words: kit.host)
    case .failure(let why): Finding(name: "Page host", state: .missing, words: why.words)
    }
  }

  private func studio() -> Finding {
    guard let home = Home.find(), FileManager.default.fileExists(atPath: home.studio.path) else {
      return Finding(
        name: "Studio", state: .missing, words: "set LEK_HOME to the folder that holds Studio")
    }
    return Finding(
      name: "Studio", state: .there, version: VersionCommand.version, words: home.studio.path)
  }

  private func sandbox(_ found: Result<EngineConfiguration, Unavailable>) async -> Finding {
    guard case .success(let configuration) = found else {
      return Finding(
        name: "Sandbox", state: .missing, words: "cannot be tried before the rest is there")
    }
    do throws(EngineFault) {
      if let why = try await configuration.check() {
        return Finding(name: "Sandbox", state: .missing, words: why.words)
      }
      return Finding(name: "Sandbox", state: .there, words: "a page host was started in one")
    } catch {
      return Finding(name: "Sandbox", state: .missing, words: error.words)
    }
  }

  private func browser() -> Finding {
    guard let browser = Self.browsers.lazy.compactMap(machine.program).first else {
      return Finding(
        name: "Browser", state: .note,
        words: "none here; lek open prints an address for a browser elsewhere")
    }
    return Finding(name: "Browser", state: .there, words: browser)
  }

  private func cache() -> Finding {
    let folder = UserFolders.cache
    let disk = Disk(folder: folder)
    guard disk.isWritable else {
      return Finding(
        name: "Cache", state: .note,
        words: "\(folder) cannot be written; modules are compiled again for each session")
    }
    let free = disk.free
    return Finding(
      name: "Cache", state: free < Self.littleSpace ? .note : .there,
      words: "\(folder) holds \(Disk.words(disk.used)), \(Disk.words(free)) are free")
  }

  /// Whether a page's limits can be kept for all its processes together.
  func cgroup() -> Finding {
    let own = machine.text(of: "/proc/self/cgroup").split(separator: "\n")
      .first { $0.hasPrefix("0::") }?.dropFirst(3)
    guard let own else {
      return Finding(
        name: "cgroups", state: .note, words: "not there; limits hold for each process")
    }
    let folder = "/sys/fs/cgroup" + (own == "/" ? "" : own)
    guard access(machine.root + folder + "/cgroup.procs", W_OK) == 0 else {
      return Finding(
        name: "cgroups", state: .note, words: "cannot be written; limits hold for each process")
    }
    return Finding(name: "cgroups", state: .there, words: folder)
  }
}

extension Unavailable {
  /// The reason and what to do about it.
  var words: String { "\(reason); \(remedy)" }
}
