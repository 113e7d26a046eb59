/// Whether pages and tools run in a sandbox.
public enum SandboxMode: Equatable, Sendable {
  /// Always; if there is no sandbox on this machine, no page runs.
  case on
  /// Never; only if the user asks for it.
  case off
}
