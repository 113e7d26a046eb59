import Foundation

/// A cell of a quadtree.
open class GKQuadtreeNode: NSObject {
  weak var cell: CellTree?

  /// Where the cell is.
  public let quad: GKQuad

  init(_ cell: CellTree) {
    self.cell = cell
    quad = GKQuad(
      quadMin: SIMD2(cell.low.x, cell.low.y), quadMax: SIMD2(cell.high.x, cell.high.y))
    super.init()
  }
}

/// Objects by where they are on a plane, in cells that are halved both ways.
open class GKQuadtree<ElementType: NSObject>: NSObject {
  private let root: CellTree

  public init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) {
    root = CellTree(
      low: SIMD3(quad.quadMin, 0), high: SIMD3(quad.quadMax, 0), leastSize: minCellSize)
    super.init()
  }

  /// Adds an object to the smallest cell around a point.
  @discardableResult
  open func add(_ element: ElementType, at point: vector_float2) -> GKQuadtreeNode {
    root.insert(element, from: SIMD3(point, 0), to: SIMD3(point, 0)).quadNode
  }

  /// Adds an object to the smallest cell around a rectangle.
  @discardableResult
  open func add(_ element: ElementType, in quad: GKQuad) -> GKQuadtreeNode {
    root.insert(element, from: SIMD3(quad.quadMin, 0), to: SIMD3(quad.quadMax, 0)).quadNode
  }

  /// The objects in the cell in which a point would be.
  open func elements(at point: vector_float2) -> [ElementType] {
    root.elements(at: SIMD3(point, 0)).compactMap { $0 as? ElementType }
  }

  /// The objects in all cells that a rectangle meets.
  open func elements(in quad: GKQuad) -> [ElementType] {
    root.elements(from: SIMD3(quad.quadMin, 0), to: SIMD3(quad.quadMax, 0))
      .compactMap { $0 as? ElementType }
  }

  /// Takes an object away, wherever it is.
  @discardableResult
  open func remove(_ element: ElementType) -> Bool { root.remove(element) }

  /// Takes an object away from the cell it is in.
  @discardableResult
  open func remove(_ data: ElementType, using node: GKQuadtreeNode) -> Bool {
    node.cell?.removeHere(data) ?? false
  }
}

extension GKQuadtree where ElementType == NSObject {
  /// A tree whose type of objects is not said in angle brackets.
  public convenience init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) {
    self.init(quad, minCellSize)
  }
}

extension GKQuadtree {
  fileprivate convenience init(_ quad: GKQuad, _ minCellSize: Float) {
    self.init(boundingQuad: quad, minimumCellSize: minCellSize)
  }
}
