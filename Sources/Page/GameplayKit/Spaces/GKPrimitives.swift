/// A box in space.
public struct GKBox {
  public var boxMin: vector_float3
  public var boxMax: vector_float3

  public init() { self.init(boxMin: SIMD3(), boxMax: SIMD3()) }

  public init(boxMin: vector_float3, boxMax: vector_float3) {
    self.boxMin = boxMin
    self.boxMax = boxMax
  }
}

/// A rectangle on a plane.
public struct GKQuad {
  public var quadMin: vector_float2
  public var quadMax: vector_float2

  public init() { self.init(quadMin: SIMD2(), quadMax: SIMD2()) }

  public init(quadMin: vector_float2, quadMax: vector_float2) {
    self.quadMin = quadMin
    self.quadMax = quadMax
  }
}

/// A triangle in space.
public struct GKTriangle {
  public var points: (vector_float3, vector_float3, vector_float3)

  public init() { self.init(points: (SIMD3(), SIMD3(), SIMD3())) }

  public init(points: (vector_float3, vector_float3, vector_float3)) { self.points = points }
}
