/// Finds lengths and places that obey linear constraints: an incremental simplex solver, as Cassowary
/// describes it.
///
/// Every constraint is one row of a tableau, and every row says what a basic variable is: a constant
/// and so much of variables that are zero. Required constraints always hold; each of the others has
/// errors, whose sum over all constraints of a priority is as small as can be, a higher priority
/// counting before all lower ones. So there is a row of costs for each priority rather than one
/// with large numbers. Constraints come, go and change their constants without a new beginning.
///
/// Variables, rows and constraints are small numbers that stand for places in flat arrays. It knows
/// nothing of views.
public struct Solver {
  /// A variable of the caller's; it may have any value.
  public typealias Variable = Int32
  /// A constraint that is there.
  public typealias Identifier = Int

  /// So much of a variable.
  public struct Term: Sendable {
    public var variable: Variable
    public var factor: Double

    public init(_ variable: Variable, _ factor: Double = 1) {
      (self.variable, self.factor) = (variable, factor)
    }
  }

  /// How the sum of a constraint's terms is to its constant.
  public enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  /// What came of adding a constraint.
  public enum Addition: Sendable, Equatable {
    case added(Identifier)
    /// It contradicts these, which are all required.
    case conflict([Identifier])
  }

  /// From here on a priority means that the constraint has to hold.
  public static let required: Float = 1000

  enum Kind: UInt8 {
    /// The caller's, of any value.
    case free
    /// Zero or more: what an inequality leaves.
    case slack
    /// Zero or more: by how much a constraint is missed.
    case error
    /// Always zero: stands for a required equation.
    case dummy
    case unused
  }

  struct Record {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Float
    /// The symbol that stands for the constraint, and its factor in the equation.
    var marker: Int32 = -1
    var markerFactor = 1.0
    /// The error in the other direction, if there is one.
    var other: Int32 = -1
    var isThere = true
  }

  var kinds: [Kind] = []
  /// The row in which a symbol is basic, or none.
  @usableFromInline var basicRows: [Int32] = []
  /// The rows that may name a symbol; some no longer do.
  var columns: [[Int32]] = []
  /// The constraint that a symbol stands for.
  var owners: [Int32] = []
  var unusedSymbols: [Int32] = []

  @usableFromInline var rows: [TableauRow] = []
  var rowSymbols: [Int32] = []
  var unusedRows: [Int] = []

  var records: [Record] = []
  var unusedRecords: [Int] = []

  /// Priorities that occur, the highest first, and what each symbol costs by each.
  var priorities: [Float] = []
  var costs: [[Double]] = []
  var needsOptimizing = false
  /// Rows that a pivot has left with a negative value.
  var negativeRows: [Int] = []
  var scratch = TableauRow()
  /// Turns of the tableau since it was made; what is rounded away adds up.
  var pivotCount = 0

  static let nearZero = 1e-9
  static let tolerance = 1e-7

  public init() {}

  // MARK: Variables

  public mutating func makeVariable() -> Variable {
    makeSymbol(.free, owner: -1)
  }

  /// Gives up a variable that no constraint names any more.
  public mutating func discard(_ variable: Variable) {
    forget(variable)
  }

  // Inlined, since a caller elsewhere would copy the whole solver to ask it.
  @inlinable
  public func value(of variable: Variable) -> Double {
    let row = basicRows[Int(variable)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  // MARK: Constraints

  /// Adds a constraint; one that contradicts required ones is not added.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = required
  ) -> Addition {
    let record = Record(
      terms: terms, relation: relation, constant: constant, priority: priority)
    let identifier: Identifier
    if let unused = unusedRecords.popLast() {
      identifier = unused
      records[unused] = record
    } else {
      identifier = records.count
      records.append(record)
    }
    if let conflict = enter(identifier) {
      dropRecord(identifier)
      return .conflict(conflict)
    }
    return .added(identifier)
  }

  public mutating func remove(_ identifier: Identifier) {
    guard records[identifier].isThere else { return }
    leave(identifier)
    dropRecord(identifier)
  }

  mutating func dropRecord(_ identifier: Identifier) {
    records[identifier].isThere = false
    records[identifier].terms = []
    unusedRecords.append(identifier)
  }

  /// The sum of a constraint's terms as the variables are now.
  public func sum(of identifier: Identifier) -> Double {
    records[identifier].terms.reduce(0) { $0 + $1.factor * value(of: $1.variable) }
  }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, owner: Int) -> Int32 {
    if let symbol = unusedSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = Int32(owner)
      return symbol
    }
    kinds.append(kind)
    basicRows.append(-1)
    columns.append([])
    owners.append(Int32(owner))
    for level in costs.indices { costs[level].append(0) }
    return Int32(kinds.count - 1)
  }

  mutating func forget(_ symbol: Int32) {
    guard symbol >= 0, kinds[Int(symbol)] != .unused else { return }
    kinds[Int(symbol)] = .unused
    basicRows[Int(symbol)] = -1
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for level in costs.indices { costs[level][Int(symbol)] = 0 }
    unusedSymbols.append(symbol)
  }

  /// The place of a priority among the costs.
  mutating func level(of priority: Float) -> Int {
    let place = priorities.firstIndex { $0 <= priority } ?? priorities.count
    if place < priorities.count, priorities[place] == priority { return place }
    priorities.insert(priority, at: place)
    costs.insert([Double](repeating: 0, count: kinds.count), at: place)
    return place
  }
}
