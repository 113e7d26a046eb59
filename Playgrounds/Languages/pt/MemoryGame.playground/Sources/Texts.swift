/// All words of the game. Change one on the page: `game.texts.moves = "Tentativas"`.
public struct Texts {
  // What is seen above the cards.
  public var moves = "Jogadas"
  public var time = "Tempo"
  public var peeks = "Espiadas"
  public var peek = "Espiar"
  public var restart = "Recomeçar"

  // What is seen at the end.
  public var won = "Todos os pares!"
  public var playAgain = "Jogar de novo"
  public var result = { (score: Score) -> String in
    score.moves == 1 ? "1 jogada em \(score.time)" : "\(score.moves) jogadas em \(score.time)"
  }
  public var peeked = { (count: Int) -> String in
    switch count {
    case 0: "sem espiar nenhuma vez"
    case 1: "com uma espiada"
    default: "com \(count) espiadas"
    }
  }
  public var stars = { (count: Int) -> String in
    count == 1 ? "1 estrela de 3" : "\(count) estrelas de 3"
  }

  // What is said to those who cannot see the cards.
  public var card = { (row: Int, column: Int) -> String in
    "Carta, linha \(row), coluna \(column)"
  }
  public var faceDown = "virada para baixo"
  public var match = { (face: String) -> String in "\(face): é um par!" }
  public var mismatch = { (one: String, other: String) -> String in
    "\(one) e \(other): não são um par."
  }
  public var dealt = { (pairs: Int) -> String in
    pairs == 1 ? "Há um par na mesa." : "Há \(pairs) pares na mesa."
  }

  // Who is on the cards.
  public var animal = { (animal: Animal) -> String in
    switch animal {
    case .fox: "Raposa"
    case .owl: "Coruja"
    case .cat: "Gato"
    case .frog: "Sapo"
    case .penguin: "Pinguim"
    case .bear: "Urso"
    case .rabbit: "Coelho"
    case .whale: "Baleia"
    }
  }
  public var dressed = { (animal: String, outfit: Outfit) -> String in
    switch outfit {
    case .plain: animal
    case .hat: "\(animal) de chapéu"
    case .bowTie: "\(animal) de gravata-borboleta"
    case .glasses: "\(animal) de óculos"
    }
  }

  public init() {}

  func name(of face: Face) -> String { dressed(animal(face.animal), face.outfit) }
}
