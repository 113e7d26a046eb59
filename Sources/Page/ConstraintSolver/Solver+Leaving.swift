extension Solver {
  /// Takes a constraint out of the tableau.
  mutating func leave(_ identifier: Identifier) {
    let record = records[identifier]
    dropCosts(of: record)
    let marker = record.marker
    if basicRows[Int(marker)] < 0, let place = rowToLeave(for: marker) {
      pivot(marker, row: place)
    }
    if basicRows[Int(marker)] >= 0 { uninstall(row: Int(basicRows[Int(marker)])) }
    forget(marker)
    forget(record.other)
    negativeRows.removeAll(keepingCapacity: true)
    needsOptimizing = true
  }

  private mutating func dropCosts(of record: Record) {
    guard record.priority < Solver.required else { return }
    let level = level(of: record.priority)
    for symbol in [record.marker, record.other]
    where symbol >= 0 && kinds[Int(symbol)] == .error {
      let basic = basicRows[Int(symbol)]
      if basic < 0 {
        costs[level][Int(symbol)] -= 1
      } else {
        addCost(rows[Int(basic)], times: -1, level: level)
      }
    }
  }

  /// Where a marker can become basic without another symbol becoming negative; the marker itself
  /// may, because it goes.
  private func rowToLeave(for marker: Int32) -> Int? {
    var (falling, rising, free) = (-1, -1, -1)
    var (leastFalling, leastRising) = (Double.infinity, Double.infinity)
    for place in columns[Int(marker)] {
      let place = Int(place)
      let factor = rows[place].factor(of: marker)
      guard factor != 0, rowSymbols[place] >= 0 else { continue }
      // Of two equations that say the same, the other one now says it.
      if kinds[Int(rowSymbols[place])] == .dummy { return place }
      if kinds[Int(rowSymbols[place])] == .free {
        free = place
      } else if factor < 0 {
        let ratio = -rows[place].constant / factor
        if ratio < leastFalling { (falling, leastFalling) = (place, ratio) }
      } else {
        let ratio = rows[place].constant / factor
        if ratio < leastRising { (rising, leastRising) = (place, ratio) }
      }
    }
    let place = falling >= 0 ? falling : rising >= 0 ? rising : free
    return place < 0 ? nil : place
  }
}
