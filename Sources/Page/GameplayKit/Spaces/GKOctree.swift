import Foundation

/// A cell of an octree.
open class GKOctreeNode: NSObject {
  weak var cell: CellTree?

  /// Where the cell is.
  public let box: GKBox

  init(_ cell: CellTree) {
    self.cell = cell
    box = GKBox(boxMin: cell.low, boxMax: cell.high)
    super.init()
  }
}

/// Objects by where they are in space, in cells that are halved three ways.
open class GKOctree<ElementType: NSObject>: NSObject {
  private let root: CellTree

  public init(boundingBox box: GKBox, minimumCellSize minCellSize: Float) {
    root = CellTree(low: box.boxMin, high: box.boxMax, leastSize: minCellSize)
    super.init()
  }

  /// Adds an object to the smallest cell around a point.
  @discardableResult
  open func add(_ element: ElementType, at point: vector_float3) -> GKOctreeNode {
    root.insert(element, from: point, to: point).boxNode
  }

  /// Adds an object to the smallest cell around a box.
  @discardableResult
  open func add(_ element: ElementType, in box: GKBox) -> GKOctreeNode {
    root.insert(element, from: box.boxMin, to: box.boxMax).boxNode
  }

  /// The objects in the cell in which a point would be.
  open func elements(at point: vector_float3) -> [ElementType] {
    root.elements(at: point).compactMap { $0 as? ElementType }
  }

  /// The objects in all cells that a box meets.
  open func elements(in box: GKBox) -> [ElementType] {
    root.elements(from: box.boxMin, to: box.boxMax).compactMap { $0 as? ElementType }
  }

  /// Takes an object away, wherever it is.
  @discardableResult
  open func remove(_ element: ElementType) -> Bool { root.remove(element) }

  /// Takes an object away from the cell it is in.
  @discardableResult
  open func remove(_ element: ElementType, using node: GKOctreeNode) -> Bool {
    node.cell?.removeHere(element) ?? false
  }
}
