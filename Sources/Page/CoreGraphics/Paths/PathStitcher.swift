import Foundation

/// Puts pieces of a border together to closed figures.
enum PathStitcher {
  typealias Piece = PathArrangement.Piece

  static func loops(of pieces: [Piece]) -> [CGPathStep] {
    var leaving: [CGPoint: [Piece]] = [:]
    for piece in pieces { leaving[piece.start, default: []].append(piece) }
    var steps: [CGPathStep] = []
    for piece in pieces {
      guard let index = leaving[piece.start]?.firstIndex(of: piece) else { continue }
      leaving[piece.start]!.remove(at: index)
      var points = [piece.start, piece.end]
      var last = piece
      while last.end != piece.start, let next = next(after: last, &leaving) {
        points.append(next.end)
        last = next
      }
      steps += figure(points)
    }
    return steps
  }

  /// The piece that turns left the most: figures that touch in a point stay figures of their own.
  private static func next(after last: Piece, _ leaving: inout [CGPoint: [Piece]]) -> Piece? {
    guard let choices = leaving[last.end], !choices.isEmpty else { return nil }
    let back = atan2(last.start.y - last.end.y, last.start.x - last.end.x)
    func turn(_ piece: Piece) -> CGFloat {
      let angle = back - atan2(piece.end.y - piece.start.y, piece.end.x - piece.start.x)
      return angle > 0 ? angle : angle + 2 * .pi
    }
    let index = choices.indices.min { turn(choices[$0]) < turn(choices[$1]) }!
    return leaving[last.end]!.remove(at: index)
  }

  /// The points as lines, without those that lie on a straight way.
  private static func figure(_ points: [CGPoint]) -> [CGPathStep] {
    var corners = points
    if corners.first == corners.last { corners.removeLast() }
    let count = corners.count
    let kept = corners.indices.filter { index in
      let (last, next) = (corners[(index + count - 1) % count], corners[(index + 1) % count])
      let (one, two) = (
        CGVector(dx: corners[index].x - last.x, dy: corners[index].y - last.y),
        CGVector(dx: next.x - corners[index].x, dy: next.y - corners[index].y)
      )
      return one.dx * two.dy != one.dy * two.dx || one.dx * two.dx + one.dy * two.dy < 0
    }
    guard kept.count > 2 else { return [] }
    return [.move(corners[kept[0]])] + kept.dropFirst().map { .line(corners[$0]) } + [.close]
  }
}
