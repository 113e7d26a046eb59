import GameplayKit
import Testing

struct AgentTests {
  private func agent(at position: vector_float2 = [0, 0], maxSpeed: Float = 10) -> GKAgent2D {
    let agent = GKAgent2D()
    agent.position = position
    agent.maxSpeed = maxSpeed
    agent.maxAcceleration = 20
    return agent
  }

  private func run(_ agents: [GKAgent], seconds: Double = 6, _ check: () -> Void = {}) {
    for _ in 0..<Int(seconds * 60) {
      for agent in agents { agent.update(deltaTime: 1.0 / 60) }
      check()
    }
  }

  private func give(_ agent: GKAgent, _ goals: GKGoal...) {
    agent.behavior = GKBehavior(goals: goals)
  }

  @Test func anAgentBeginsAsAppleSays() {
    let agent = GKAgent2D()
    #expect(agent.mass == 1 && agent.radius == 0.5 && agent.speed == 0)
    #expect(agent.maxAcceleration == 1 && agent.maxSpeed == 1)
    #expect(agent.rotation == 0 && agent.velocity == [0, 0])
  }

  @Test func aSeekerArrives() {
    let (seeker, target) = (agent(), agent(at: [30, 40]))
    give(seeker, GKGoal(toSeekAgent: target))
    var nearest = Float.infinity
    run([seeker], seconds: 8) {
      nearest = min(nearest, simd_distance(seeker.position, target.position))
      #expect(seeker.speed <= 10.001)
    }
    #expect(nearest < 0.5)
  }

  @Test func aSeekerLooksWhereItGoes() {
    let (seeker, target) = (agent(), agent(at: [0, 100]))
    give(seeker, GKGoal(toSeekAgent: target))
    run([seeker], seconds: 2)
    #expect(abs(seeker.rotation - .pi / 2) < 0.01)
    #expect(seeker.speed > 8 && seeker.velocity.y > 8 && abs(seeker.velocity.x) < 0.1)
  }

  @Test func oneWhoFleesGetsAway() {
    let (runner, threat) = (agent(at: [1, 1]), agent())
    give(runner, GKGoal(toFleeAgent: threat))
    run([runner], seconds: 3)
    #expect(simd_distance(runner.position, threat.position) > 20)
    #expect(abs(runner.position.x - runner.position.y) < 0.01)
  }

  @Test func accelerationIsLimitedAndMassSlowsIt() {
    let target = agent(at: [1000, 0])
    let (light, heavy) = (agent(), agent())
    heavy.mass = 4
    for each in [light, heavy] {
      give(each, GKGoal(toSeekAgent: target))
      each.maxAcceleration = 2
      each.update(deltaTime: 0.5)
    }
    #expect(abs(light.speed - 1) < 1e-5 && abs(heavy.speed - 0.25) < 1e-5)
  }

  @Test func oneWhoInterceptsMeetsWhoGoesOn() {
    let (hunter, prey) = (agent(at: [0, -30]), agent(at: [-30, 0], maxSpeed: 6))
    prey.speed = 6
    give(hunter, GKGoal(toInterceptAgent: prey, maxPredictionTime: 10))
    var nearest = Float.infinity
    run([prey, hunter], seconds: 8) {
      nearest = min(nearest, simd_distance(hunter.position, prey.position))
    }
    #expect(nearest < 0.5)
  }

  @Test func aTargetSpeedIsReached() {
    let runner = agent()
    give(runner, GKGoal(toReachTargetSpeed: 4))
    run([runner], seconds: 2)
    #expect(abs(runner.speed - 4) < 0.01)
    give(runner, GKGoal(toReachTargetSpeed: 0))
    run([runner], seconds: 2)
    #expect(runner.speed < 0.01)
  }

  @Test func aWandererGoesOnAndTurns() {
    let wanderer = agent()
    give(wanderer, GKGoal(toWander: 5))
    var angles: [Float] = []
    run([wanderer], seconds: 20) { angles.append(wanderer.rotation) }
    #expect(wanderer.speed > 2.5 && wanderer.speed < 5.01)
    #expect(angles.max()! - angles.min()! > 0.5)
  }

