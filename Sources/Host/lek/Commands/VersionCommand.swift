/// `lek --version`.
struct VersionCommand {
  static let version = "0.1.0"

  func run() -> ExitStatus {
    Terminal.say("lek \(Self.version)")
    return .done
  }
}
