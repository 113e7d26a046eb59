extension Solver {
  /// Puts a constraint into the tableau, and says with which it conflicts if it can not be.
  mutating func enter(_ identifier: Identifier) -> [Identifier]? {
    // Even what can not be added may have turned the tableau.
    needsOptimizing = true
    defer { negativeRows.removeAll(keepingCapacity: true) }
    var row = plainRow(of: records[identifier])
    addSymbols(of: identifier, to: &row)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: identifier, in: row) {
      row.solve(for: subject)
      substitute(subject, row, except: -1)
      install(row, basic: subject)
    } else if row.symbols.allSatisfy({ kinds[Int($0)] == .dummy }) {
      let marker = records[identifier].marker
      guard abs(row.constant) < Solver.tolerance else {
        return giveUp(identifier, because: row)
      }
      row.solve(for: marker)
      row.constant = 0
      substitute(marker, row, except: -1)
      install(row, basic: marker)
    } else if let contradiction = enterWithArtificial(row) {
      return giveUp(identifier, because: contradiction)
    }
    return nil
  }

  /// The terms less the constant, with what basic variables are.
  private func plainRow(of record: Record) -> TableauRow {
    var row = TableauRow(constant: -record.constant)
    var sum = TableauRow()
    for term in record.terms {
      let basic = basicRows[Int(term.variable)]
      if basic < 0 {
        row.add(term.factor, of: term.variable)
      } else {
        sum.setSum(of: row, without: -1, and: rows[Int(basic)], times: term.factor)
        swap(&sum, &row)
      }
    }
    return row
  }

  /// An inequality has a slack; what need not hold has errors, which cost.
  private mutating func addSymbols(of identifier: Identifier, to row: inout TableauRow) {
    let record = records[identifier]
    let isRequired = record.priority >= Solver.required
    let (kind, factor): (Kind, Double) =
      switch record.relation {
      case .equal: isRequired ? (.dummy, 1) : (.error, -1)
      case .lessOrEqual: (.slack, 1)
      case .greaterOrEqual: (.slack, -1)
      }
    let marker = makeSymbol(kind, owner: identifier)
    row.add(factor, of: marker)
    records[identifier].marker = marker
    records[identifier].markerFactor = factor
    records[identifier].other = -1
    guard !isRequired else { return }
    let error = makeSymbol(.error, owner: identifier)
    row.add(-factor, of: error)
    records[identifier].other = error
    let level = level(of: record.priority)
    costs[level][Int(error)] += 1
    if kind == .error { costs[level][Int(marker)] += 1 }
  }

  /// A symbol the row can be solved for without anything becoming negative.
  private func subject(of identifier: Identifier, in row: TableauRow) -> Int32? {
    var (best, fewest) = (Int32(-1), Int.max)
    for symbol in row.symbols where kinds[Int(symbol)] == .free {
      // The fewer rows name it, the less there is to put it into.
      let count = columns[Int(symbol)].count
      if count < fewest { (best, fewest) = (symbol, count) }
    }
    if best >= 0 { return best }
    let record = records[identifier]
    for symbol in [record.marker, record.other] where symbol >= 0 && isRestricted(symbol) {
      if row.factor(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Lets a further symbol take up what is wrong, and makes that as small as can be; the row that is
  /// left if it can not be nothing.
  private mutating func enterWithArtificial(_ row: TableauRow) -> TableauRow? {
    let artificial = makeSymbol(.slack, owner: -1)
    install(row, basic: artificial)
    var turns = 0
    while basicRows[Int(artificial)] >= 0 {
      let place = Int(basicRows[Int(artificial)])
      guard rows[place].constant > Solver.tolerance, let entering = shrinking(rows[place]),
        let leaving = leavingRow(for: entering), turns < 1000 + 20 * rows.count
      else { break }
      // Where several rows say no at once, the artificial one goes.
      let own = rows[place].factor(of: entering)
      let ratio = -rows[place].constant / own
      let least = -rows[leaving].constant / rows[leaving].factor(of: entering)
      pivot(entering, row: ratio <= least + Solver.nearZero ? place : leaving)
      turns += 1
    }
    return takeOut(artificial)
  }

  private func shrinking(_ row: TableauRow) -> Int32? {
    var (best, least) = (-1, -Solver.nearZero)
    for index in row.symbols.indices where row.factors[index] < least {
      guard isRestricted(row.symbols[index]) else { continue }
      (best, least) = (index, row.factors[index])
    }
    return best < 0 ? nil : row.symbols[best]
  }

  private mutating func takeOut(_ artificial: Int32) -> TableauRow? {
    let basic = basicRows[Int(artificial)]
    if basic >= 0 {
      let place = Int(basic)
      let row = rows[place]
      if row.constant > Solver.tolerance {
        uninstall(row: place)
        forget(artificial)
        return row
      }
      rows[place].constant = 0
      if let other = row.symbols.first(where: { isRestricted($0) }) {
        pivot(other, row: place)
      } else if let dummy = row.symbols.first {
        pivot(dummy, row: place)
      } else {
        uninstall(row: place)
      }
    }
    for place in columns[Int(artificial)] {
      let place = Int(place)
      guard let index = rows[place].place(of: artificial) else { continue }
      rows[place].symbols.remove(at: index)
      rows[place].factors.remove(at: index)
    }
    forget(artificial)
    return nil
  }

  private mutating func giveUp(
    _ identifier: Identifier, because row: TableauRow
  ) -> [Identifier] {
    let conflict = owners(in: row).filter { $0 != identifier }
    forget(records[identifier].marker)
    forget(records[identifier].other)
    return conflict
  }

  /// The required constraints a row is made of.
  func owners(in row: TableauRow) -> [Identifier] {
    var found: Set<Identifier> = []
    for symbol in row.symbols where owners[Int(symbol)] >= 0 {
      let owner = Int(owners[Int(symbol)])
      if records[owner].priority >= Solver.required { found.insert(owner) }
    }
    return found.sorted()
  }
}
