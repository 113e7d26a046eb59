import Foundation
import LayerPlayer
import PageProtocol
import Testing

/// Perspective, transform layers, backs, replicators, shadows.
struct SpaceTests {
  private static func perspective(_ distance: Double) -> [Double] {
    var matrix = Matrices.identity
    matrix[11] = -1 / distance
    return matrix
  }

  private static func turn(_ degrees: Double, _ axis: [Double]) -> [Double] {
    let a = degrees * .pi / 180
    let (c, s) = (cos(a), sin(a))
    return axis[0] == 1
      ? [1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1]
      : [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1]
  }

  /// Whether two places are what the law of projection says, within half a pixel.
  @Test func edgesLieWhereTheEyeSeesThem() throws {
    var stage = Stage(200, 200)
    stage.apply([.set(1, .sublayerTransform(Self.perspective(200)))])
    stage.add(2, 50, 50, 100, 100, .pureRed, [.transform(Self.turn(60, [0, 1, 0]))])
    let drawing = try #require(stage.drawing())
    let row = (0..<200).filter { drawing.pixel($0, 100)[1] < 128 }
    // A point at ±50 goes to x = ±25, z = ∓43.3, and is seen at x / (1 − z / 200).
    let depth = 50 * sin(60 * Double.pi / 180)
    let (left, right) = (100 - 25 / (1 - depth / 200), 100 + 25 / (1 + depth / 200))
    #expect(abs(Double(row[0]) - left) <= 1 && abs(Double(row[row.count - 1] + 1) - right) <= 1)
    let column = (0..<200).filter { drawing.pixel(row[1], $0)[1] < 128 }
    #expect(abs(Double(column.count) - 100 / (1 - depth / 200)) <= 2)
  }

  @Test func whatLiesBehindTheEyeIsNotSeen() {
    var stage = Stage(100, 100)
    stage.apply([.set(1, .sublayerTransform(Self.perspective(100)))])
    stage.add(2, 0, 0, 100, 100, .pureRed, [.zPosition(150)])
    #expect(stage.pixel(50, 50) == Shown.white)
    // A floor that reaches behind the eye is seen up to there.
    stage.add(3, 0, -200, 100, 500, .pureBlue, [.transform(Self.turn(80, [1, 0, 0]))])
    #expect(stage.drawing() != nil)
  }

  @Test func backsShowOnlyWhereALayerIsDoubleSided() {
    for (isDoubleSided, degrees, shows) in [
      (true, 180.0, true), (false, 180.0, false), (false, 80.0, true), (false, 100.0, false),
    ] {
      var stage = Stage()
      stage.add(
        2, 0, 0, 40, 40, .pureRed,
        [.isDoubleSided(isDoubleSided), .transform(Self.turn(degrees, [0, 1, 0]))])
      #expect((stage.pixel(20, 20)![1] < 128) == shows, "\(degrees)")
    }
  }

  /// Two layers that cross over in depth: with room for depth the nearer is above, without it the later.
  @Test func depthIsKeptInTransformLayersAlone() {
    for (kind, shown) in [(LayerKind.transform, Shown.red), (.plain, Shown.blue)] {
      var stage = Stage()
      stage.add(2, 0, 0, 40, 40, LayerColor(red: 0, green: 0, blue: 0, alpha: 0), kind: kind)
      var near = Matrices.identity
      near[14] = 20
      stage.apply([
        .create(3), .create(4), .set(3, .bounds(x: 0, y: 0, width: 40, height: 40)),
        .set(4, .bounds(x: 0, y: 0, width: 40, height: 40)), .set(3, .position(x: 20, y: 20)),
        .set(4, .position(x: 20, y: 20)), .set(3, .transform(near)),
        .set(3, .backgroundColor(.pureRed)), .set(4, .backgroundColor(.pureBlue)),
        .sublayers(2, [3, 4]),
      ])
      #expect(stage.pixel(20, 20) == shown)
    }
  }

