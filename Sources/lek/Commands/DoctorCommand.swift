import Foundation
import PageEngine
import StudioServer

/// `lek doctor`: what is installed, what is missing, and how to get it.
struct DoctorCommand {
  /// Something that is needed, and how it was found.
  struct Finding: Equatable {
    var name: String
    var state: State

    enum State: Equatable {
      case there(String)
      case missing(remedy: String)
    }

    /// One line for the person.
    var line: String {
      switch state {
      case .there(let what): "ok       \(name): \(what)"
      case .missing(let remedy): "missing  \(name): \(remedy)"
      }
    }
  }

  func run() async -> ExitStatus {
    let findings = await examine()
    for finding in findings { Terminal.say(finding.line) }
    let isWell = findings.allSatisfy { finding in
      if case .there = finding.state { true } else { false }
    }
    return isWell ? .done : .unavailable
  }

  private func examine() async -> [Finding] {
    [
      await toolchain(), kit(), program("bwrap", package: "bubblewrap", name: "Bubblewrap"), home(),
    ] + parts()
  }

  private func toolchain() async -> Finding {
    switch await Toolchain.find() {
    case .success(let toolchain):
      Finding(name: "Swift", state: .there("\(toolchain.version), \(toolchain.root)"))
    case .failure(let why): Finding(name: "Swift", state: .missing(remedy: why.words))
    }
  }

  private func kit() -> Finding {
    switch PageKit.find() {
    case .success(let kit): Finding(name: "Page host", state: .there(kit.host))
    case .failure(let why): Finding(name: "Page host", state: .missing(remedy: why.words))
    }
  }

  private func home() -> Finding {
    guard let home = Home.find(), FileManager.default.fileExists(atPath: home.studio.path) else {
      return Finding(name: "Studio", state: .missing(remedy: "set LEK_HOME to the folder it is in"))
    }
    return Finding(name: "Studio", state: .there(home.studio.path))
  }

  private func program(_ program: String, package: String, name: String) -> Finding {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let found = path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return Finding(
      name: name,
      state: found.map { .there($0) } ?? .missing(remedy: "apt install \(package)"))
  }

  private func parts() -> [Finding] {
    let missing = Set(StudioParts().missing)
    return StudioParts.Part.allCases.map { part in
      Finding(
        name: part.rawValue,
        state: missing.contains(part)
          ? .missing(remedy: "apt install \(part.package)") : .there(part.package))
    }
  }
}

extension Unavailable {
  /// The reason and what to do about it.
  var words: String { "\(reason): \(remedy)" }
}
