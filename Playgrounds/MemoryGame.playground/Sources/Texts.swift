/// All words of the game. Change one on the page: `game.texts.moves = "Tries"`.
public struct Texts {
  // What is seen above the cards.
  public var moves = "Moves"
  public var time = "Time"
  public var peeks = "Peeks"
  public var peek = "Peek"
  public var restart = "Start again"

  // What is seen at the end.
  public var won = "All pairs found!"
  public var playAgain = "Play again"
  public var result = { (score: Score) -> String in
    score.moves == 1 ? "1 move in \(score.time)" : "\(score.moves) moves in \(score.time)"
  }
  public var peeked = { (count: Int) -> String in
    switch count {
    case 0: "without a single peek"
    case 1: "with one peek"
    default: "with \(count) peeks"
    }
  }
  public var stars = { (count: Int) -> String in count == 1 ? "1 star of 3" : "\(count) stars of 3"
  }

  // What is said to those who cannot see the cards.
  public var card = { (row: Int, column: Int) -> String in "Card, row \(row), column \(column)" }
  public var faceDown = "face down"
  public var match = { (face: String) -> String in "\(face): a pair!" }
  public var mismatch = { (one: String, other: String) -> String in "\(one) and \(other): no pair."
  }
  public var dealt = { (pairs: Int) -> String in
    pairs == 1 ? "One pair lies on the table." : "\(pairs) pairs lie on the table."
  }

  // Who is on the cards.
  public var animal = { (animal: Animal) -> String in
    switch animal {
    case .fox: "Fox"
    case .owl: "Owl"
    case .cat: "Cat"
    case .frog: "Frog"
    case .penguin: "Penguin"
    case .bear: "Bear"
    case .rabbit: "Rabbit"
    case .whale: "Whale"
    }
  }
  public var dressed = { (animal: String, outfit: Outfit) -> String in
    switch outfit {
    case .plain: animal
    case .hat: "\(animal) with a hat"
    case .bowTie: "\(animal) with a bow tie"
    case .glasses: "\(animal) with glasses"
    }
  }

  public init() {}

  func name(of face: Face) -> String { dressed(animal(face.animal), face.outfit) }
}
