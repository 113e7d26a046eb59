extension Solver {
  /// Misses the optional constraints by as little as can be.
  public mutating func optimize() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    var (level, turns) = (0, 0)
    // Turns at a level leave the costs of higher ones alone, so none is looked at twice.
    while level < costs.count {
      let rule: Choice = turns < 50 + 4 * rows.count ? .steepest : .first
      guard let entering = entering(level: level, rule) else {
        level += 1
        continue
      }
      guard let row = leavingRow(for: entering), turns < 1000 + 20 * rows.count else { break }
      pivot(entering, row: row)
      turns += 1
    }
    negativeRows.removeAll(keepingCapacity: true)
  }

  private enum Choice {
    case steepest
    /// Slower, but never in a circle.
    case first
  }

  /// A symbol that makes things better by a priority, and no worse by higher ones.
  private func entering(level: Int, _ choice: Choice) -> Int32? {
    var (best, least) = (-1, -Solver.tolerance)
    let row = costs[level]
    search: for symbol in row.indices where row[symbol] < least {
      guard kinds[symbol] == .slack || kinds[symbol] == .error else { continue }
      for higher in 0..<level where costs[higher][symbol] > Solver.nearZero { continue search }
      (best, least) = (symbol, row[symbol])
      if choice == .first { break }
    }
    return best < 0 ? nil : Int32(best)
  }

  enum Restoring {
    case done
    /// A row that can not be made positive.
    case impossible(Int)
  }

  /// Makes rows positive again after constants have changed; costs stay as good as they are.
  mutating func restore() -> Restoring {
    var turns = 0
    while let place = negativeRows.popLast() {
      guard rowSymbols[place] >= 0, isRestricted(rowSymbols[place]),
        rows[place].constant < -Solver.tolerance
      else { continue }
      turns += 1
      guard turns < 1000 + 20 * rows.count, let entering = cheapest(in: place) else {
        negativeRows.removeAll(keepingCapacity: true)
        return .impossible(place)
      }
      pivot(entering, row: place)
    }
    return .done
  }

  /// What makes a row larger at the least cost, compared priority by priority.
  private func cheapest(in place: Int) -> Int32? {
    let row = rows[place]
    var best = -1
    for index in row.symbols.indices where row.factors[index] > Solver.nearZero {
      guard isRestricted(row.symbols[index]) else { continue }
      if best < 0 || isCheaper(index, than: best, in: row) { best = index }
    }
    return best < 0 ? nil : row.symbols[best]
  }

  private func isCheaper(_ one: Int, than other: Int, in row: TableauRow) -> Bool {
    for level in costs.indices {
      let first = costs[level][Int(row.symbols[one])] / row.factors[one]
      let second = costs[level][Int(row.symbols[other])] / row.factors[other]
      if abs(first - second) > Solver.nearZero { return first < second }
    }
    return false
  }
}
