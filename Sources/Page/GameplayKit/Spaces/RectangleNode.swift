import Foundation

/// A rectangle by two of its corners.
struct Rectangle: Equatable {
  var low: vector_float2
  var high: vector_float2

  var area: Float { (high.x - low.x) * (high.y - low.y) }

  func union(_ other: Rectangle) -> Rectangle {
    Rectangle(low: simd_min(low, other.low), high: simd_max(high, other.high))
  }

  func contains(_ other: Rectangle) -> Bool { all(low .<= other.low) && all(high .>= other.high) }

  func meets(_ other: Rectangle) -> Bool { all(low .<= other.high) && all(high .>= other.low) }

  /// The area that is of both.
  func overlap(_ other: Rectangle) -> Float {
    let size = simd_min(high, other.high) - simd_max(low, other.low)
    return Swift.max(size.x, 0) * Swift.max(size.y, 0)
  }
}

/// A group of an R-tree, or one of its objects.
final class RectangleNode {
  private let element: NSObject?
  private let isLeaf: Bool
  private var own = Rectangle(low: SIMD2(), high: SIMD2())
  private(set) var rectangle = Rectangle(low: SIMD2(), high: SIMD2())

  var children: [RectangleNode] = [] {
    didSet { measure() }
  }

  init(isLeaf: Bool) {
    element = nil
    self.isLeaf = isLeaf
  }

  init(element: NSObject, _ rectangle: Rectangle) {
    self.element = element
    isLeaf = false
    own = rectangle
    self.rectangle = rectangle
  }

  /// Puts an entry where the groups grow least; gives the new half of a group that had to be split.
  func insert(
    _ entry: RectangleNode, most: Int, by strategy: GKRTreeSplitStrategy
  ) -> RectangleNode? {
    if isLeaf {
      children.append(entry)
    } else {
      let group = children.min { $0.growth(by: entry) < $1.growth(by: entry) }!
      if let sibling = group.insert(entry, most: most, by: strategy) { children.append(sibling) }
      measure()
    }
    guard children.count > most else { return nil }
    let sibling = RectangleNode(isLeaf: isLeaf)
    let halves = RectangleSplit(strategy, least: Swift.max(1, most / 2)).halves(of: children)
    children = halves.0
    sibling.children = halves.1
    return sibling
  }

  @discardableResult
  func remove(_ element: NSObject, in place: Rectangle) -> Bool {
    let here = children.indices.filter { children[$0].element != nil && children[$0].own == place }
    if let index = here.compactMap({ children[$0].element }).place(of: element) {
      children.remove(at: here[index])
      return true
    }
    for (index, child) in children.enumerated()
    where child.element == nil && child.rectangle.contains(place)
      && child.remove(element, in: place)
    {
      if child.children.isEmpty { children.remove(at: index) } else { measure() }
      return true
    }
    return false
  }

  func visit(within place: Rectangle, _ body: (NSObject) -> Void) {
    if let element {
      if place.contains(own) { body(element) }
    } else {
      for child in children where child.rectangle.meets(place) {
        child.visit(within: place, body)
      }
    }
  }

  private func growth(by entry: RectangleNode) -> Float {
    rectangle.union(entry.rectangle).area - rectangle.area
  }

  private func measure() {
    guard let first = children.first else { return }
    rectangle = children.dropFirst().reduce(first.rectangle) { $0.union($1.rectangle) }
  }
}
