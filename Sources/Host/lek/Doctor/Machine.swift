import Foundation

/// What can be asked of this machine without starting anything.
///
/// Always holds: it only reads. Versions come from what the distribution's package manager wrote
/// down; where there is none, things are found by their files and have no version.
struct Machine {
  var root = ""
  var environment = ProcessInfo.processInfo.environment

  /// Versions of the packages that are installed, by name.
  func packageVersions() -> [String: String] {
    var versions: [String: String] = [:]
    for entry in text(of: "/var/lib/dpkg/status").split(separator: "\n\n") {
      var fields: [Substring: Substring] = [:]
      for line in entry.split(separator: "\n") where !line.hasPrefix(" ") {
        let halves = line.split(separator: ":", maxSplits: 1)
        if halves.count == 2 { fields[halves[0]] = halves[1].drop { $0 == " " } }
      }
      guard let name = fields["Package"], fields["Status"]?.hasSuffix(" installed") == true
      else { continue }
      versions[String(name)] = fields["Version"].map(String.init) ?? ""
    }
    return versions
  }

  /// Where a thing is, if it is there.
  func place(of landmark: RequiredPackage.Landmark) -> String? {
    switch landmark {
    case .program(let name): program(name)
    case .library(let name): library(name)
    case .loaded(let name): loaded(name)
    case .font(let folder): existing("/usr/share/fonts/" + folder)
    case .path(let path): existing(path)
    }
  }

  /// A program on PATH.
  func program(_ name: String) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first { access(root + $0, X_OK) == 0 }
  }

  /// The whole of a text file; nothing where it cannot be read.
  func text(of path: String) -> String {
    // Foundation takes files without a size, as those of /proc are, for empty ones.
    let descriptor = open(root + path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func loaded(_ name: String) -> String? {
    ["/usr/lib/x86_64-linux-gnu/", "/usr/lib/aarch64-linux-gnu/", "/usr/lib64/", "/usr/lib/"]
      .lazy.compactMap { existing($0 + name) }.first
  }

  private func library(_ name: String) -> String? {
    let own = (environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
    let triples = (try? FileManager.default.contentsOfDirectory(atPath: root + "/usr/lib")) ?? []
    let folders =
      own + triples.sorted().map { "/usr/lib/\($0)/pkgconfig" } + [
        "/usr/lib/pkgconfig", "/usr/lib64/pkgconfig", "/usr/share/pkgconfig",
        "/usr/local/lib/pkgconfig",
      ]
    return folders.map { "\($0)/\(name).pc" }.first { access(root + $0, R_OK) == 0 }
  }

  private func existing(_ path: String) -> String? {
    access(root + path, R_OK) == 0 ? path : nil
  }
}
