extension Solver {
  public func constant(of identifier: Identifier) -> Double { records[identifier].constant }

  /// Gives a constraint another constant. If it contradicts required ones then, it is taken out, and
  /// they are told.
  public mutating func setConstant(
    of identifier: Identifier, to constant: Double
  ) -> [Identifier]? {
    let record = records[identifier]
    let change = constant - record.constant
    guard record.isThere, change != 0 else { return nil }
    optimize()
    records[identifier].constant = constant
    if shift(identifier, by: change), case .done = restore() { return nil }
    // As it was, which was possible; then anew, to hear what is in the way.
    _ = shift(identifier, by: -change)
    _ = restore()
    leave(identifier)
    guard let conflict = enter(identifier) else { return nil }
    dropRecord(identifier)
    return conflict
  }

  /// Moves what rows say by a change of a constraint's constant; whether its equation still can hold.
  private mutating func shift(_ identifier: Identifier, by change: Double) -> Bool {
    let record = records[identifier]
    let step = change / record.markerFactor
    let marker = record.marker
    let basic = basicRows[Int(marker)]
    if basic >= 0 {
      let place = Int(basic)
      rows[place].constant += step
      if kinds[Int(marker)] == .dummy { return abs(rows[place].constant) < Solver.tolerance }
      noteNegative(place)
      return true
    }
    var isPossible = true
    for place in Set(columns[Int(marker)]) {
      let place = Int(place)
      let factor = rows[place].factor(of: marker)
      guard factor != 0, rowSymbols[place] >= 0 else { continue }
      rows[place].constant -= factor * step
      noteNegative(place)
      if kinds[Int(rowSymbols[place])] == .dummy, abs(rows[place].constant) > Solver.tolerance {
        isPossible = false
      }
    }
    return isPossible
  }

  private mutating func noteNegative(_ place: Int) {
    if rows[place].constant < -Solver.tolerance, isRestricted(rowSymbols[place]) {
      negativeRows.append(place)
    }
  }

  // MARK: Questions

  /// Whether the constraints leave a variable no choice.
  public func isDetermined(_ variable: Variable) -> Bool {
    let basic = basicRows[Int(variable)]
    guard basic >= 0 else { return false }
    let row = rows[Int(basic)]
    return row.symbols.allSatisfy { symbol in
      switch kinds[Int(symbol)] {
      case .free: false
      case .slack, .error: isTight(symbol)
      case .dummy, .unused: true
      }
    }
  }

  /// Whether growing costs something, or is not possible.
  private func isTight(_ symbol: Int32) -> Bool {
    if costs.contains(where: { $0[Int(symbol)] > Solver.nearZero }) { return true }
    guard let row = leavingRow(for: symbol) else { return false }
    return rows[row].constant < Solver.tolerance
  }

  /// Makes the tableau anew, when so many turns have been rounded that it may have drifted.
  public mutating func refreshIfWorn() {
    guard pivotCount > 20_000 + 20 * rows.count else { return }
    var fresh = Solver()
    fresh.kinds = kinds.map { $0 == .free ? .free : .unused }
    fresh.basicRows = kinds.map { _ in -1 }
    fresh.columns = kinds.map { _ in [] }
    fresh.owners = kinds.map { _ in -1 }
    fresh.unusedSymbols = kinds.indices.filter { kinds[$0] != .free }.map { Int32($0) }
    fresh.records = records
    fresh.unusedRecords = unusedRecords
    for identifier in records.indices where records[identifier].isThere {
      // What just held can be said again, or the worn tableau was better than a fresh one.
      guard fresh.enter(identifier) == nil else {
        pivotCount = 0
        return
      }
    }
    fresh.optimize()
    self = fresh
  }
}