  @Test func obstaclesAreGoneAround() {
    let circle = GKCircleObstacle(radius: 3)
    circle.position = [20, 0.5]
    let square = GKPolygonObstacle(points: [[17, -2], [23, -2], [23, 3], [17, 3]])
    for obstacle in [circle, square] as [GKObstacle] {
      let (seeker, target) = (agent(), agent(at: [40, 0]))
      let avoid = GKGoal(toAvoid: [obstacle], maxPredictionTime: 1.5)
      seeker.behavior = GKBehavior(
        goals: [GKGoal(toSeekAgent: target), avoid], andWeights: [1, 100])
      var deepest = Float.infinity
      var nearest = Float.infinity
      run([seeker], seconds: 12) {
        deepest = min(deepest, simd_distance(seeker.position, [20, 0.5]))
        nearest = min(nearest, simd_distance(seeker.position, target.position))
      }
      #expect(deepest > 2.4, "\(obstacle)")
      #expect(nearest < 1, "\(obstacle)")
    }
  }

  @Test func agentsDoNotRunIntoEachOther() {
    func nearest(avoiding: Bool) -> Float {
      let (left, right) = (agent(at: [-20, 0]), agent(at: [20, 0.1]))
      let (east, west) = (agent(at: [60, 0]), agent(at: [-60, 0]))
      for (one, other, target) in [(left, right, east), (right, left, west)] {
        one.radius = 1
        let avoid = GKGoal(toAvoid: [other], maxPredictionTime: 2)
        one.behavior = GKBehavior(
          goals: [GKGoal(toSeekAgent: target), avoid], andWeights: [1, avoiding ? 100 : 0])
      }
      var nearest = Float.infinity
      run([left, right], seconds: 5) {
        nearest = min(nearest, simd_distance(left.position, right.position))
      }
      return nearest
    }
    #expect(nearest(avoiding: true) > 1.8)
    #expect(nearest(avoiding: false) < 0.5)
  }

  @Test func aFlockSeparatesCoheresAndAligns() {
    let places: [vector_float2] = [[0, 0], [2, 0], [1, 2], [0, 2]]
    func spread(_ agents: [GKAgent2D]) -> Float {
      let middle = agents.reduce(vector_float2()) { $0 + $1.position } / Float(agents.count)
      return agents.reduce(0) { $0 + simd_distance($1.position, middle) }
    }
    func flock(_ goal: ([GKAgent]) -> GKGoal) -> [GKAgent2D] {
      let agents = places.map { agent(at: $0, maxSpeed: 2) }
      for each in agents { give(each, goal(agents)) }
      return agents
    }
    let apart = flock { GKGoal(toSeparateFrom: $0, maxDistance: 50, maxAngle: .pi) }
    run(apart, seconds: 2)
    #expect(spread(apart) > 8)
    let together = flock { GKGoal(toCohereWith: $0, maxDistance: 50, maxAngle: .pi) }
    let before = spread(together)
    run(together, seconds: 0.5)
    #expect(spread(together) < before)
    let aligned = flock { GKGoal(toAlignWith: $0, maxDistance: 50, maxAngle: .pi) }
    for (index, each) in aligned.enumerated() {
      each.rotation = Float(index) * 0.5
      each.speed = 2
    }
    run(aligned, seconds: 4)
    let angles = aligned.map { $0.rotation }
    #expect(angles.max()! - angles.min()! < 0.1)
  }

  @Test func whoIsFarOrAsideDoesNotCount() {
    let (own, far, behind) = (agent(), agent(at: [30, 0]), agent(at: [-2, 0]))
    give(own, GKGoal(toSeparateFrom: [far, behind], maxDistance: 10, maxAngle: 1))
    run([own], seconds: 1)
    #expect(own.position == [0, 0])
  }

  @Test func aPathIsFollowedEitherWay() {
    let points: [vector_float2] = [[0, 0], [20, 0], [20, 20], [40, 20]]
    let path = GKPath(points: points, radius: 1, cyclical: false)
    for forward in [true, false] {
      let walker = agent(at: forward ? [0, 0] : [40, 20], maxSpeed: 5)
      give(walker, GKGoal(toFollow: path, maxPredictionTime: 0.5, forward: forward))
      let end: vector_float2 = forward ? [40, 20] : [0, 0]
      var farthest: Float = 0
      var nearest = Float.infinity
      run([walker], seconds: 20) {
        nearest = min(nearest, simd_distance(walker.position, end))
        if nearest < 2 { return }
        let distances = zip(points, points.dropFirst()).map { start, end -> Float in
          let part =
            simd_dot(walker.position - start, end - start) / simd_length_squared(end - start)
          return simd_distance(walker.position, start + (end - start) * simd_clamp(part, 0, 1))
        }
        farthest = max(farthest, distances.min()!)
      }
      #expect(nearest < 2)
      #expect(farthest < 2.5)
    }
  }

