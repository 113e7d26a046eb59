import CoreGraphics
import Foundation

@_implementationOnly import ConstraintSolver

extension LayoutEngine {
  /// Says a part of an item, or nothing of it any more.
  func set(_ part: LayoutRow.Part, of item: LayoutItem, _ equation: LayoutEquation?) {
    guard let equation else {
      if let row = item.rows.removeValue(forKey: part) { takeOut(row) }
      return
    }
    if let row = item.rows[part] {
      let before = row.equation
      row.equation = equation
      replace(before, of: row)
    } else {
      let row = LayoutRow(.part(part, item), equation)
      item.rows[part] = row
      if equation.relation == .equal || lateRows == nil {
        putIn(row)
      } else {
        lateRows?.append(row)
      }
    }
  }

  /// What only limits a length costs the solver least once the page's constraints have said it.
  func putInLate() {
    let rows = lateRows ?? []
    lateRows = nil
    for row in rows where row.state == .out {
      guard case .part(let part, let item) = row.source, item.rows[part] === row else { continue }
      putIn(row)
    }
  }

  /// After a row's equation has become another one.
  func replace(_ before: LayoutEquation, of row: LayoutRow) {
    guard case .solved(let identifier) = row.state, row.equation.isSame(butForConstant: before)
    else {
      takeOut(row)
      return putIn(row)
    }
    guard abs(row.equation.constant - before.constant) > 1e-7 else { return }
    let constant = row.equation.bounded.constant
    guard let conflict = solver.setConstant(of: identifier, to: constant) else { return }
    rowsOfSolver[identifier] = nil
    row.state = .out
    putIn(row, after: conflict)
  }

  func putIn(_ row: LayoutRow, after known: [Int]? = nil) {
    var known = known
    while true {
      guard let conflict = known ?? tryToAdd(row) else { return }
      known = nil
      let others = conflict.compactMap { rowsOfSolver[$0] }
      let given = giveWay(among: others + [row], new: row)
      tell(others + [row], broken: given)
      if given !== row { takeOut(given) }
      given.state = .broken
      brokenRows.append(given)
      if given === row { return }
    }
  }

  /// Adds a row to the solver, or says with which ones it conflicts.
  private func tryToAdd(_ row: LayoutRow) -> [Int]? {
    let equation = row.equation.bounded
    let relation: Solver.Relation =
      switch equation.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let terms = equation.factors.map { Solver.Term($0.variable, $0.factor) }
    let addition = solver.add(
      terms, relation, equation.constant, priority: equation.priority.rawValue)
    switch addition {
    case .added(let identifier):
      row.state = .solved(identifier)
      rowsOfSolver[identifier] = row
      return nil
    case .conflict(let identifiers):
      return identifiers
    }
  }

  func takeOut(_ row: LayoutRow) {
    switch row.state {
    case .solved(let identifier):
      solver.remove(identifier)
      rowsOfSolver[identifier] = nil
    case .broken: brokenRows.removeAll { $0 === row }
    case .out: break
    }
    row.state = .out
    needSolving()
  }

  /// What was given up may be possible now.
  func retryBroken() {
    for row in brokenRows {
      guard let conflict = tryToAdd(row) else {
        brokenRows.removeAll { $0 === row }
        continue
      }
      tell(conflict.compactMap { rowsOfSolver[$0] } + [row], broken: row)
    }
  }

  /// The last of the page's own constraints; without any, what is new.
  private func giveWay(among rows: [LayoutRow], new: LayoutRow) -> LayoutRow {
    let own = rows.compactMap { row in row.constraint.map { ($0.serial, row) } }
    return own.max { $0.0 < $1.0 }?.1 ?? new
  }
}
