import Foundation

/// Who is told before and after an agent moves, to show it or to put it where it is shown.
public protocol GKAgentDelegate: NSObjectProtocol {
  func agentWillUpdate(_ agent: GKAgent)
  func agentDidUpdate(_ agent: GKAgent)
}

extension GKAgentDelegate {
  public func agentWillUpdate(_ agent: GKAgent) {}
  public func agentDidUpdate(_ agent: GKAgent) {}
}
