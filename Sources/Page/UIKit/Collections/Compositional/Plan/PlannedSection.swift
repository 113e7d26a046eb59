import CoreGraphics
import Foundation

/// Where everything of one section lies, in what the collection scrolls.
struct PlannedSection {
  struct Edge {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  struct Attached {
    var item: NSCollectionLayoutSupplementaryItem
    var path: IndexPath
    var frame: CGRect
  }

  /// What scrolls across the others.
  struct Across {
    /// Where it is seen.
    var window: CGRect
    /// How long its contents are.
    var length: CGFloat
    /// Where its groups begin and how long they are, in its contents.
    var groups: [ClosedRange<CGFloat>]
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    /// The room that its groups have.
    var pageLength: CGFloat
  }

  var section: NSCollectionLayoutSection
  var surroundings: LayoutSurroundings
  var frame = CGRect.zero
  var cells: [PlannedGroup.Cell] = []
  /// Where each cell and all before it end, along the direction in which it scrolls.
  var ends: [CGFloat] = []
  /// How long the longest cell is.
  var longest: CGFloat = 0
  var attached: [Attached] = []
  var edges: [Edge] = []
  var decorations: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
  var across: Across?
}
