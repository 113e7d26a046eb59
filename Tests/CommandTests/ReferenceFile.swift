import Foundation

/// A file that names our commands and flags and is written by hand.
enum ReferenceFile: String, CaseIterable, Sendable {
  case bash = "completions/lek.bash"
  case zsh = "completions/_lek"
  case fish = "completions/lek.fish"
  case manual = "man/lek.1"

  func text() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(rawValue), encoding: .utf8)
  }

  /// Whether a command is offered, or has a place of its own.
  func names(_ command: String, in text: String) -> Bool {
    switch self {
    case .bash: text.contains("\n    \(command)) ") || text.contains("\n    \(command))\n")
    case .zsh: text.contains("\n    '\(command):")
    case .fish: text.contains("-n __fish_use_subcommand -a \(command) -d")
    case .manual: text.contains("\n.SS lek \(command)")
    }
  }

  /// The flags that are named for one command.
  func flags(of command: String, in text: String) -> Set<String> {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch self {
    case .bash: return long(in: branch(of: command, in: lines))
    case .zsh:
      return long(
        in: branch(of: command, in: lines).filter { $0.contains("--") }
          .map { String($0.prefix { $0 != "[" }) })
    case .fish:
      let own = lines.filter { $0.contains("from \(command)'") }
      return Set(own.flatMap { $0.matches(of: #/-l ([a-z-]+)/#).map { "--\($0.output.1)" } })
    case .manual:
      let rest = lines.drop { !$0.hasPrefix(".SS lek \(command)") }.dropFirst()
      let section = rest.prefix { !$0.hasPrefix(".SS") && !$0.hasPrefix(".SH") }
        .filter { $0.hasPrefix(".B \\-\\-") || $0.hasPrefix(".BI \\-\\-") }
      return long(in: section.map { $0.replacing("\\-", with: "-") })
        .subtracting(["--version"])
    }
  }

  /// The lines of a branch of a shell's `case`.
  private func branch(of command: String, in lines: [String]) -> [String] {
    let rest = lines.drop { !$0.hasPrefix("    \(command))") }
    return rest.first?.hasSuffix(";;") == true
      ? Array(rest.prefix(1)) : Array(rest.prefix { !$0.hasSuffix(";;") })
  }

  private func long(in lines: [String]) -> Set<String> {
    Set(lines.flatMap { $0.matches(of: #/--[a-z][a-z-]*/#).map { String($0.output) } })
  }
}
