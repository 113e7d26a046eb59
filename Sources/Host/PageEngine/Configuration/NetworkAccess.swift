/// Whether pages reach the network.
public enum NetworkAccess: Equatable, Sendable {
  /// There is none: nothing gets out, not even to this machine.
  case none
  /// The machine's own, with all that listens on it; only ever because a person asked for it.
  case machine
}
