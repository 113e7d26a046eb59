import Foundation

@objc protocol GameDelegate {
  func gameBegan()
  @objc optional func game(_ game: Game, didEnd won: Bool) -> String
  @objc optional func game(_ game: Game, round: Int)
  @objc optional func tick()
  @objc optional func add(_ a: Int, _ b: Int) -> Int
  @objc optional var title: String { get }
}

class Game: NSObject {
  weak var delegate: GameDelegate?

  func play() -> [String] {
    delegate?.gameBegan()
    delegate?.game?(self, round: 1)
    delegate?.tick?()
    let end = delegate?.game?(self, didEnd: true) ?? "nobody asked"
    let sum = delegate?.add?(1, 2)
    return [end, "\(sum ?? 0)", delegate?.title ?? "no title", delegate?.tick == nil ? "-" : "tick"]
  }
}

class Fan: NSObject, GameDelegate {
  func gameBegan() { print("began") }
  func game(_ game: Game, didEnd won: Bool) -> String { won ? "won" : "lost" }
  func tick() { print("tick") }
  var title: String { "Fan" }
}

class Bored: NSObject {
  func gameBegan() {}
}

extension Bored: GameDelegate {
  func game(_ game: Game, round: Int) { print("round", round) }
  func add(_ a: Int, _ b: Int) -> Int { a + b }
}

let game = Game()
print(game.play())
let fan = Fan()
game.delegate = fan
print(game.play())
let bored = Bored()
game.delegate = bored
print(game.play())
print(fan.responds(to: #selector(GameDelegate.tick)))
print(bored.responds(to: #selector(GameDelegate.tick)))
