import Foundation

/// Who plays a game by thinking ahead.
public protocol GKStrategist: NSObjectProtocol {
  /// The game as it stands; it is never changed.
  var gameModel: GKGameModel? { get set }
  /// What decides between moves that are alike; without it the first is taken.
  var randomSource: GKRandom? { get set }
  /// The best move for the player whose turn it is.
  func bestMoveForActivePlayer() -> GKGameModelUpdate?
}
