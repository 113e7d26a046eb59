import Foundation

@testable import PageEngine

/// A toolchain like another one, but that its compiler fails in one language mode without saying why.
struct FailingToolchain {
  private let root: String
  private let real: Toolchain

  init(in folder: String, insteadOf real: Toolchain) {
    root = folder + "/toolchain"
    self.real = real
  }

  func make(failingIn mode: LanguageMode) throws -> Toolchain {
    let manager = FileManager.default
    try manager.createDirectory(atPath: root + "/bin", withIntermediateDirectories: true)
    for name in ["lib", "libexec", "local", "share", "bin/ld.lld"] {
      try manager.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: "\(real.root)/\(name)")
    }
    let script = """
      #!/bin/sh
      case " $* " in *" -swift-version \(mode.rawValue) "*) exit 9 ;; esac
      exec '\(real.frontEnd)' "$@"
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: root + "/bin/swift-frontend"))
    chmod(root + "/bin/swift-frontend", 0o755)
    return Toolchain(
      root: root, target: real.target, architecture: real.architecture, version: real.version,
      libraries: real.libraries)
  }
}
