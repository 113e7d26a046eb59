import Testing

@testable import ConstraintSolver

/// What is known to come out.
struct SolverTests {
  @Test func aChainOfEquationsIsSolved() {
    var solver = Solver()
    let (x, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add([.init(x)], .equal, 20)
    _ = solver.add([.init(right), .init(x, -1), .init(width, -1)], .equal, 0)
    _ = solver.add([.init(right)], .equal, 320)
    solver.optimize()
    #expect(solver.value(of: width) == 300)
    #expect([x, width, right].allSatisfy { solver.isDetermined($0) })
  }

  @Test func aHigherPriorityCountsBeforeManyLowerOnes() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add([.init(x)], .equal, 100, priority: 251)
    for _ in 0..<50 { _ = solver.add([.init(x)], .equal, 10, priority: 250) }
    solver.optimize()
    #expect(solver.value(of: x) == 100)
  }

  @Test func inequalitiesHoldAndWishesComeNear() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add([.init(x)], .lessOrEqual, 80)
    _ = solver.add([.init(x)], .greaterOrEqual, 10)
    let wish = solver.add([.init(x)], .equal, 200, priority: 500)
    solver.optimize()
    #expect(solver.value(of: x) == 80)
    guard case .added(let identifier) = wish else { return #expect(Bool(false)) }
    #expect(solver.setConstant(of: identifier, to: -5) == nil)
    #expect(solver.value(of: x) == 10)
    #expect(solver.setConstant(of: identifier, to: 33) == nil)
    #expect(solver.value(of: x) == 33)
  }

  @Test func aConflictNamesExactlyThoseInvolved() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add([.init(z)], .equal, 7)
    let first = solver.add([.init(x)], .equal, 10)
    let second = solver.add([.init(y), .init(x, -1)], .greaterOrEqual, 5)
    let third = solver.add([.init(y)], .lessOrEqual, 12)
    guard case .added(let one) = first, case .added(let two) = second else {
      return #expect(Bool(false))
    }
    #expect(third == .conflict([one, two]))
    solver.remove(one)
    guard case .added = solver.add([.init(y)], .lessOrEqual, 12) else {
      return #expect(Bool(false), "nothing is in the way any more")
    }
    solver.optimize()
    #expect(solver.value(of: y) <= 12 && solver.value(of: y) - solver.value(of: x) >= 5)
  }

  @Test func aConstantThatContradictsIsToldAndTakenOut() {
    var solver = Solver()
    let x = solver.makeVariable()
    guard case .added(let least) = solver.add([.init(x)], .greaterOrEqual, 10),
      case .added(let fixed) = solver.add([.init(x)], .equal, 20)
    else { return #expect(Bool(false)) }
    #expect(solver.setConstant(of: fixed, to: 5) == [least])
    _ = solver.add([.init(x)], .equal, 0, priority: 1)
    solver.optimize()
    #expect(solver.value(of: x) == 10)
  }

  @Test func ofTwoThatSayTheSameOneMayGo() {
    var solver = Solver()
    let x = solver.makeVariable()
    guard case .added(let first) = solver.add([.init(x)], .equal, 18),
      case .added = solver.add([.init(x, 2)], .equal, 36)
    else { return #expect(Bool(false)) }
    solver.remove(first)
    solver.optimize()
    #expect(solver.value(of: x) == 18)
  }

  @Test func whatIsNotSaidIsNotDetermined() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    guard case .added = solver.add([.init(x), .init(y)], .equal, 100),
      case .added(let least) = solver.add([.init(x)], .greaterOrEqual, 30)
    else { return #expect(Bool(false)) }
    solver.optimize()
    #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
    _ = solver.add([.init(x)], .lessOrEqual, 30)
    solver.optimize()
    #expect(solver.isDetermined(x) && solver.isDetermined(y))
    solver.remove(least)
    #expect(!solver.isDetermined(x))
  }
}
