import Testing
import simd

struct VectorTests {
  @Test func vectorsAreKnownByAllTheirNames() {
    let vector: vector_float2 = simd_float2(3, 4)
    #expect(vector == float2(3, 4) && vector == SIMD2<Float>(x: 3, y: 4))
    #expect(simd_length(vector) == 5 && length(vector) == 5 && simd_length_squared(vector) == 25)
    #expect(vector_int2(1, 2) &+ vector_int2(3, 4) == [4, 6])
  }

  @Test func productsFollowTheirLaws() {
    let (x, y, z) = (double3(1, 0, 0), double3(0, 1, 0), double3(0, 0, 1))
    #expect(simd_cross(x, y) == z && cross(y, x) == -z)
    #expect(simd_dot(x, y) == 0 && dot(x, x) == 1)
    #expect(simd_distance(x, -x) == 2 && distance(float2(0, 0), float2(3, 4)) == 5)
    #expect(simd_normalize(float2(0, 8)) == [0, 1])
    #expect(simd_project(float2(3, 4), float2(1, 0)) == [3, 0])
    #expect(reflect(float2(1, -1), n: [0, 1]) == [1, 1])
    #expect(simd_refract(float2(0, -1), [0, 1], 1.5) == [0, -1])
    #expect(simd_refract(simd_normalize(float2(1, -0.1)), [0, 1], 1.5) == .zero)
  }

  @Test func elementsAreComparedAndMixed() {
    #expect(mix(float2(0, 10), float2(10, 20), t: 0.5) == [5, 15])
    #expect(clamp(float3(-1, 0.5, 2), min: 0, max: 1) == [0, 0.5, 1])
    #expect(
      min(float2(1, 4), float2(2, 3)) == [1, 3] && max(float2(1, 4), float2(2, 3)) == [2, 4])
    #expect(abs(float2(-1, 2)) == [1, 2] && sign(float2(-3, 0)) == [-1, 0])
    #expect(fract(float2(1.25, -0.25)) == [0.25, 0.75])
    #expect(step(float2(0, 2), edge: float2(1, 1)) == [0, 1])
    #expect(smoothstep(0.5 as Float, edge0: 0, edge1: 1) == 0.5)
    #expect(reduce_add(float4(1, 2, 3, 4)) == 10 && simd_reduce_max(vector_int2(1, 7)) == 7)
    #expect(Swift.min(1, 2) == 1 && abs(-3) == 3 && max(2, 5) == 5)
  }

  @Test func aMatrixTimesItsInverseIsOne() {
    let matrix = float4x4(rows: [[2, 0, 1, 3], [0, 1, 4, 0], [5, 0, 1, 1], [1, 2, 0, 1]])
    let one = matrix * matrix.inverse
    for column in 0..<4 {
      for row in 0..<4 { #expect(abs(one[column, row] - (column == row ? 1 : 0)) < 1e-5) }
    }
    let three = double3x3([1, 2, 3], [0, 1, 4], [5, 6, 0])
    #expect(three.determinant == 1)
    #expect(three.inverse * three == matrix_identity_double3x3)
    #expect(float2x2([1, 2], [3, 4]).determinant == -2)
    #expect(float2x2([1, 2], [3, 4]).transpose == simd_matrix([1, 3], [2, 4]))
  }

  @Test func aMatrixMovesAPoint() {
    var move = matrix_identity_float4x4
    move.columns.3 = [5, 6, 7, 1]
    #expect(move * float4(1, 1, 1, 1) == [6, 7, 8, 1])
    #expect(simd_mul(move, move) * float4(0, 0, 0, 1) == [10, 12, 14, 1])
    #expect((move + move) - move == move && move * 2 == 2 * move)
  }

  @Test func aQuaternionTurns() {
    let turn = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-6)
    #expect(simd_distance((turn * turn).act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
    #expect(simd_distance(turn.inverse.act(turn.act([1, 2, 3])), [1, 2, 3]) < 1e-5)
    #expect(abs(turn.angle - .pi / 2) < 1e-6 && simd_distance(turn.axis, [0, 0, 1]) < 1e-6)
    let half = simd_slerp(simd_quatf(angle: 0, axis: [0, 0, 1]), turn, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-5)
    #expect(simd_distance(simd_float3x3(turn) * float3(1, 0, 0), [0, 1, 0]) < 1e-6)
    let back = simd_quatf(simd_float4x4(turn))
    #expect(simd_distance(back.vector, turn.vector) < 1e-6)
    let between = simd_quatd(from: [1, 0, 0], to: [-1, 0, 0])
    #expect(simd_distance(between.act([1, 0, 0]), [-1, 0, 0]) < 1e-9)
  }
}
