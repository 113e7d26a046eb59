/// All words of the game. Change one on the page: `game.texts.moves = "Försök"`.
public struct Texts {
  // What is seen above the cards.
  public var moves = "Drag"
  public var time = "Tid"
  public var peeks = "Tjuvtittar"
  public var peek = "Tjuvtitta"
  public var restart = "Börja om"

  // What is seen at the end.
  public var won = "Alla par hittade!"
  public var playAgain = "Spela igen"
  public var result = { (score: Score) -> String in
    "\(score.moves) drag på \(score.time)"
  }
  public var peeked = { (count: Int) -> String in
    switch count {
    case 0: "utan en enda tjuvtitt"
    case 1: "med en tjuvtitt"
    default: "med \(count) tjuvtittar"
    }
  }
  public var stars = { (count: Int) -> String in
    count == 1 ? "1 stjärna av 3" : "\(count) stjärnor av 3"
  }

  // What is said to those who cannot see the cards.
  public var card = { (row: Int, column: Int) -> String in "Kort, rad \(row), kolumn \(column)" }
  public var faceDown = "med baksidan upp"
  public var match = { (face: String) -> String in "\(face): ett par!" }
  public var mismatch = { (one: String, other: String) -> String in
    "\(one) och \(other): inget par."
  }
  public var dealt = { (pairs: Int) -> String in
    pairs == 1 ? "Ett par ligger på bordet." : "\(pairs) par ligger på bordet."
  }

  // Who is on the cards.
  public var animal = { (animal: Animal) -> String in
    switch animal {
    case .fox: "Räv"
    case .owl: "Uggla"
    case .cat: "Katt"
    case .frog: "Groda"
    case .penguin: "Pingvin"
    case .bear: "Björn"
    case .rabbit: "Kanin"
    case .whale: "Val"
    }
  }
  public var dressed = { (animal: String, outfit: Outfit) -> String in
    switch outfit {
    case .plain: animal
    case .hat: "\(animal) med hatt"
    case .bowTie: "\(animal) med fluga"
    case .glasses: "\(animal) med glasögon"
    }
  }

  public init() {}

  func name(of face: Face) -> String { dressed(animal(face.animal), face.outfit) }
}
