import CoreGraphics

/// How far contents follow a finger that pulls them over their edge.
enum RubberBand {
  private static let give: CGFloat = 0.55

  /// The way that is seen, of a way of the finger's, in a view of some length.
  static func stretch(_ way: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let seen = (1 - 1 / (abs(way) * give / length + 1)) * length
    return way < 0 ? -seen : seen
  }

  /// The finger's way that a seen one comes from.
  static func pull(_ seen: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = min(abs(seen) / length, 0.999)
    let way = (1 / (1 - share) - 1) * length / give
    return seen < 0 ? -way : way
  }

  static func place(
    _ wanted: CGFloat, within edges: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    let edge = min(max(wanted, edges.lowerBound), edges.upperBound)
    return edge + stretch(wanted - edge, in: length)
  }

  static func wanted(
    at place: CGFloat, within edges: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    let edge = min(max(place, edges.lowerBound), edges.upperBound)
    return edge + pull(place - edge, in: length)
  }
}
