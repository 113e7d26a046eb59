/// What moves are worth to one player, when the others do what is worst for him.
struct MinmaxSearch {
  let game: GameSearch
  let player: GKGameModelPlayer

  /// The exact worth of a move, so that moves can be compared.
  func rating(of move: GKGameModelUpdate, turns: Int) -> Int {
    let (game, player) = (game, player)
    return game.trying(move) {
      Self.worth(
        of: game, for: player, turns: turns - 1, between: Int.min + 1, and: Int.max - 1)
    }
  }

  /// A win now counts more than one later, and a loss later less than one now.
  private static func worth(
    of search: GameSearch, for player: GKGameModelPlayer, turns: Int, between low: Int,
    and high: Int
  ) -> Int {
    let game = search.game
    if game.isWin(for: player) { return GKGameModelMaxScore + turns }
    if game.isLoss(for: player) { return GKGameModelMinScore - turns }
    guard turns > 0, let active = game.activePlayer,
      let moves = game.gameModelUpdates(for: active), !moves.isEmpty
    else { return game.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (low, high)
    for move in moves {
      let found = search.trying(move) {
        worth(of: search, for: player, turns: turns - 1, between: low, and: high)
      }
      if isOwn { low = Swift.max(low, found) } else { high = Swift.min(high, found) }
      if low >= high { break }
    }
    return isOwn ? low : high
  }
}
