import Foundation

/// Behaviors, each with the weight it has.
open class GKCompositeBehavior: GKBehavior {
  private var parts: [(behavior: GKBehavior, weight: Float)] = []

  /// How many behaviors there are.
  open var behaviorCount: Int { parts.count }

  /// Behaviors that all weigh one.
  public convenience init(behaviors: [GKBehavior]) {
    self.init()
    for behavior in behaviors { setWeight(1, for: behavior) }
  }

  public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
    self.init()
    for (behavior, weight) in zip(behaviors, weights) {
      setWeight(weight.floatValue, for: behavior)
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKCompositeBehavior()
    for goal in self { copy.setWeight(weight(for: goal), for: goal) }
    copy.parts = parts
    return copy
  }

  /// Says how much a behavior counts; one that is not there yet is added.
  open func setWeight(_ weight: Float, for behavior: GKBehavior) {
    if let index = parts.firstIndex(where: { $0.behavior === behavior }) {
      parts[index].weight = weight
    } else {
      parts.append((behavior, weight))
    }
  }

  /// How much a behavior counts; zero if it is not there.
  open func weight(for behavior: GKBehavior) -> Float {
    parts.first { $0.behavior === behavior }?.weight ?? 0
  }

  open func remove(_ behavior: GKBehavior) { parts.removeAll { $0.behavior === behavior } }

  open func removeAllBehaviors() { parts = [] }

  open subscript(idx: Int) -> GKBehavior { parts[idx].behavior }

  open subscript(behavior: GKBehavior) -> NSNumber! {
    get { parts.first { $0.behavior === behavior }.map { NSNumber(value: $0.weight) } }
    set {
      if let newValue { setWeight(newValue.floatValue, for: behavior) } else { remove(behavior) }
    }
  }

  override func force(on agent: GKAgent, during time: Float) -> vector_float3 {
    parts.reduce(super.force(on: agent, during: time)) { sum, part in
      sum + part.behavior.force(on: agent, during: time) * part.weight
    }
  }
}
