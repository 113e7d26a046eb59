import Foundation

/// `lek doctor`: what is installed, what is missing, and how to get it.
struct DoctorCommand {
  func run() async -> ExitStatus {
    let findings = await Examination().findings()
    Terminal.say(Self.text(of: findings))
    return Self.status(of: findings)
  }

  static func status(of findings: [Finding]) -> ExitStatus {
    findings.contains { $0.state == .missing } ? .unavailable : .done
  }

  /// A table, and what to do.
  static func text(of findings: [Finding]) -> String {
    let columns = [
      findings.map(\.state.rawValue), findings.map(\.name), findings.map(\.version),
    ]
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    let rows = findings.indices.map { row in
      zip(columns, widths).map { column, width in
        column[row] + String(repeating: " ", count: width - column[row].count)
      }.joined(separator: "  ") + "  " + findings[row].words
    }
    return (rows + ["", advice(on: findings)]).joined(separator: "\n")
  }

  private static func advice(on findings: [Finding]) -> String {
    let missing = findings.filter { $0.state == .missing }
    guard !missing.isEmpty else { return "Everything that is needed is there." }
    let packages = missing.compactMap(\.package)
    guard !packages.isEmpty else { return "Something is missing; the lines above say what to do." }
    let install = "apt-get install " + packages.joined(separator: " ")
    return "To get what is missing: " + (geteuid() == 0 ? install : "sudo " + install)
  }
}
