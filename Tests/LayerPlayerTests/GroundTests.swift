import LayerPlayer
import PageProtocol
import Testing

/// Grounds, corners, borders, clips, masks, opacity, order.
struct GroundTests {
  @Test func theRootFillsThePictureWhateverItsOwnPlace() {
    var stage = Stage()
    stage.apply([
      .set(1, .backgroundColor(.pureRed)), .set(1, .position(x: 500, y: 500)),
      .set(1, .transform([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
    ])
    #expect(stage.pixel(0, 0) == Shown.red && stage.pixel(39, 39) == Shown.red)
  }

  @Test func behindALiveViewIsWhite() {
    #expect(Stage().pixel(3, 3) == Shown.white)
  }

  @Test func onlyMaskedCornersAreRound() {
    var stage = Stage()
    stage.add(
      2, 0, 0, 40, 40, .pureRed, [.cornerRadius(20), .maskedCorners([.minXMinY, .maxXMaxY])])
    #expect(stage.pixel(0, 0) == Shown.white && stage.pixel(39, 39) == Shown.white)
    #expect(stage.pixel(39, 0) == Shown.red && stage.pixel(0, 39) == Shown.red)
  }

  @Test func aRadiusIsAtMostHalfTheShorterSide() {
    var stage = Stage()
    stage.add(2, 0, 10, 40, 20, .pureRed, [.cornerRadius(1000)])
    #expect(stage.pixel(10, 10) == Shown.red && stage.pixel(1, 11) == Shown.white)
  }

  /// A continuous corner bends earlier, and covers less just behind where a circle begins.
  @Test func continuousCornersBeginEarlier() {
    func cover(_ curve: CornerCurve) -> Int {
      var stage = Stage(100, 100)
      stage.add(2, 0, 0, 100, 100, .black, [.cornerRadius(30), .cornerCurve(curve)])
      return (30..<45).reduce(0) { $0 + Int(stage.pixel($1, 0)![0]) }
    }
    #expect(cover(.circular) < cover(.continuous))
  }

  @Test func aBorderLiesInsideAndAboveSublayers() {
    var stage = Stage()
    stage.add(
      2, 10, 10, 20, 20, .pureGreen, [.borderWidth(4), .borderColor(.pureBlue)])
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 20, height: 20)),
      .set(3, .position(x: 10, y: 10)), .set(3, .backgroundColor(.pureRed)), .sublayers(2, [3]),
    ])
    #expect(stage.pixel(9, 20) == Shown.white && stage.pixel(10, 20) == Shown.blue)
    #expect(stage.pixel(13, 20) == Shown.blue && stage.pixel(14, 20) == Shown.red)
  }

  @Test func sublayersAreClippedOnlyWhereALayerMasksToItsBounds() {
    for masks in [false, true] {
      var stage = Stage()
      stage.add(2, 0, 0, 20, 20, .pureRed, [.masksToBounds(masks), .cornerRadius(8)])
      stage.apply([
        .create(3), .set(3, .bounds(x: 0, y: 0, width: 40, height: 40)),
        .set(3, .position(x: 20, y: 20)), .set(3, .backgroundColor(.pureBlue)), .sublayers(2, [3]),
      ])
      #expect(stage.pixel(30, 30) == (masks ? Shown.white : Shown.blue))
      #expect(stage.pixel(0, 0) == (masks ? Shown.white : Shown.blue))
      #expect(stage.pixel(10, 10) == Shown.blue)
    }
  }

  @Test func anOriginOfBoundsMovesWhatIsInTheLayer() {
    var stage = Stage()
    stage.add(2, 0, 0, 20, 20, .pureRed)
    stage.apply([
      .set(2, .bounds(x: 5, y: 0, width: 20, height: 20)), .create(3),
      .set(3, .bounds(x: 0, y: 0, width: 10, height: 20)), .set(3, .position(x: 10, y: 10)),
      .set(3, .backgroundColor(.pureBlue)), .sublayers(2, [3]),
    ])
    #expect(stage.pixel(0, 10) == Shown.blue && stage.pixel(9, 10) == Shown.blue)
    #expect(stage.pixel(11, 10) == Shown.red)
  }

  @Test func opacityIsThatOfTheWholePicture() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .black, [.opacity(0.5)])
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 20, height: 40)),
      .set(3, .position(x: 10, y: 20)), .set(3, .backgroundColor(.white)), .sublayers(2, [3]),
    ])
    #expect(stage.pixel(30, 20)![0] == 127 || stage.pixel(30, 20)![0] == 128)
    // What lies beneath the white does not shine through it.
    #expect(stage.pixel(10, 20) == Shown.white)
  }

  @Test func hiddenLayersAndWhatIsInThemAreNotThere() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .pureRed, [.isHidden(true)])
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 40, height: 40)),
      .set(3, .position(x: 20, y: 20)), .set(3, .backgroundColor(.pureBlue)), .sublayers(2, [3]),
    ])
    #expect(stage.pixel(20, 20) == Shown.white)
  }

  @Test func siblingsLieByTheirZAndThenInTheirOrder() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .pureRed, [.zPosition(1)])
    stage.add(3, 0, 0, 40, 40, .pureGreen)
    stage.add(4, 0, 0, 20, 40, .pureBlue, [.zPosition(1)])
    #expect(stage.pixel(30, 20) == Shown.red && stage.pixel(10, 20) == Shown.blue)
  }

  @Test func aMasksAlphaIsThatOfTheLayer() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .black)
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 20, height: 20)),
      .set(3, .position(x: 10, y: 10)),
      .set(3, .backgroundColor(LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5))),
      .set(2, .mask(3)),
    ])
    #expect(abs(Int(stage.pixel(10, 10)![0]) - 127) <= 1)
    #expect(stage.pixel(30, 10) == Shown.white)
    stage.apply([.set(2, .mask(nil))])
    #expect(stage.pixel(30, 10) == Shown.black)
  }

  @Test func aMaskWithoutAnythingInItHidesAll() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .black)
    stage.apply([.create(3), .set(2, .mask(3))])
    #expect(stage.pixel(20, 20) == Shown.white)
  }

  @Test func flippedGeometryStandsOnItsHead() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 20, .pureRed, [.isGeometryFlipped(true)])
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 40, height: 5)),
      .set(3, .position(x: 20, y: 2.5)), .set(3, .backgroundColor(.pureBlue)), .sublayers(2, [3]),
    ])
    #expect(stage.pixel(20, 2) == Shown.red && stage.pixel(20, 17) == Shown.blue)
    #expect(stage.pixel(20, 25) == Shown.white)
  }

  @Test(arguments: [
    (LayerBlendMode.multiply, [128, 0, 32]), (.screen, [255, 128, 159]), (.darken, [128, 0, 64]),
    (.lighten, [255, 128, 128]), (.difference, [127, 128, 64]), (.plusLighter, [255, 128, 192]),
    (.plusDarker, [128, 0, 0]), (.normal, [255, 0, 64]), (.clear, [255, 255, 255]),
  ])
  func coloursMeetAsTheModeSays(mode: LayerBlendMode, wanted: [Int]) throws {
    // In a group of its own, so that what is cleared shows the white behind it.
    var stage = Stage()
    let under = LayerColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    stage.add(2, 0, 0, 40, 40, under, [.opacity(0.9999)])
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 40, height: 40)),
      .set(3, .position(x: 20, y: 20)), .set(3, .blendMode(mode)),
      .set(3, .backgroundColor(LayerColor(red: 1, green: 0, blue: 0.25, alpha: 1))),
      .sublayers(2, [3]),
    ])
    let pixel = try #require(stage.pixel(20, 20))
    for (value, wanted) in zip(pixel, wanted) {
      #expect(abs(Int(value) - wanted) <= 2, "\(mode): \(pixel)")
    }
  }
}
