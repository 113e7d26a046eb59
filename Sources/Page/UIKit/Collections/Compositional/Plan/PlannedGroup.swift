import CoreGraphics
import Foundation

/// A group's cells and what is attached to them, counted from the group's origin.
struct PlannedGroup {
  struct Cell {
    var frame: CGRect
    var zIndex = 0
    var flexible: FlexibleSides = []
  }

  struct Attached {
    var item: NSCollectionLayoutSupplementaryItem
    /// The cell it belongs to, by its place in the group.
    var cell: Int
    var frame: CGRect
  }

  var size = CGSize.zero
  var cells: [Cell] = []
  var attached: [Attached] = []

  mutating func add(_ other: PlannedGroup, at origin: CGPoint) {
    let before = cells.count
    cells += other.cells.map {
      var cell = $0
      cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      return cell
    }
    attached += other.attached.map {
      Attached(
        item: $0.item, cell: $0.cell + before,
        frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  mutating func stretch(_ flexible: FlexibleSides, to wanted: CGSize) {
    size = flexible.taken(from: wanted, into: size)
  }
}
