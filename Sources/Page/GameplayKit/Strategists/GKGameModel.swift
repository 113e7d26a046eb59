import Foundation

/// The best a player can be rated.
public let GKGameModelMaxScore = 1 << 24

/// The worst a player can be rated.
public let GKGameModelMinScore = -(1 << 24)

/// A move of a player, with the value a strategist has found it to have.
public protocol GKGameModelUpdate: NSObjectProtocol {
  var value: Int { get set }
}

/// Somebody who plays, known by a number.
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}

/// The rules of a game with turns, and how it stands, so that a strategist can play it.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  /// Who plays.
  var players: [GKGameModelPlayer]? { get }
  /// Whose turn it is.
  var activePlayer: GKGameModelPlayer? { get }
  /// Makes this game stand as another does.
  func setGameModel(_ gameModel: GKGameModel)
  /// The moves a player has; none when the game is over.
  func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: GKGameModelUpdate)
  /// How well the game stands for a player.
  func score(for player: GKGameModelPlayer) -> Int
  func isWin(for player: GKGameModelPlayer) -> Bool
  func isLoss(for player: GKGameModelPlayer) -> Bool
  /// Takes a move back; a strategist that finds no such method copies the game instead.
  func unapplyGameModelUpdate(_ gameModelUpdate: GKGameModelUpdate)
}

extension GKGameModel {
  public func score(for player: GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: GKGameModelPlayer) -> Bool { false }
  public func unapplyGameModelUpdate(_ gameModelUpdate: GKGameModelUpdate) {
    Thread.current.threadDictionary[GameSearch.noWayBack] = true
  }
}

extension GKGameModel {
  @available(*, deprecated, renamed: "gameModelUpdates(for:)")
  public func gameModelUpdatesForPlayer(_ player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
    gameModelUpdates(for: player)
  }

  @available(*, deprecated, renamed: "apply(_:)")
  public func applyGameModelUpdate(_ gameModelUpdate: GKGameModelUpdate) { apply(gameModelUpdate) }

  @available(*, deprecated, renamed: "score(for:)")
  public func scoreForPlayer(_ player: GKGameModelPlayer) -> Int { score(for: player) }

  @available(*, deprecated, renamed: "isWin(for:)")
  public func isWinForPlayer(_ player: GKGameModelPlayer) -> Bool { isWin(for: player) }

  @available(*, deprecated, renamed: "isLoss(for:)")
  public func isLossForPlayer(_ player: GKGameModelPlayer) -> Bool { isLoss(for: player) }
}