  @Test func aTransformLayerShowsNothingOfItsOwn() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .pureRed, kind: .transform, [.borderWidth(5)])
    #expect(stage.pixel(20, 20) == Shown.white && stage.pixel(1, 1) == Shown.white)
  }

  /// A turned layer in a layer turned the other way: flat twice, or not turned at all.
  @Test func turnsCancelOutOnlyWhereDepthIsKept() {
    func width(_ kind: LayerKind) -> Int {
      var stage = Stage(100, 40)
      stage.add(
        2, 0, 0, 100, 40, LayerColor(red: 0, green: 0, blue: 0, alpha: 0), kind: kind,
        [.transform(Self.turn(60, [0, 1, 0]))])
      stage.apply([
        .create(3), .set(3, .bounds(x: 0, y: 0, width: 100, height: 40)),
        .set(3, .position(x: 50, y: 20)), .set(3, .backgroundColor(.pureRed)),
        .set(3, .transform(Self.turn(-60, [0, 1, 0]))), .sublayers(2, [3]),
      ])
      let drawing = stage.drawing()!
      return (0..<100).count { drawing.pixel($0, 20)[1] < 128 }
    }
    #expect(width(.transform) == 100)
    #expect(abs(width(.plain) - 25) <= 1)
  }

  private func copies(_ more: [LayerProperty]) -> Stage {
    var stage = Stage(100, 20)
    stage.add(
      2, 0, 0, 100, 20, LayerColor(red: 0, green: 0, blue: 0, alpha: 0), kind: .replicator,
      [.instanceCount(3), .instanceTransform(Self.right)] + more)
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 10, height: 20)),
      .set(3, .position(x: 5, y: 10)), .set(3, .backgroundColor(.white)), .sublayers(2, [3]),
      .set(1, .backgroundColor(.black)),
    ])
    return stage
  }

  private static let right: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 30, 0, 0, 1]

  @Test func copiesStandOneStepFromEachOther() {
    let stage = copies([])
    for x in [5, 35, 65] { #expect(stage.pixel(x, 10) == Shown.white) }
    for x in [20, 50, 80, 95] { #expect(stage.pixel(x, 10) == Shown.black) }
  }

  @Test func eachCopyHasItsColour() {
    let stage = copies([
      .instanceColor(.white),
      .instanceColorOffsets(LayerColor(red: 0, green: -0.5, blue: -1, alpha: 0)),
    ])
    #expect(stage.pixel(5, 10) == Shown.white && stage.pixel(65, 10) == Shown.red)
    #expect(abs(Int(stage.pixel(35, 10)![1]) - 128) <= 1 && stage.pixel(35, 10)![2] == 0)
  }

  @Test func eachCopyRunsLater() {
    var stage = copies([.instanceDelay(0.5)])
    stage.apply([
      .addAnimation(
        3, key: "c",
        LayerAnimation(
          values: [.backgroundColor(.pureRed), .backgroundColor(.pureRed)], keyTimes: [0, 1],
          timings: [.linear], delay: 0.25, duration: 1, fill: .removed))
    ])
    #expect(stage.pixel(5, 10, at: 0.5) == Shown.red && stage.pixel(35, 10, at: 0.5) == Shown.white)
    #expect(stage.pixel(35, 10, at: 1) == Shown.red && stage.pixel(65, 10, at: 1) == Shown.white)
    #expect(stage.pixel(5, 10, at: 2) == Shown.white && stage.pixel(65, 10, at: 2) == Shown.red)
  }

  @Test(arguments: [1.0, 2.0, 5.0, 12.0])
  func shadowsFadeAsLightDoes(radius: Double) throws {
    var stage = Stage(200, 100)
    // A half plane: its shadow is the integral of the Gaussian.
    stage.add(
      2, -300, -300, 400, 800, .white,
      [.shadowOpacity(1), .shadowRadius(radius), .shadowOffset(width: 0, height: 0)])
    let drawing = try #require(stage.drawing())
    for x in 100..<160 {
      let distance = Double(x) + 0.5 - 100
      let shade = 0.5 * erfc(distance / (radius * 2.0.squareRoot()))
      let wanted = 255 * (1 - shade)
      #expect(abs(Double(drawing.pixel(x, 50)[0]) - wanted) < 3.5, "\(x)")
    }
  }

  @Test func aShadowIsThatOfWhatShowsAndLiesWhereItsOffsetSays() {
    var stage = Stage()
    stage.add(
      2, 0, 0, 20, 20, LayerColor(red: 0, green: 0, blue: 0, alpha: 0),
      [
        .shadowOpacity(1), .shadowRadius(0), .shadowOffset(width: 15, height: 5),
        .shadowColor(.pureBlue),
      ])
    #expect(stage.pixel(20, 10) == Shown.white)
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 10, height: 10)),
      .set(3, .position(x: 5, y: 5)), .set(3, .backgroundColor(.pureRed)), .sublayers(2, [3]),
    ])
    #expect(stage.pixel(5, 5) == Shown.red && stage.pixel(20, 10) == Shown.blue)
    #expect(stage.pixel(30, 20) == Shown.white)
    stage.apply([.set(2, .shadowPath(LayerPath(Self.square)))])
    #expect(stage.pixel(30, 20) == Shown.blue)
    stage.apply([.set(2, .masksToBounds(true))])
    #expect(stage.pixel(30, 20) == Shown.white && stage.pixel(5, 5) == Shown.red)
  }

  private static let square: [LayerPath.Element] = [
    .move(LayerPoint(x: 0, y: 0)), .line(LayerPoint(x: 20, y: 0)),
    .line(LayerPoint(x: 20, y: 20)), .line(LayerPoint(x: 0, y: 20)), .close,
  ]
}
