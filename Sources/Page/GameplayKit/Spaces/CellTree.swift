/// A cell of space with what is in it, halved in every direction as long as halves are large enough.
///
/// A plane is space without height: its cells have four parts, those of space eight.
final class CellTree {
  let low: vector_float3
  let high: vector_float3
  private let leastSize: Float
  private(set) var elements: [NSObject] = []
  private var parts: [CellTree] = []
  private(set) lazy var quadNode = GKQuadtreeNode(self)
  private(set) lazy var boxNode = GKOctreeNode(self)

  init(low: vector_float3, high: vector_float3, leastSize: Float) {
    self.low = low
    self.high = high
    self.leastSize = leastSize
  }

  func insert(_ element: NSObject, from start: vector_float3, to end: vector_float3) -> CellTree {
    divide()
    if let part = parts.first(where: { $0.holds(start, end) }) {
      return part.insert(element, from: start, to: end)
    }
    elements.append(element)
    return self
  }

  /// What is in the smallest cell around a point.
  func elements(at point: vector_float3) -> [NSObject] {
    guard holds(point, point) else { return [] }
    divide()
    return parts.first { $0.holds(point, point) }?.elements(at: point) ?? elements
  }

  /// What is in cells that meet a box.
  func elements(from start: vector_float3, to end: vector_float3) -> [NSObject] {
    guard all(start .<= high), all(end .>= low) else { return [] }
    return parts.reduce(elements) { $0 + $1.elements(from: start, to: end) }
  }

  func remove(_ element: NSObject) -> Bool {
    removeHere(element) || parts.contains { $0.remove(element) }
  }

  func removeHere(_ element: NSObject) -> Bool {
    guard let index = elements.place(of: element) else { return false }
    elements.remove(at: index)
    return true
  }

  private func holds(_ start: vector_float3, _ end: vector_float3) -> Bool {
    all(start .>= low) && all(end .<= high)
  }

  private func divide() {
    let size = high - low
    guard parts.isEmpty, size.max() / 2 >= Swift.max(leastSize, 1e-6) else { return }
    let middle = low + size / 2
    let depths = size.z > 0 ? [false, true] : [false]
    for depth in depths {
      for row in [false, true] {
        for column in [false, true] {
          let upper = SIMDMask<SIMD3<Int32>>(arrayLiteral: column, row, depth)
          let start = low.replacing(with: middle, where: upper)
          let end = middle.replacing(with: high, where: upper)
          parts.append(CellTree(low: start, high: end, leastSize: leastSize))
        }
      }
    }
  }
}

extension Array where Element == NSObject {
  /// Where an object is, or else one that is equal: at Apple equal numbers and short texts are one object.
  func place(of object: NSObject) -> Int? {
    firstIndex { $0 === object } ?? firstIndex { $0.isEqual(object) }
  }
}
