import Foundation

/// A move that has been tried, with the moves that were tried after it.
final class MonteCarloNode {
  let move: GKGameModelUpdate?
  /// Who makes the move.
  let mover: Int?
  var children: [MonteCarloNode] = []
  private(set) var visits = 0
  private var wins = 0.0

  init(move: GKGameModelUpdate?, mover: Int?) {
    self.move = move
    self.mover = mover
  }

  var winRate: Double { visits == 0 ? 0 : wins / Double(visits) }

  /// A game that ended without winners counts half.
  func count(_ winners: Set<Int>) {
    visits += 1
    guard let mover else { return }
    wins += winners.isEmpty ? 0.5 : winners.contains(mover) ? 1 : 0
  }

  /// One that was not tried yet, or else the one with the highest upper bound of confidence.
  func bestChild(exploration: Double, random: GKRandom) -> Int {
    let untried = children.indices.filter { children[$0].visits == 0 }
    if !untried.isEmpty { return untried[random.nextInt(upperBound: untried.count)] }
    let total = log(Double(Swift.max(visits, 1)))
    let bounds = children.map { child in
      child.winRate + exploration * (total / Double(child.visits)).squareRoot()
    }
    return bounds.indices.max { bounds[$0] < bounds[$1] } ?? 0
  }
}
