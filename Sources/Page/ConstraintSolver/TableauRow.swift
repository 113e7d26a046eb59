/// What a basic variable is: a constant, and so much of variables that are zero.
@usableFromInline
struct TableauRow {
  @usableFromInline var constant = 0.0
  /// Ascending.
  var symbols: [Int32] = []
  var factors: [Double] = []

  func place(of symbol: Int32) -> Int? {
    let place = lowerBound(of: symbol)
    return place < symbols.count && symbols[place] == symbol ? place : nil
  }

  func factor(of symbol: Int32) -> Double {
    place(of: symbol).map { factors[$0] } ?? 0
  }

  private func lowerBound(of symbol: Int32) -> Int {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func add(_ factor: Double, of symbol: Int32) {
    let place = lowerBound(of: symbol)
    if place < symbols.count, symbols[place] == symbol {
      factors[place] += factor
      if abs(factors[place]) < Solver.nearZero {
        symbols.remove(at: place)
        factors.remove(at: place)
      }
    } else if abs(factor) >= Solver.nearZero {
      symbols.insert(symbol, at: place)
      factors.insert(factor, at: place)
    }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in factors.indices { factors[index] *= factor }
  }

  /// Says the row, which is zero, as what a symbol in it is.
  mutating func solve(for symbol: Int32) {
    guard let place = place(of: symbol) else { return }
    let factor = -1 / factors[place]
    symbols.remove(at: place)
    factors.remove(at: place)
    scale(by: factor)
  }

  /// Says the row, which is what one symbol is, as what another is.
  mutating func solve(for symbol: Int32, insteadOf basic: Int32) {
    add(-1, of: basic)
    solve(for: symbol)
  }

  /// Becomes the sum of a row without one symbol, and so much of another row.
  mutating func setSum(
    of row: TableauRow, without dropped: Int32, and other: TableauRow, times factor: Double
  ) {
    symbols.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
    constant = row.constant + other.constant * factor
    var (first, second) = (0, 0)
    let (firstCount, secondCount) = (row.symbols.count, other.symbols.count)
    while first < firstCount || second < secondCount {
      let one = first < firstCount ? row.symbols[first] : Int32.max
      let two = second < secondCount ? other.symbols[second] : Int32.max
      if one < two {
        if one != dropped {
          symbols.append(one)
          factors.append(row.factors[first])
        }
        first += 1
      } else if two < one {
        let product = other.factors[second] * factor
        if abs(product) >= Solver.nearZero {
          symbols.append(two)
          factors.append(product)
        }
        second += 1
      } else {
        let sum = (one == dropped ? 0 : row.factors[first]) + other.factors[second] * factor
        if abs(sum) >= Solver.nearZero {
          symbols.append(one)
          factors.append(sum)
        }
        first += 1
        second += 1
      }
    }
  }
}
