import Foundation

/// A component that moves by itself, toward its goals and within what it is able to.
open class GKAgent: GKComponent {
  /// Who is told of each move.
  open weak var delegate: GKAgentDelegate?

  /// What the agent wants.
  open var behavior: GKBehavior?

  /// How hard the agent is to move.
  open var mass: Float = 1

  /// How much space the agent takes.
  open var radius: Float = 0.5

  /// How fast the agent goes, straight ahead.
  open var speed: Float {
    get { simd_length(motion) }
    set { motion = heading * newValue }
  }

  /// How strongly the agent can push itself.
  open var maxAcceleration: Float = 1

  /// How fast the agent can go.
  open var maxSpeed: Float = 1

  var place = vector_float3()
  var motion = vector_float3()
  var heading = vector_float3(1, 0, 0)
  /// Where a wandering agent drifts, as an angle from where it goes and another around that.
  var drift = SIMD2<Float>()

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    mass = coder.decodeFloat(forKey: "mass")
    radius = coder.decodeFloat(forKey: "radius")
    maxAcceleration = coder.decodeFloat(forKey: "maxAcceleration")
    maxSpeed = coder.decodeFloat(forKey: "maxSpeed")
    place = Self.vector(in: coder, "position")
    motion = Self.vector(in: coder, "velocity")
    heading = Self.vector(in: coder, "heading")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(mass, forKey: "mass")
    coder.encode(radius, forKey: "radius")
    coder.encode(maxAcceleration, forKey: "maxAcceleration")
    coder.encode(maxSpeed, forKey: "maxSpeed")
    Self.write(place, to: coder, "position")
    Self.write(motion, to: coder, "velocity")
    Self.write(heading, to: coder, "heading")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let agent = copy as? GKAgent else { return copy }
    agent.behavior = behavior?.copy() as? GKBehavior
    (agent.mass, agent.radius) = (mass, radius)
    (agent.maxAcceleration, agent.maxSpeed) = (maxAcceleration, maxSpeed)
    (agent.place, agent.motion, agent.heading) = (place, motion, heading)
    return agent
  }

  /// Pushes the agent as its behavior says, and lets it go on for a while.
  func move(for seconds: TimeInterval) {
    delegate?.agentWillUpdate(self)
    let time = Float(seconds)
    if time > 0 {
      let push = (behavior?.force(on: self, during: time) ?? SIMD3()).limited(to: maxAcceleration)
      motion = (motion + push * (time / Swift.max(mass, .leastNormalMagnitude)))
        .limited(to: maxSpeed)
      place += motion * time
      if simd_length(motion) > 1e-6 { heading = simd_normalize(motion) }
    }
    delegate?.agentDidUpdate(self)
  }

  private static func write(_ vector: vector_float3, to coder: NSCoder, _ name: String) {
    for (index, axis) in ["X", "Y", "Z"].enumerated() {
      coder.encode(vector[index], forKey: name + axis)
    }
  }

  private static func vector(in coder: NSCoder, _ name: String) -> vector_float3 {
    SIMD3(
      coder.decodeFloat(forKey: name + "X"), coder.decodeFloat(forKey: name + "Y"),
      coder.decodeFloat(forKey: name + "Z"))
  }
}

extension SIMD3 where Scalar == Float {
  func limited(to length: Float) -> SIMD3<Float> {
    let own = simd_length(self)
    return own > length ? self * (length / own) : self
  }

  /// The direction; none of a vector without length.
  var direction: SIMD3<Float> {
    let own = simd_length(self)
    return own > 1e-6 ? self / own : SIMD3()
  }
}
