/// One round of the game: what lies where, and what has been turned and found.
///
/// The rules alone. They know nothing of pictures or views, so they can be tried out by themselves:
/// a round of numbers is as good as a round of animals.
public struct Round<Face: Equatable> {
  /// How a card lies.
  public enum Side: Equatable {
    case down, up, found
  }

  /// What came of turning a card.
  public enum Turn: Equatable {
    /// It was open or gone already.
    case refused
    /// It is the first of two.
    case first
    /// It is like the other one; both are found.
    case match(Int, Int)
    /// It is not; both lie open until they are turned back.
    case mismatch(Int, Int)
  }

  /// What is on each card, place by place.
  public let faces: [Face]
  public private(set) var sides: [Side]
  /// Two cards turned are one move.
  public private(set) var moves = 0
  public private(set) var peeks = 0
  /// The first of two, while the second is looked for.
  public private(set) var first: Int?

  /// Cards as they lie; each face should be there twice.
  public init(faces: [Face]) {
    self.faces = faces
    sides = Array(repeating: .down, count: faces.count)
  }

  /// Two cards of each, in any order.
  public static func shuffled(
    pairsOf faces: [Face], using generator: inout some RandomNumberGenerator
  ) -> Round {
    Round(faces: (faces + faces).shuffled(using: &generator))
  }

  /// How many pairs have been found.
  public var pairsFound: Int { sides.filter { $0 == .found }.count / 2 }

  /// Whether nothing is left on the table.
  public var isWon: Bool { !sides.isEmpty && sides.allSatisfy { $0 == .found } }

  /// The places of cards that lie face down.
  public var hidden: [Int] { sides.indices.filter { sides[$0] == .down } }

  /// Two that lie open and are not alike.
  public var mismatch: [Int] {
    sides.indices.filter { sides[$0] == .up && $0 != first }
  }

  /// Turns a card face up; two that still lie open are turned back first.
  public mutating func turn(_ place: Int) -> Turn {
    guard sides.indices.contains(place), sides[place] == .down else { return .refused }
    turnBack()
    sides[place] = .up
    guard let other = first else {
      first = place
      return .first
    }
    first = nil
    moves += 1
    guard faces[other] == faces[place] else { return .mismatch(other, place) }
    sides[other] = .found
    sides[place] = .found
    return .match(other, place)
  }

  /// Turns back two that are not alike, and says which they were.
  @discardableResult
  public mutating func turnBack() -> [Int] {
    let open = mismatch
    for place in open { sides[place] = .down }
    return open
  }

  /// Counts a look at all the cards.
  public mutating func peek() {
    peeks += 1
  }
}
