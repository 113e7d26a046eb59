import UIKit

/// What lies on a table at this moment. A card is a picture view whose tag is its number.
struct CardsOnTable {
  private let table: () -> UIView

  init(_ table: @autoclosure @escaping () -> UIView) {
    self.table = table
  }

  var all: [UIImageView] {
    table().subviews.compactMap { $0 as? UIImageView }.filter { (1...8).contains($0.tag) }
  }

  var faceUp: [UIImageView] { all.filter { $0.image === Picture.face($0.tag) } }
  var faceDown: [UIImageView] { all.filter { $0.image === Picture.back } }

  var areAllUp: Bool { !all.isEmpty && faceUp.count == all.count }
  var areAllDown: Bool { !all.isEmpty && faceDown.count == all.count }

  /// The numbers, in the order in which the cards were put on the table.
  var numbers: [Int] { all.map(\.tag) }

  /// How often each number is there.
  var counts: [Int: Int] { Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +) }

  /// How many cards lie on another one.
  var overlaps: Int {
    let frames = all.map { $0.frame.insetBy(dx: 0.5, dy: 0.5) }
    return frames.indices.filter { index in
      frames[..<index].contains { $0.intersects(frames[index]) }
    }.count
  }

  /// How many cards reach over the edge of the table.
  var outside: Int {
    let bounds = table().bounds
    return all.filter { !bounds.contains($0.frame) }.count
  }

  /// The space between the first two columns.
  var gap: CGFloat? {
    let edges = Set(all.map(\.frame.minX)).sorted()
    guard edges.count > 1 else { return nil }
    return edges[1] - edges[0] - Picture.size.width
  }

  /// The space between the last column and the edge of the table.
  var margin: CGFloat? {
    all.map(\.frame.maxX).max().map { table().bounds.width - $0 }
  }
}
