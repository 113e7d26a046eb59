import GameplayKit
import Testing

struct StrategistTests {
  private func game(_ fields: [Int], turn: Int = 0) -> TicTacToe {
    let game = TicTacToe()
    game.fields = fields
    game.turn = turn
    return game
  }

  private func minmax(_ game: GKGameModel, depth: Int = 9) -> GKMinmaxStrategist {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = game
    strategist.maxLookAheadDepth = depth
    return strategist
  }

  private func field(_ move: GKGameModelUpdate?) -> Int? { (move as? TicTacToe.Move)?.field }

  @Test func minmaxWinsWhereItCanAndBlocksWhereItMust() {
    let winning = game([1, 1, 0, 2, 2, 0, 0, 0, 0])
    #expect(field(minmax(winning).bestMoveForActivePlayer()) == 2)
    let losing = game([2, 2, 0, 1, 0, 0, 0, 0, 1])
    #expect(field(minmax(losing, depth: 2).bestMove(for: TicTacToe.both[0])) == 2)
    #expect(winning.fields == [1, 1, 0, 2, 2, 0, 0, 0, 0] && winning.turn == 0)
  }

  @Test func minmaxNeverLosesTicTacToe() {
    let chance = GKMersenneTwisterRandomSource(seed: 4)
    for round in 0..<8 {
      let game = TicTacToe()
      let own = round % 2
      let strategist = minmax(game)
      strategist.randomSource = chance
      while !game.isOver {
        if game.turn == own {
          let filled = game.fields.count { $0 != 0 }
          strategist.maxLookAheadDepth = filled == 0 ? 3 : 5
          game.apply(strategist.bestMoveForActivePlayer()!)
        } else {
          let moves = game.gameModelUpdates(for: game.activePlayer!)!
          game.apply(moves[chance.nextInt(upperBound: moves.count)])
        }
      }
      #expect(!game.isWin(for: TicTacToe.both[1 - own]))
    }
  }

  @Test func twoWhoPlayWellDraw() {
    let game = TicTacToe()
    game.fields[4] = 1
    game.turn = 1
    while let move = minmax(game, depth: 5).bestMoveForActivePlayer() { game.apply(move) }
    #expect(game.isOver && !TicTacToe.both.contains(where: game.isWin))
  }

  @Test func withoutDepthOrMovesThereIsNone() {
    #expect(minmax(TicTacToe(), depth: 0).bestMoveForActivePlayer() == nil)
    #expect(minmax(game([1, 1, 1, 2, 2, 0, 0, 0, 0])).bestMoveForActivePlayer() == nil)
    #expect(GKMinmaxStrategist().bestMoveForActivePlayer() == nil)
  }

  @Test func aRandomMoveIsOneOfTheBest() {
    let strategist = minmax(game([1, 1, 0, 2, 2, 0, 0, 0, 0]))
    strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
    let player = TicTacToe.both[0]
    let one = (0..<10).map { _ in
      field(strategist.randomMove(for: player, fromNumberOfBestMoves: 1))
    }
    #expect(Set(one) == [2])
    let two = (0..<40).map { _ in
      field(strategist.randomMove(for: player, fromNumberOfBestMoves: 2))
    }
    #expect(Set(two) == [2, 5])
  }

