import Foundation

/// A thing with corners on a plane.
open class GKPolygonObstacle: GKObstacle, NSSecureCoding {
  let corners: [vector_float2]

  /// How many corners there are.
  open var vertexCount: Int { corners.count }

  open class var supportsSecureCoding: Bool { true }

  public init(points: UnsafeMutablePointer<vector_float2>, count numPoints: Int) {
    corners = Array(UnsafeBufferPointer(start: points, count: numPoints))
    super.init()
  }

  public init(points: [vector_float2]) {
    corners = points
    super.init()
  }

  public required init?(coder: NSCoder) {
    let classes = [NSArray.self, NSNumber.self]
    let numbers = coder.decodeObject(of: classes, forKey: "points") as? [NSNumber] ?? []
    corners = stride(from: 0, to: numbers.count - 1, by: 2).map {
      SIMD2(numbers[$0].floatValue, numbers[$0 + 1].floatValue)
    }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    let numbers = corners.flatMap { [NSNumber(value: $0.x), NSNumber(value: $0.y)] }
    coder.encode(numbers as NSArray, forKey: "points")
  }

  /// One of the corners.
  open func vertex(at index: Int) -> vector_float2 { corners[index] }
}

extension GKPolygonObstacle {
  @available(*, deprecated, renamed: "vertex(at:)")
  public func vertexAtIndex(_ index: Int) -> vector_float2 { vertex(at: index) }
}
