import Foundation

/// Plays by trying games to their end at random, more of those that promise more.
open class GKMonteCarloStrategist: NSObject, GKStrategist {
  /// The game as it stands; it is never changed.
  open var gameModel: GKGameModel?

  /// What the games are tried with; without it the shared source is.
  open var randomSource: GKRandom?

  /// How many games to try.
  open var budget = 0

  /// How much moves that were tried little are preferred to those that did well.
  open var explorationParameter = 0

  public override init() { super.init() }

  /// The move that was found worth trying most; none if there is no move, or no budget.
  @discardableResult
  open func bestMoveForActivePlayer() -> GKGameModelUpdate? {
    guard let gameModel, gameModel.activePlayer != nil, budget > 0 else { return nil }
    let root = MonteCarloNode(move: nil, mover: nil)
    for _ in 0..<budget {
      let game = GameSearch.copy(of: gameModel)
      var path = [root]
      while let next = descend(from: path[path.count - 1], game) {
        path.append(next)
        if next.visits == 0 { break }
      }
      let winner = playOut(game)
      for node in path { node.count(winner) }
    }
    let best = root.children.max { $0.visits < $1.visits }
    best?.move?.value = Int(((best?.winRate ?? 0) * 100).rounded())
    return best?.move
  }

  /// Makes the most promising move; none when the game is over.
  private func descend(from node: MonteCarloNode, _ game: GKGameModel) -> MonteCarloNode? {
    guard !isOver(game), let active = game.activePlayer else { return nil }
    let moves = game.gameModelUpdates(for: active) ?? []
    guard !moves.isEmpty else { return nil }
    if node.children.isEmpty {
      node.children = moves.map { MonteCarloNode(move: $0, mover: active.playerId) }
    }
    let exploration = explorationParameter > 0 ? Double(explorationParameter) : 2.0.squareRoot()
    let index = node.bestChild(exploration: exploration, random: random)
    game.apply(moves[Swift.min(index, moves.count - 1)])
    return node.children[index]
  }

  /// Plays to the end, or as long as anybody would; says who has won.
  private func playOut(_ game: GKGameModel) -> Set<Int> {
    for _ in 0..<1_000 where !isOver(game) {
      guard let active = game.activePlayer, let moves = game.gameModelUpdates(for: active),
        !moves.isEmpty
      else { break }
      game.apply(moves[random.nextInt(upperBound: moves.count)])
    }
    return winners(of: game)
  }

  private func winners(of game: GKGameModel) -> Set<Int> {
    let players = game.players ?? []
    let winners = players.filter(game.isWin)
    if !winners.isEmpty { return Set(winners.map(\.playerId)) }
    let losers = Set(players.filter(game.isLoss).map(\.playerId))
    if !losers.isEmpty { return Set(players.map(\.playerId)).subtracting(losers) }
    let scores = players.map(game.score)
    guard let best = scores.max(), Set(scores).count > 1 else { return [] }
    return Set(zip(players, scores).filter { $1 == best }.map { $0.0.playerId })
  }

  private func isOver(_ game: GKGameModel) -> Bool {
    (game.players ?? []).contains { game.isWin(for: $0) || game.isLoss(for: $0) }
  }

  private var random: GKRandom { randomSource ?? GKRandomSource.sharedRandom() }
}
