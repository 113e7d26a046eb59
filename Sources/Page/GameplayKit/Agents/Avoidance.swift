/// How an agent gets around what it would run into.
struct Avoidance {
  let agent: GKAgent
  let ahead: Float

  /// Something round in the way, as far as the agent can see.
  private struct Ball {
    let center: vector_float3
    let radius: Float
  }

  /// Sideways, past the obstacle that is met first.
  func push(from obstacles: [GKObstacle]) -> vector_float3 {
    let met = obstacles.compactMap(meeting).min { $0.time < $1.time }
    return met.map { $0.escape * agent.maxAcceleration } ?? SIMD3()
  }

  /// Sideways, past the agent that comes too close first.
  func push(from others: [GKAgent]) -> vector_float3 {
    var first: (time: Float, other: GKAgent)?
    for other in others where other !== agent {
      let time = timeOfNearestApproach(to: other)
      guard time >= 0, time <= first?.time ?? ahead else { continue }
      let gap = simd_distance(
        agent.place + agent.motion * time, other.place + other.motion * time)
      if gap < agent.radius + other.radius { first = (time, other) }
    }
    guard let (time, other) = first else { return SIMD3() }
    let place = other.place + other.motion * time
    return escape(from: place) * agent.maxAcceleration
  }

  private func timeOfNearestApproach(to other: GKAgent) -> Float {
    let motion = agent.motion - other.motion
    let square = simd_length_squared(motion)
    return square < 1e-9 ? 0 : Swift.max(simd_dot(other.place - agent.place, motion) / square, 0)
  }

  private func meeting(_ obstacle: GKObstacle) -> (time: Float, escape: vector_float3)? {
    switch obstacle {
    case let circle as GKCircleObstacle:
      return meeting(Ball(center: SIMD3(circle.position, 0), radius: circle.radius))
    case let sphere as GKSphereObstacle:
      return meeting(Ball(center: sphere.position, radius: sphere.radius))
    case let polygon as GKPolygonObstacle: return meeting(Polygon(polygon.corners))
    default: return nil
    }
  }

  private func meeting(_ ball: Ball) -> (time: Float, escape: vector_float3)? {
    let offset = ball.center - agent.place
    let reach = ball.radius + agent.radius
    if simd_length(offset) < reach { return (0, (SIMD3() - offset).direction) }
    let speed = simd_length(agent.motion)
    let along = simd_dot(offset, agent.heading)
    guard speed > 1e-6, along > 0, along - reach < speed * ahead else { return nil }
    let aside = simd_length(offset - agent.heading * along)
    return aside < reach ? (Swift.max(along - reach, 0) / speed, escape(from: ball.center)) : nil
  }

  private func meeting(_ polygon: Polygon) -> (time: Float, escape: vector_float3)? {
    let corners = polygon.corners
    guard corners.count > 1 else { return nil }
    let steps = 16
    for step in 0...steps {
      let time = ahead * Float(step) / Float(steps)
      let place = agent.place + agent.motion * time
      let point = SIMD2(place.x, place.y)
      let near = polygon.edges.map { Polygon.nearest(to: point, on: $0) }
        .min { simd_distance(point, $0) < simd_distance(point, $1) }!
      let isInside = polygon.contains(point)
      guard isInside || simd_distance(point, near) < agent.radius else { continue }
      if step == 0 {
        let away = SIMD3(isInside ? near - point : point - near, 0).direction
        return (0, away)
      }
      let middle = corners.reduce(SIMD2(), +) / Float(corners.count)
      return (time, escape(from: SIMD3(middle, 0)))
    }
    return nil
  }

  /// Across where the agent goes, away from a place; of two ways that are alike, to the left.
  private func escape(from place: vector_float3) -> vector_float3 {
    let offset = place - agent.place
    let aside = offset - agent.heading * simd_dot(offset, agent.heading)
    if simd_length(aside) > 1e-4 * Swift.max(simd_length(offset), 1) {
      return (SIMD3() - aside).direction
    }
    let pole: vector_float3 =
      agent is GKAgent3D && Swift.abs(agent.heading.z) > 0.9 ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
    return simd_cross(pole, agent.heading).direction
  }
}