  @Test func oneReturnsToThePathOneShouldStayOn() {
    let path = GKPath(points: [vector_float2(-100, 0), [100, 0]], radius: 2, cyclical: false)
    let walker = agent(at: [0, 20])
    give(walker, GKGoal(toStayOn: path, maxPredictionTime: 0.5))
    run([walker], seconds: 10)
    #expect(abs(walker.position.y) < 8)
  }

  @Test func agentsMoveInSpace() {
    let (seeker, target) = (GKAgent3D(), GKAgent3D())
    (seeker.maxSpeed, seeker.maxAcceleration) = (5, 10)
    target.position = [10, 20, -20]
    give(seeker, GKGoal(toSeekAgent: target))
    var nearest = Float.infinity
    run([seeker], seconds: 8) {
      nearest = min(nearest, simd_distance(seeker.position, target.position))
    }
    #expect(nearest < 0.5)
    let axes = seeker.rotation
    #expect(abs(axes.determinant) > 0.999)
    #expect(simd_distance(axes.columns.0, simd_normalize(seeker.velocity)) < 1e-4)
  }

  @Test func theDelegateIsToldBeforeAndAfter() {
    final class Listener: NSObject, GKAgentDelegate {
      var log: [Float] = []
      func agentWillUpdate(_ agent: GKAgent) { log.append((agent as! GKAgent2D).position.x) }
      func agentDidUpdate(_ agent: GKAgent) { log.append((agent as! GKAgent2D).position.x) }
    }
    let (own, listener) = (agent(), Listener())
    own.delegate = listener
    own.speed = 2
    own.update(deltaTime: 0.5)
    #expect(listener.log == [0, 1])
  }

  @Test func goalsHaveWeights() {
    let (first, second) = (GKGoal(toWander: 1), GKGoal(toReachTargetSpeed: 2))
    let behavior = GKBehavior(weightedGoals: [second: 3, first: 2])
    #expect(behavior.goalCount == 2 && behavior[0] === first && behavior[1] === second)
    #expect(behavior.weight(for: second) == 3 && behavior[first] == 2)
    behavior[first] = 5
    behavior.setWeight(7, for: GKGoal())
    #expect(behavior.weight(for: first) == 5 && behavior.goalCount == 3)
    behavior.remove(second)
    #expect(behavior.map { behavior.weight(for: $0) } == [5, 7])
    behavior.removeAllGoals()
    #expect(behavior.goalCount == 0)
  }

  @Test func behaviorsAreCombined() {
    let target = agent(at: [100, 0])
    func push(_ weights: [NSNumber]) -> vector_float2 {
      let own = agent()
      own.maxAcceleration = 1000
      let seek = GKBehavior(goal: GKGoal(toSeekAgent: target), weight: 1)
      let flee = GKBehavior(goal: GKGoal(toFleeAgent: target), weight: 1)
      own.behavior = GKCompositeBehavior(behaviors: [seek, flee], andWeights: weights)
      own.update(deltaTime: 0.1)
      return own.velocity
    }
    #expect(push([1, 0]).x > 0 && push([0, 1]).x < 0 && push([1, 1]).x == 0)
    let composite = GKCompositeBehavior(behaviors: [GKBehavior(), GKBehavior()])
    #expect(composite.behaviorCount == 2)
    let first: GKBehavior = composite[0]
    composite.remove(first)
    #expect(composite.behaviorCount == 1 && composite.weight(for: first) == 0)
  }

  @Test func aPathIsMadeOfNodes() {
    let nodes = [GKGraphNode2D(point: [1, 2]), GKGraphNode2D(point: [3, 4])]
    let path = GKPath(graphNodes: nodes, radius: 3)
    #expect(path.numPoints == 2 && path.radius == 3 && !path.isCyclical)
    #expect(path.float2(at: 1) == [3, 4] && path.float3(at: 0) == [1, 2, 0])
  }

  @Test func anAgentIsAComponent() {
    let entity = GKEntity()
    let own = agent()
    own.speed = 1
    entity.addComponent(own)
    entity.update(deltaTime: 2)
    #expect(entity.component(ofType: GKAgent2D.self)?.position == [2, 0])
  }
}
