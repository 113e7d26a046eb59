extension Solver {
  func isRestricted(_ symbol: Int32) -> Bool {
    let kind = kinds[Int(symbol)]
    return kind == .slack || kind == .error
  }

  // MARK: Rows

  mutating func install(_ row: TableauRow, basic symbol: Int32) {
    let place: Int
    if let unused = unusedRows.popLast() {
      place = unused
      rows[unused] = row
      rowSymbols[unused] = symbol
    } else {
      place = rows.count
      rows.append(row)
      rowSymbols.append(symbol)
    }
    basicRows[Int(symbol)] = Int32(place)
    for named in row.symbols { columns[Int(named)].append(Int32(place)) }
  }

  mutating func uninstall(row: Int) {
    basicRows[Int(rowSymbols[row])] = -1
    rowSymbols[row] = -1
    rows[row] = TableauRow()
    unusedRows.append(row)
  }

  /// Puts what a symbol is wherever it is named, but in its own row.
  mutating func substitute(_ symbol: Int32, _ row: TableauRow, except own: Int) {
    let named = columns[Int(symbol)]
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for place in named where Int(place) != own {
      let place = Int(place)
      guard let index = rows[place].place(of: symbol) else { continue }
      let factor = rows[place].factors[index]
      scratch.setSum(of: rows[place], without: symbol, and: row, times: factor)
      swap(&scratch, &rows[place])
      noteNew(from: row, in: place)
      if rows[place].constant < -Solver.tolerance, isRestricted(rowSymbols[place]) {
        negativeRows.append(place)
      }
    }
    for level in costs.indices {
      let factor = costs[level][Int(symbol)]
      guard factor != 0 else { continue }
      costs[level][Int(symbol)] = 0
      addCost(row, times: factor, level: level)
    }
  }

  /// The row names what another row named; `scratch` is the row as it was.
  private mutating func noteNew(from row: TableauRow, in place: Int) {
    var old = 0
    for symbol in row.symbols {
      while old < scratch.symbols.count, scratch.symbols[old] < symbol { old += 1 }
      if old < scratch.symbols.count, scratch.symbols[old] == symbol { continue }
      columns[Int(symbol)].append(Int32(place))
      if columns[Int(symbol)].count > 64 + 2 * rows.count { tidyColumn(symbol) }
    }
  }

  private mutating func tidyColumn(_ symbol: Int32) {
    let sorted = Set(columns[Int(symbol)]).sorted()
    columns[Int(symbol)] = sorted.filter { rows[Int($0)].place(of: symbol) != nil }
  }

  mutating func addCost(_ row: TableauRow, times factor: Double, level: Int) {
    for index in row.symbols.indices {
      let symbol = Int(row.symbols[index])
      let cost = costs[level][symbol] + factor * row.factors[index]
      costs[level][symbol] = abs(cost) < Solver.nearZero ? 0 : cost
    }
  }

  // MARK: Turning

  /// Lets one symbol become basic, and that of a row zero.
  mutating func pivot(_ entering: Int32, row place: Int) {
    pivotCount += 1
    let leaving = rowSymbols[place]
    var row = TableauRow()
    swap(&row, &rows[place])
    row.solve(for: entering, insteadOf: leaving)
    basicRows[Int(leaving)] = -1
    rowSymbols[place] = entering
    basicRows[Int(entering)] = Int32(place)
    columns[Int(leaving)].append(Int32(place))
    substitute(entering, row, except: place)
    swap(&row, &rows[place])
  }

  /// The row that first says no while a symbol grows.
  func leavingRow(for entering: Int32) -> Int? {
    var (best, least) = (-1, Double.infinity)
    for place in columns[Int(entering)] {
      let place = Int(place)
      guard rowSymbols[place] >= 0, isRestricted(rowSymbols[place]) else { continue }
      let factor = rows[place].factor(of: entering)
      guard factor < -Solver.nearZero else { continue }
      let ratio = -rows[place].constant / factor
      if ratio < least - Solver.nearZero
        || (ratio < least + Solver.nearZero && best >= 0 && rowSymbols[place] < rowSymbols[best])
      {
        (best, least) = (place, min(ratio, least))
      }
    }
    return best < 0 ? nil : best
  }
}
