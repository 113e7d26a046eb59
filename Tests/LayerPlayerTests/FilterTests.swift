import LayerPlayer
import PageProtocol
import Testing

/// Blurs and color matrices of all that a layer shows.
struct FilterTests {
  @Test func aBlurredLayerReachesBeyondItsEdge() throws {
    var stage = Stage()
    stage.add(2, 10, 10, 20, 20, .black, [.contentBlur(3)])
    let (inside, outside) = (
      try #require(stage.pixel(12, 20)?[0]), try #require(stage.pixel(7, 20)?[0])
    )
    #expect(inside > 10 && inside < 128 && outside > 128 && outside < 245)
    #expect(try #require(stage.pixel(20, 20)?[0]) < 20)
  }

  @Test func aMatrixWeighsComponentsThatAreNotMultipliedByAlpha() throws {
    var stage = Stage()
    let swapped: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    stage.add(2, 0, 0, 40, 40, .pureRed, [.colorMatrix(swapped)])
    #expect(stage.pixel(20, 20) == Shown.blue)
    let faint: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0]
    stage.apply([.set(2, .colorMatrix(faint))])
    let pixel = try #require(stage.pixel(20, 20))
    #expect(pixel[0] >= 253 && abs(Int(pixel[1]) - 191) <= 2 && abs(Int(pixel[2]) - 128) <= 2)
    stage.apply([.set(2, .colorMatrix([]))])
    #expect(stage.pixel(20, 20) == Shown.red)
  }
}
