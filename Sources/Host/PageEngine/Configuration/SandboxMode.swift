/// Whether pages are walled in.
public enum SandboxMode: Equatable, Sendable {
  /// Always, and where that cannot be done, no page runs.
  case on
  /// Not at all; only ever because a person asked for it.
  case off
}
