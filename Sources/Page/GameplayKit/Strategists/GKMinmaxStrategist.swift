import Foundation

/// Plays by looking at all moves some turns ahead, and expecting the best of everybody.
///
/// The branches that cannot change the outcome are cut off, so games with many moves take less time.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The game as it stands; it is never changed.
  open var gameModel: GKGameModel?

  /// What decides between moves that are alike; without it the first is taken.
  open var randomSource: GKRandom?

  /// How many turns to look ahead.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  /// The best move for a player; none if he has no move, or no depth is given.
  @discardableResult
  open func bestMove(for player: GKGameModelPlayer) -> GKGameModelUpdate? {
    let rated = ratedMoves(for: player)
    guard let best = rated.map(\.value).max() else { return nil }
    return chosen(from: rated.filter { $0.value == best })
  }

  @discardableResult
  open func bestMoveForActivePlayer() -> GKGameModelUpdate? {
    gameModel?.activePlayer.flatMap(bestMove)
  }

  /// One of so many best moves, so that a player is not too good.
  @discardableResult
  open func randomMove(
    for player: GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> GKGameModelUpdate? {
    let rated = ratedMoves(for: player).enumerated().sorted {
      ($1.element.value, $0.offset) < ($0.element.value, $1.offset)
    }
    return chosen(from: rated.prefix(Swift.max(numMovesToConsider, 1)).map(\.element))
  }

  private func chosen(from moves: [GKGameModelUpdate]) -> GKGameModelUpdate? {
    guard moves.count > 1, let randomSource else { return moves.first }
    return moves[randomSource.nextInt(upperBound: moves.count)]
  }

  private func ratedMoves(for player: GKGameModelPlayer) -> [GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let search = MinmaxSearch(game: GameSearch(gameModel), player: player)
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    for move in moves { move.value = search.rating(of: move, turns: maxLookAheadDepth) }
    return moves
  }
}

extension GKMinmaxStrategist {
  @available(*, deprecated, renamed: "bestMove(for:)")
  public func bestMoveForPlayer(_ player: GKGameModelPlayer) -> GKGameModelUpdate? {
    bestMove(for: player)
  }

  @available(*, deprecated, renamed: "randomMove(for:fromNumberOfBestMoves:)")
  public func randomMoveForPlayer(
    _ player: GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> GKGameModelUpdate? {
    randomMove(for: player, fromNumberOfBestMoves: numMovesToConsider)
  }
}