  @Test func aWayBackIsUsedInsteadOfCopies() {
    final class Nim: NSObject, GKGameModel {
      static var copies = 0
      static var undone = 0
      var sticks = 12
      var turn = 0
      var players: [GKGameModelPlayer]? { TicTacToe.both }
      var activePlayer: GKGameModelPlayer? { TicTacToe.both[turn] }
      func setGameModel(_ gameModel: GKGameModel) {
        sticks = (gameModel as! Nim).sticks
        turn = (gameModel as! Nim).turn
      }
      func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
        (1...3).filter { $0 <= sticks }.map(TicTacToe.Move.init)
      }
      func apply(_ gameModelUpdate: GKGameModelUpdate) {
        sticks -= (gameModelUpdate as! TicTacToe.Move).field
        turn = 1 - turn
      }
      func unapplyGameModelUpdate(_ gameModelUpdate: GKGameModelUpdate) {
        Nim.undone += 1
        sticks += (gameModelUpdate as! TicTacToe.Move).field
        turn = 1 - turn
      }
      func isWin(for player: GKGameModelPlayer) -> Bool {
        sticks == 0 && activePlayer!.playerId != player.playerId
      }
      func isLoss(for player: GKGameModelPlayer) -> Bool {
        sticks == 0 && activePlayer!.playerId == player.playerId
      }
      func copy(with zone: NSZone? = nil) -> Any {
        Nim.copies += 1
        let copy = Nim()
        copy.setGameModel(self)
        return copy
      }
    }
    let nim = Nim()
    nim.sticks = 11
    #expect(field(minmax(nim, depth: 11).bestMoveForActivePlayer()) == 3)
    #expect(Nim.copies <= 2 && Nim.undone > 100 && nim.sticks == 11)
  }

  @Test func aGameWithScoresAlonePlaysForTheScore() {
    final class Greed: NSObject, GKGameModel {
      var sums = [0, 0]
      var left = [3, 9, 1, 2]
      var turn = 0
      var players: [GKGameModelPlayer]? { TicTacToe.both }
      var activePlayer: GKGameModelPlayer? { TicTacToe.both[turn] }
      func setGameModel(_ gameModel: GKGameModel) {
        let other = gameModel as! Greed
        (sums, left, turn) = (other.sums, other.left, other.turn)
      }
      func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
        left.isEmpty ? nil : Set([0, left.count - 1]).sorted().map(TicTacToe.Move.init)
      }
      func apply(_ gameModelUpdate: GKGameModelUpdate) {
        sums[turn] += left.remove(at: (gameModelUpdate as! TicTacToe.Move).field)
        turn = 1 - turn
      }
      func score(for player: GKGameModelPlayer) -> Int {
        sums[player.playerId - 1] - sums[2 - player.playerId]
      }
      func copy(with zone: NSZone? = nil) -> Any {
        let copy = Greed()
        copy.setGameModel(self)
        return copy
      }
    }
    #expect(field(minmax(Greed(), depth: 4).bestMoveForActivePlayer()) == 3)
    #expect(field(minmax(Greed(), depth: 1).bestMoveForActivePlayer()) == 0)
  }

  @Test func monteCarloFindsTheWinningMove() {
    for seed in 0..<2 as Range<UInt64> {
      let strategist = GKMonteCarloStrategist()
      strategist.gameModel = game([1, 1, 0, 2, 2, 0, 0, 0, 0])
      strategist.budget = 120
      strategist.explorationParameter = 1
      strategist.randomSource = GKMersenneTwisterRandomSource(seed: seed)
      #expect(field(strategist.bestMoveForActivePlayer()) == 2)
    }
  }

  @Test func monteCarloIsTheSameForTheSameSeed() {
    func move() -> Int? {
      let strategist = GKMonteCarloStrategist()
      strategist.gameModel = TicTacToe()
      strategist.budget = 60
      strategist.randomSource = GKMersenneTwisterRandomSource(seed: 9)
      return field(strategist.bestMoveForActivePlayer())
    }
    #expect(move() != nil && move() == move())
    #expect(GKMonteCarloStrategist().bestMoveForActivePlayer() == nil)
  }

  @Test func monteCarloSeldomLosesToChance() {
    let chance = GKMersenneTwisterRandomSource(seed: 21)
    var losses = 0
    for _ in 0..<4 {
      let game = TicTacToe()
      let strategist = GKMonteCarloStrategist()
      strategist.gameModel = game
      strategist.budget = 60
      strategist.randomSource = chance
      while !game.isOver {
        if game.turn == 0 {
          game.apply(strategist.bestMoveForActivePlayer()!)
        } else {
          let moves = game.gameModelUpdates(for: game.activePlayer!)!
          game.apply(moves[chance.nextInt(upperBound: moves.count)])
        }
      }
      if game.isWin(for: TicTacToe.both[1]) { losses += 1 }
    }
    #expect(losses <= 1)
  }
}
