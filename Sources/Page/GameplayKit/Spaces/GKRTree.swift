import Foundation

/// How a node of an R-tree with too many children is split.
public enum GKRTreeSplitStrategy: Int {
  /// In the order in which the children came.
  case halve
  /// By the two that lie farthest apart.
  case linear
  /// By the two that would waste most space together.
  case quadratic
  /// So that the halves overlap least.
  case reduceOverlap
}

/// Objects by the rectangles they are in, grouped so that those nearby are together.
open class GKRTree<ElementType: NSObject>: NSObject {
  private let mostChildren: Int
  private var root = RectangleNode(isLeaf: true)

  /// How many objects a search is expected to find.
  open var queryReserve = 1

  public init(maxNumberOfChildren: Int) {
    guard maxNumberOfChildren > 1 else {
      fatalError("A node of an R-tree has two children or more.")
    }
    mostChildren = maxNumberOfChildren
    super.init()
  }

  /// Adds an object that is in a rectangle.
  open func addElement(
    _ element: ElementType, boundingRectMin: vector_float2, boundingRectMax: vector_float2,
    splitStrategy: GKRTreeSplitStrategy
  ) {
    let entry = RectangleNode(
      element: element, Rectangle(low: boundingRectMin, high: boundingRectMax))
    guard let sibling = root.insert(entry, most: mostChildren, by: splitStrategy) else { return }
    let old = root
    root = RectangleNode(isLeaf: false)
    root.children = [old, sibling]
  }

  /// Takes an object away that was added with a rectangle.
  open func removeElement(
    _ element: ElementType, boundingRectMin: vector_float2, boundingRectMax: vector_float2
  ) {
    root.remove(element, in: Rectangle(low: boundingRectMin, high: boundingRectMax))
  }

  /// The objects that are within a rectangle.
  open func elements(
    inBoundingRectMin rectMin: vector_float2, rectMax: vector_float2
  ) -> [ElementType] {
    var found: [ElementType] = []
    found.reserveCapacity(Swift.max(queryReserve, 0))
    root.visit(within: Rectangle(low: rectMin, high: rectMax)) {
      if let element = $0 as? ElementType { found.append(element) }
    }
    return found
  }
}
