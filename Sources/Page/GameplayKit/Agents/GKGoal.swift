import Foundation

/// Something an agent wants: to be, to move or to stay somewhere.
open class GKGoal: NSObject, NSCopying {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  let steering: Steering
  /// Goals are numbered as they are made, for an order among them that is the same in every run.
  let number: Int

  init(_ steering: Steering) {
    self.steering = steering
    number = Self.lock.withLock {
      Self.count += 1
      return Self.count
    }
    super.init()
  }

  /// Nothing at all.
  public convenience override init() { self.init(.nothing) }

  /// To go to where an agent is.
  public convenience init(toSeekAgent agent: GKAgent) { self.init(.seek(Neighbor(agent))) }

  /// To go away from where an agent is.
  public convenience init(toFleeAgent agent: GKAgent) { self.init(.flee(Neighbor(agent))) }

  /// Not to run into obstacles that are so many seconds ahead.
  public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
    self.init(.avoidObstacles(obstacles, ahead: Float(maxPredictionTime)))
  }

  /// Not to run into agents on their way, so many seconds ahead.
  public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
    self.init(.avoidAgents(agents.map(Neighbor.init), ahead: Float(maxPredictionTime)))
  }

  /// To keep away from agents that are near, and not farther to the side than an angle.
  public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
    self.init(.separate(Flock(agents, maxDistance, maxAngle)))
  }

  /// To go where agents go that are near, and not farther to the side than an angle.
  public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
    self.init(.align(Flock(agents, maxDistance, maxAngle)))
  }

  /// To be in the midst of agents that are near, and not farther to the side than an angle.
  public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
    self.init(.cohere(Flock(agents, maxDistance, maxAngle)))
  }

  /// To go so fast, and no faster.
  public convenience init(toReachTargetSpeed targetSpeed: Float) { self.init(.reach(targetSpeed)) }

  /// To go here and there.
  public convenience init(toWander speed: Float) { self.init(.wander(speed)) }

  /// To meet an agent where it will be, so many seconds ahead at most.
  public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
    self.init(.intercept(Neighbor(target), ahead: Float(maxPredictionTime)))
  }

  /// To go along a path, from its beginning or from its end.
  public convenience init(
    toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool
  ) {
    self.init(
      .follow(path, ahead: Float(maxPredictionTime), direction: forward ? .forward : .backward))
  }

  /// Not to leave a path.
  public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
    self.init(.stay(path, ahead: Float(maxPredictionTime)))
  }

  open func copy(with zone: NSZone? = nil) -> Any { GKGoal(steering) }

  func force(on agent: GKAgent, during time: Float) -> vector_float3 {
    steering.force(on: agent, during: time)
  }
}

extension GKGoal {
  @available(*, deprecated, renamed: "init(toAvoid:maxPredictionTime:)")
  public convenience init(
    toAvoidObstacles obstacles: [GKObstacle], maxPredictionTime: TimeInterval
  ) {
    self.init(toAvoid: obstacles, maxPredictionTime: maxPredictionTime)
  }

  @available(*, deprecated, renamed: "init(toAvoid:maxPredictionTime:)")
  public convenience init(toAvoidAgents agents: [GKAgent], maxPredictionTime: TimeInterval) {
    self.init(toAvoid: agents, maxPredictionTime: maxPredictionTime)
  }

  @available(*, deprecated, renamed: "init(toSeparateFrom:maxDistance:maxAngle:)")
  public convenience init(
    toSeparateFromAgents agents: [GKAgent], maxDistance: Float, maxAngle: Float
  ) {
    self.init(toSeparateFrom: agents, maxDistance: maxDistance, maxAngle: maxAngle)
  }

  @available(*, deprecated, renamed: "init(toAlignWith:maxDistance:maxAngle:)")
  public convenience init(
    toAlignWithAgents agents: [GKAgent], maxDistance: Float, maxAngle: Float
  ) {
    self.init(toAlignWith: agents, maxDistance: maxDistance, maxAngle: maxAngle)
  }

  @available(*, deprecated, renamed: "init(toCohereWith:maxDistance:maxAngle:)")
  public convenience init(
    toCohereWithAgents agents: [GKAgent], maxDistance: Float, maxAngle: Float
  ) {
    self.init(toCohereWith: agents, maxDistance: maxDistance, maxAngle: maxAngle)
  }

  @available(*, deprecated, renamed: "init(toFollow:maxPredictionTime:forward:)")
  public convenience init(
    toFollowPath path: GKPath, maxPredictionTime: TimeInterval, forward: Bool
  ) {
    self.init(toFollow: path, maxPredictionTime: maxPredictionTime, forward: forward)
  }

  @available(*, deprecated, renamed: "init(toStayOn:maxPredictionTime:)")
  public convenience init(toStayOnPath path: GKPath, maxPredictionTime: TimeInterval) {
    self.init(toStayOn: path, maxPredictionTime: maxPredictionTime)
  }
}
