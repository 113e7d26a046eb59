import Foundation

/// Goals, each with the weight it has.
open class GKBehavior: NSObject, NSCopying, Sequence {
  private var entries: [(goal: GKGoal, weight: Float)] = []

  /// How many goals there are.
  open var goalCount: Int { entries.count }

  public override init() { super.init() }

  public convenience init(goal: GKGoal, weight: Float) {
    self.init()
    setWeight(weight, for: goal)
  }

  /// Goals that all weigh one.
  public convenience init(goals: [GKGoal]) {
    self.init()
    for goal in goals { setWeight(1, for: goal) }
  }

  public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
    self.init()
    for (goal, weight) in zip(goals, weights) { setWeight(weight.floatValue, for: goal) }
  }

  /// Goals with their weights, in the order in which the goals were made.
  public convenience init(weightedGoals: [GKGoal: NSNumber]) {
    self.init()
    for (goal, weight) in weightedGoals.sorted(by: { $0.key.number < $1.key.number }) {
      setWeight(weight.floatValue, for: goal)
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKBehavior()
    copy.entries = entries
    return copy
  }

  /// Says how much a goal counts; one that is not there yet is added.
  open func setWeight(_ weight: Float, for goal: GKGoal) {
    if let index = entries.firstIndex(where: { $0.goal === goal }) {
      entries[index].weight = weight
    } else {
      entries.append((goal, weight))
    }
  }

  /// How much a goal counts; zero if it is not there.
  open func weight(for goal: GKGoal) -> Float {
    entries.first { $0.goal === goal }?.weight ?? 0
  }

  open func remove(_ goal: GKGoal) { entries.removeAll { $0.goal === goal } }

  open func removeAllGoals() { entries = [] }

  open subscript(idx: Int) -> GKGoal { entries[idx].goal }

  open subscript(goal: GKGoal) -> NSNumber! {
    get { entries.first { $0.goal === goal }.map { NSNumber(value: $0.weight) } }
    set {
      if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) }
    }
  }

  public func makeIterator() -> IndexingIterator<[GKGoal]> { entries.map(\.goal).makeIterator() }

  func force(on agent: GKAgent, during time: Float) -> vector_float3 {
    entries.reduce(SIMD3()) { sum, entry in
      sum + entry.goal.force(on: agent, during: time) * entry.weight
    }
  }
}

extension GKBehavior {
  @available(*, deprecated, renamed: "setWeight(_:for:)")
  public func setWeight(_ weight: Float, forGoal goal: GKGoal) { setWeight(weight, for: goal) }

  @available(*, deprecated, renamed: "weight(for:)")
  public func weightForGoal(_ goal: GKGoal) -> Float { weight(for: goal) }

  @available(*, deprecated, renamed: "remove(_:)")
  public func removeGoal(_ goal: GKGoal) { remove(goal) }
}
