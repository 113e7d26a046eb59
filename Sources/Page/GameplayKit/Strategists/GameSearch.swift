import Foundation

/// A game that moves are tried on: they are taken back where the game knows how, or tried on copies.
final class GameSearch {
  /// Set, for the thread, by the method that a game without a way back inherits.
  static let noWayBack = "Lekplats.noWayBack"

  private enum WayBack {
    case unknown
    case none
    case unapplying
  }

  private(set) var game: GKGameModel
  private var wayBack = WayBack.unknown
  private var spares: [GKGameModel] = []

  init(_ game: GKGameModel) { self.game = Self.copy(of: game) }

  /// Makes a move, does something, and is where it was.
  func trying<Result>(_ move: GKGameModelUpdate, _ work: () -> Result) -> Result {
    guard wayBack == .unapplying else { return tryingOnCopy(move, work) }
    game.apply(move)
    defer { game.unapplyGameModelUpdate(move) }
    return work()
  }

  private func tryingOnCopy<Result>(_ move: GKGameModelUpdate, _ work: () -> Result) -> Result {
    if wayBack == .unknown { findWayBack(from: move) }
    if wayBack == .unapplying { return trying(move, work) }
    let before = game
    let spare = spares.popLast()
    spare?.setGameModel(before)
    game = spare ?? Self.copy(of: before)
    game.apply(move)
    defer {
      spares.append(game)
      game = before
    }
    return work()
  }

  private func findWayBack(from move: GKGameModelUpdate) {
    let trial = Self.copy(of: game)
    trial.apply(move)
    let marks = Thread.current.threadDictionary
    marks.removeObject(forKey: Self.noWayBack)
    trial.unapplyGameModelUpdate(move)
    wayBack = marks[Self.noWayBack] == nil ? .unapplying : .none
    marks.removeObject(forKey: Self.noWayBack)
  }

  static func copy(of game: GKGameModel) -> GKGameModel {
    guard let copy = game.copy(with: nil) as? GKGameModel else {
      fatalError("A copy of \(type(of: game)) is not a game model.")
    }
    return copy
  }
}
