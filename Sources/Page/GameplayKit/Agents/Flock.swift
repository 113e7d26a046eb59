/// Another agent, which a goal does not keep alive.
struct Neighbor {
  weak var agent: GKAgent?

  init(_ agent: GKAgent) { self.agent = agent }
}

/// Agents that count while they are near enough and not too far to the side.
struct Flock {
  private let agents: [Neighbor]
  private let distance: Float
  private let angle: Float

  init(_ agents: [GKAgent], _ maxDistance: Float, _ maxAngle: Float) {
    self.agents = agents.map(Neighbor.init)
    distance = maxDistance
    angle = maxAngle
  }

  /// Away from all, the more the nearer they are.
  func separation(of agent: GKAgent) -> vector_float3 {
    neighbors(of: agent).reduce(SIMD3()) { sum, other in
      let offset = agent.place - other.place
      return sum + offset / Swift.max(simd_length_squared(offset), 1e-6)
    }.direction
  }

  /// Where the others look, on average.
  func alignment(of agent: GKAgent) -> vector_float3 {
    let others = neighbors(of: agent)
    guard !others.isEmpty else { return SIMD3() }
    let sum = others.reduce(SIMD3()) { $0 + $1.heading }
    return (sum / Float(others.count) - agent.heading).limited(to: 1)
  }

  /// To the middle of the others.
  func cohesion(of agent: GKAgent) -> vector_float3 {
    let others = neighbors(of: agent)
    guard !others.isEmpty else { return SIMD3() }
    let sum = others.reduce(SIMD3()) { $0 + $1.place }
    return (sum / Float(others.count) - agent.place).direction
  }

  private func neighbors(of agent: GKAgent) -> [GKAgent] {
    agents.compactMap(\.agent).filter { other in
      guard other !== agent else { return false }
      let offset = other.place - agent.place
      guard simd_length(offset) <= distance else { return false }
      let direction = offset.direction
      return direction == SIMD3()
        || simd_dot(direction, agent.heading) >= cos(Swift.min(angle, .pi))
    }
  }
}
