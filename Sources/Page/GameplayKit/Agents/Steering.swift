/// How a goal pushes an agent, after Reynolds' "Steering Behaviors For Autonomous Characters".
///
/// A push is what the agent's motion lacks, or has its full strength where only a direction is known;
/// the agent itself sees to its limits.
enum Steering {
  enum Direction: Float {
    case forward = 1
    case backward = -1
  }

  case nothing
  case seek(Neighbor)
  case flee(Neighbor)
  case intercept(Neighbor, ahead: Float)
  case avoidObstacles([GKObstacle], ahead: Float)
  case avoidAgents([Neighbor], ahead: Float)
  case separate(Flock)
  case align(Flock)
  case cohere(Flock)
  case reach(Float)
  case wander(Float)
  case follow(GKPath, ahead: Float, direction: Direction)
  case stay(GKPath, ahead: Float)

  func force(on agent: GKAgent, during time: Float) -> vector_float3 {
    switch self {
    case .nothing: return SIMD3()
    case .seek(let target): return target.agent.map { agent.push(toward: $0.place) } ?? SIMD3()
    case .flee(let target):
      guard let other = target.agent else { return SIMD3() }
      return agent.push(toward: agent.place * 2 - other.place)
    case .intercept(let target, let ahead):
      guard let other = target.agent else { return SIMD3() }
      let distance = simd_distance(agent.place, other.place)
      let meeting = Swift.min(distance / Swift.max(agent.maxSpeed, 1e-6), ahead)
      return agent.push(toward: other.place + other.motion * meeting)
    case .avoidObstacles(let obstacles, let ahead):
      return Avoidance(agent: agent, ahead: ahead).push(from: obstacles)
    case .avoidAgents(let others, let ahead):
      return Avoidance(agent: agent, ahead: ahead).push(from: others.compactMap(\.agent))
    case .separate(let flock): return flock.separation(of: agent) * agent.maxAcceleration
    case .align(let flock): return flock.alignment(of: agent) * agent.maxAcceleration
    case .cohere(let flock): return flock.cohesion(of: agent) * agent.maxAcceleration
    case .reach(let speed):
      let missing = (speed - simd_length(agent.motion)) / Swift.max(time, 1e-6)
      return agent.heading * simd_clamp(missing, -agent.maxAcceleration, agent.maxAcceleration)
    case .wander(let speed): return agent.wanderingPush(at: speed, during: time)
    case .follow(let path, let ahead, let direction):
      return agent.push(along: path, ahead: ahead, direction)
    case .stay(let path, let ahead): return agent.push(backTo: path, ahead: ahead)
    }
  }
}

extension GKAgent {
  /// What is missing to go straight to a place, at full speed.
  func push(toward target: vector_float3) -> vector_float3 {
    let direction = (target - place).direction
    return direction == SIMD3() ? SIMD3() : direction * maxSpeed - motion
  }

  /// A point ahead of the agent drifts on a circle, or a ball, and the agent goes to it.
  func wanderingPush(at speed: Float, during time: Float) -> vector_float3 {
    let source = GKRandomSource.sharedRandom()
    let step = Swift.min(time, 0.1) * 12
    drift.x += (source.nextUniform() - 0.5) * step
    drift.y += (source.nextUniform() - 0.5) * step
    let side =
      self is GKAgent3D
      ? simd_cross(heading, Swift.abs(heading.y) < 0.9 ? SIMD3(0, 1, 0) : SIMD3(1, 0, 0)).direction
      : SIMD3(-heading.y, heading.x, 0)
    var turned = heading * cos(drift.x) + side * sin(drift.x)
    if self is GKAgent3D { turned += simd_cross(heading, side) * sin(drift.y) }
    return (heading * 1.4 + turned).direction * speed - motion
  }

  /// Ahead on the path, unless the agent is on it and goes the right way at some speed.
  func push(
    along path: GKPath, ahead: Float, _ direction: Steering.Direction
  ) -> vector_float3 {
    let now = path.nearestPosition(to: place)
    let next = path.nearestPosition(to: place + motion * ahead)
    let isRightWay = (next.travelled - now.travelled) * direction.rawValue > 1e-4
    let isUnderWay = simd_length(motion) > maxSpeed * 0.9
    if isRightWay && isUnderWay && next.distance <= path.radius { return SIMD3() }
    let reach = Swift.max(ahead * Swift.max(simd_length(motion), maxSpeed * 0.5), 1e-3)
    return push(toward: path.point(at: now.travelled + direction.rawValue * reach))
  }

  func push(backTo path: GKPath, ahead: Float) -> vector_float3 {
    let next = path.nearestPosition(to: place + motion * ahead)
    return next.distance <= path.radius ? SIMD3() : push(toward: next.point)
  }
}
