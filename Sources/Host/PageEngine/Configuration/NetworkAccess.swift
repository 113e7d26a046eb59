/// Whether pages can use the network.
public enum NetworkAccess: Equatable, Sendable {
  /// There is none; a page cannot reach this machine either.
  case none
  /// The machine's own network, with all services that listen on it; only if the user asks for it.
  case machine
}
