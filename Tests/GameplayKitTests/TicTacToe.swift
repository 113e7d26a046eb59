import GameplayKit

/// The game with three in a row, as a page writes it.
final class TicTacToe: NSObject, GKGameModel {
  final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
  }

  final class Move: NSObject, GKGameModelUpdate {
    var value = 0
    let field: Int
    init(_ field: Int) { self.field = field }
  }

  static let both = [Player(1), Player(2)]
  private static let rows = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  var fields = [Int](repeating: 0, count: 9)
  var turn = 0

  var players: [GKGameModelPlayer]? { Self.both }
  var activePlayer: GKGameModelPlayer? { Self.both[turn] }
  var isOver: Bool { !fields.contains(0) || Self.both.contains(where: isWin) }

  func setGameModel(_ gameModel: GKGameModel) {
    let other = gameModel as! TicTacToe
    fields = other.fields
    turn = other.turn
  }

  func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
    isOver ? nil : fields.indices.filter { fields[$0] == 0 }.map(Move.init)
  }

  func apply(_ gameModelUpdate: GKGameModelUpdate) {
    fields[(gameModelUpdate as! Move).field] = Self.both[turn].playerId
    turn = 1 - turn
  }

  func isWin(for player: GKGameModelPlayer) -> Bool {
    Self.rows.contains { $0.allSatisfy { fields[$0] == player.playerId } }
  }

  func isLoss(for player: GKGameModelPlayer) -> Bool {
    isWin(for: Self.both[2 - player.playerId])
  }

  func copy(with zone: NSZone? = nil) -> Any {
    let copy = TicTacToe()
    copy.setGameModel(self)
    return copy
  }
}
