import Testing

@testable import ConstraintSolver

/// Constraints by chance, from a seed.
struct ChanceSolverTests {
  private struct Said {
    var identifier: Int
    let terms: [Solver.Term]
    let relation: Solver.Relation
    var constant: Double
    let priority: Float

    func miss(_ value: (Int32) -> Double) -> Double {
      let sum = terms.reduce(0) { $0 + $1.factor * value($1.variable) }
      return switch relation {
      case .equal: abs(sum - constant)
      case .lessOrEqual: max(0, sum - constant)
      case .greaterOrEqual: max(0, constant - sum)
      }
    }
  }

  /// By how much constraints are missed, the highest priority first.
  private func misses(_ said: [Said], _ value: (Int32) -> Double) -> [Double] {
    [1000, 750, 500, 250].map { priority in
      said.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(value) }
    }
  }

  /// Comparing as words in a dictionary, but for what is rounded.
  private func isWorse(_ one: [Double], than other: [Double]) -> Bool {
    for (first, second) in zip(one, other) where abs(first - second) > 1e-5 {
      return first > second
    }
    return false
  }

  private func change(
    _ solver: inout Solver, _ said: inout [Said], _ variables: [Int32], _ dice: inout Dice
  ) {
    switch dice.roll(10) {
    case 6...7 where !said.isEmpty:
      solver.remove(said.remove(at: dice.roll(said.count)).identifier)
    case 8...9 where !said.isEmpty:
      let index = dice.roll(said.count)
      let constant = Double(dice.roll(41) - 20)
      if solver.setConstant(of: said[index].identifier, to: constant) == nil {
        said[index].constant = constant
      } else {
        said.remove(at: index)
      }
    default:
      let named = Set((0...dice.roll(3)).map { _ in variables[dice.roll(variables.count)] })
      let terms = named.sorted().map { Solver.Term($0, [1, -1, 2, -0.5][dice.roll(4)]) }
      let relation = [Solver.Relation.equal, .lessOrEqual, .greaterOrEqual][dice.roll(3)]
      let constant = Double(dice.roll(41) - 20)
      let priority: Float = [1000, 750, 500, 250, 1000][dice.roll(5)]
      let addition = solver.add(terms, relation, constant, priority: priority)
      guard case .added(let identifier) = addition else { return }
      said.append(
        Said(
          identifier: identifier, terms: terms, relation: relation, constant: constant,
          priority: priority))
    }
  }

  @Test(arguments: 1...300)
  func changesEndWhereAFreshStartDoes(seed: Int) {
    var dice = Dice(seed)
    var (solver, said) = (Solver(), [Said]())
    let variables = (0...dice.roll(5)).map { _ in solver.makeVariable() }
    for _ in 0...dice.roll(30) {
      change(&solver, &said, variables, &dice)
      solver.optimize()
      let found = misses(said, solver.value)
      #expect(found[0] < 1e-5, "what is required holds")
      var fresh = Solver()
      for _ in variables { _ = fresh.makeVariable() }
      for constraint in said.reversed() {
        let addition = fresh.add(
          constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority)
        guard case .added = addition else { return #expect(Bool(false), "these did hold together") }
      }
      fresh.optimize()
      #expect(!isWorse(found, than: misses(said, fresh.value)))
      #expect(!isWorse(misses(said, fresh.value), than: found))
    }
  }

  /// Two variables, whole numbers: every place on a grid that is fine enough for the corners.
  @Test(arguments: 1...150)
  func noPlaceIsBetter(seed: Int) {
    var dice = Dice(seed &+ 7000)
    var (solver, said) = (Solver(), [Said]())
    let variables = [solver.makeVariable(), solver.makeVariable()]
    for _ in 0..<6 {
      let term = Solver.Term(variables[dice.roll(2)], 1)
      let both = [Solver.Term(variables[0]), Solver.Term(variables[1], dice.roll(2) == 0 ? 1 : -1)]
      let terms = dice.roll(2) == 0 ? [term] : both
      let relation = [Solver.Relation.equal, .lessOrEqual, .greaterOrEqual][dice.roll(3)]
      let constant = Double(dice.roll(9) - 4)
      let priority: Float = [1000, 750, 500, 250][dice.roll(4)]
      let addition = solver.add(terms, relation, constant, priority: priority)
      guard case .added(let identifier) = addition else { continue }
      said.append(
        Said(
          identifier: identifier, terms: terms, relation: relation, constant: constant,
          priority: priority))
    }
    solver.optimize()
    let found = misses(said, solver.value)
    for x in stride(from: -10.0, through: 10, by: 0.5) {
      for y in stride(from: -10.0, through: 10, by: 0.5) {
        let here = misses(said) { $0 == variables[0] ? x : y }
        #expect(!isWorse(found, than: here), "(\(x), \(y)) misses less")
      }
    }
  }
}

/// Numbers by chance that come again.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
