import LayerPlayer
import PageProtocol
import Testing

/// Contents, shapes, gradients, text.
struct OwnContentTests {
  private static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Four pixels: red and green above, blue and black below.
  private static let quarters = Picture(
    hash: 1, width: 2, height: 2, format: .pixels,
    bytes: Shown.red + Shown.green + Shown.blue + Shown.black)

  private func stage(_ more: [LayerProperty]) -> Stage {
    var stage = Stage()
    stage.player.add(Self.quarters)
    stage.add(2, 0, 0, 40, 20, Self.clear, [.contents(1), .magnificationFilter(.nearest)] + more)
    return stage
  }

  @Test(arguments: [
    (ContentsGravity.resize, [10, 5], [30, 15]), (.resizeAspect, [15, 5], [25, 15]),
    (.center, [19, 9], [20, 10]), (.top, [19, 0], [20, 1]), (.bottom, [19, 18], [20, 19]),
    (.left, [0, 9], [1, 10]), (.right, [38, 9], [39, 10]), (.topLeft, [0, 0], [1, 1]),
    (.topRight, [38, 0], [39, 1]), (.bottomLeft, [0, 18], [1, 19]),
    (.bottomRight, [38, 18], [39, 19]),
  ])
  func contentsLieAsTheirGravitySays(gravity: ContentsGravity, red: [Int], black: [Int]) {
    let stage = stage([.contentsGravity(gravity)])
    #expect(stage.pixel(red[0], red[1]) == Shown.red, "\(gravity)")
    #expect(stage.pixel(black[0], black[1]) == Shown.black, "\(gravity)")
    if gravity != .resize { #expect(stage.pixel(30, 3) == Shown.white || gravity == .topRight) }
  }

  @Test func aspectFillReachesBeyondTheBounds() {
    let stage = stage([.contentsGravity(.resizeAspectFill), .masksToBounds(false)])
    #expect(stage.pixel(10, 8) == Shown.red && stage.pixel(30, 28) == Shown.black)
    let clipped = self.stage([.contentsGravity(.resizeAspectFill), .masksToBounds(true)])
    #expect(clipped.pixel(30, 28) == Shown.white)
  }

  @Test func aPartOfThePictureIsShown() {
    let stage = stage([.contentsRect(LayerRect(x: 0.5, y: 0, width: 0.5, height: 1))])
    #expect(stage.pixel(5, 5) == Shown.green && stage.pixel(5, 15) == Shown.black)
  }

  @Test func betweenPixelsALargePictureIsSmooth() throws {
    let smooth = try #require(stage([.magnificationFilter(.linear)]).pixel(19, 3))
    #expect(smooth[0] > 100 && smooth[1] > 100)
    #expect(stage([]).pixel(19, 3) == Shown.red)
  }

  @Test func aTintTakesThePlaceOfTheColours() {
    let stage = stage([.contentsTint(.pureBlue)])
    for x in [5, 35] {
      #expect(stage.pixel(x, 5) == Shown.blue && stage.pixel(x, 15) == Shown.blue)
    }
  }

  @Test func ninePartsStretchTheMiddleAlone() {
    var stage = Stage()
    let rows = ["rgb", "gkg", "bgr"]
    let colors: [Character: [UInt8]] = [
      "r": Shown.red, "g": Shown.green, "b": Shown.blue, "k": Shown.black,
    ]
    stage.player.add(
      Picture(
        hash: 3, width: 3, height: 3, format: .pixels,
        bytes: rows.flatMap { $0.flatMap { colors[$0]! } }))
    stage.add(
      2, 0, 0, 40, 40, Self.clear,
      [
        .contents(3), .magnificationFilter(.nearest),
        .contentsCenter(LayerRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)),
      ])
    #expect(stage.pixel(0, 0) == Shown.red && stage.pixel(39, 0) == Shown.blue)
    #expect(stage.pixel(1, 0) == Shown.green && stage.pixel(38, 0) == Shown.green)
    #expect(stage.pixel(1, 1) == Shown.black && stage.pixel(38, 38) == Shown.black)
    #expect(stage.pixel(39, 39) == Shown.red)
  }

  private func shape(_ path: LayerPath, _ more: [LayerProperty]) -> Stage {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, Self.clear, kind: .shape, [.path(path)] + more)
    return stage
  }

  private static func square(_ low: Double, _ high: Double) -> [LayerPath.Element] {
    [
      .move(LayerPoint(x: low, y: low)), .line(LayerPoint(x: high, y: low)),
      .line(LayerPoint(x: high, y: high)), .line(LayerPoint(x: low, y: high)), .close,
    ]
  }

  @Test func bothRulesOfWhatIsInside() {
    let path = LayerPath(Self.square(0, 40) + Self.square(10, 30))
    #expect(shape(path, [.fillRule(.nonZero)]).pixel(20, 20) == Shown.black)
    #expect(shape(path, [.fillRule(.evenOdd)]).pixel(20, 20) == Shown.white)
  }

  /// Around a square of 20: a quarter of its length is its upper side.
  @Test func aPartOfALineIsByItsLength() {
    let line: [LayerProperty] = [
      .fillColor(nil), .strokeColor(.pureRed), .lineWidth(2), .strokeStart(0.25), .strokeEnd(0.5),
    ]
    let stage = shape(LayerPath(Self.square(10, 30)), line)
    #expect(stage.pixel(20, 10) == Shown.white && stage.pixel(29, 20) == Shown.red)
    #expect(stage.pixel(20, 29) == Shown.white && stage.pixel(10, 20) == Shown.white)
  }

  @Test func curvesAreCutWhereTheirLengthSays() {
    // Steps of its parameter are far from even: most of it lies at the end.
    let curve = LayerPath([
      .move(LayerPoint(x: 0, y: 20)),
      .cubic(LayerPoint(x: 0, y: 20), LayerPoint(x: 0, y: 20), to: LayerPoint(x: 40, y: 20)),
    ])
    let stage = shape(
      curve, [.fillColor(nil), .strokeColor(.pureRed), .lineWidth(4), .strokeEnd(0.5)])
    #expect(stage.pixel(18, 20) == Shown.red && stage.pixel(21, 20) == Shown.white)
  }

  @Test func dashesBeginAtTheirPhase() {
    let line = LayerPath([.move(LayerPoint(x: 0, y: 20)), .line(LayerPoint(x: 40, y: 20))])
    let look: [LayerProperty] = [
      .strokeColor(.pureRed), .lineWidth(4), .lineDashPattern([10, 10]),
    ]
    let stage = shape(line, look)
    #expect(stage.pixel(5, 20) == Shown.red && stage.pixel(15, 20) == Shown.white)
    let moved = shape(line, look + [.lineDashPhase(10)])
    #expect(moved.pixel(5, 20) == Shown.white && moved.pixel(15, 20) == Shown.red)
  }

  @Test func endsAndCornersOfLines() {
    let line = LayerPath([.move(LayerPoint(x: 10, y: 20)), .line(LayerPoint(x: 30, y: 20))])
    for (cap, reaches, fills) in [
      (LineCap.butt, false, false), (.round, true, false), (.square, true, true),
    ] {
      let stage = shape(line, [.strokeColor(.pureRed), .lineWidth(12), .lineCap(cap)])
      #expect((stage.pixel(6, 20) == Shown.red) == reaches, "\(cap)")
      #expect((stage.pixel(4, 14) == Shown.red) == fills, "\(cap)")
    }
    let corner = LayerPath([
      .move(LayerPoint(x: 10, y: 40)), .line(LayerPoint(x: 10, y: 10)),
      .line(LayerPoint(x: 40, y: 10)),
    ])
    for (join, limit, fills) in [
      (LineJoin.miter, 10.0, true), (.miter, 1.0, false), (.bevel, 10.0, false),
      (.round, 10.0, false),
    ] {
      let stage = shape(
        corner,
        [
          .fillColor(nil), .strokeColor(.pureRed), .lineWidth(12), .lineJoin(join),
          .miterLimit(limit),
        ])
      #expect((stage.pixel(4, 4) == Shown.red) == fills, "\(join)")
    }
  }

  private func gradient(_ more: [LayerProperty]) -> Stage {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, Self.clear, kind: .gradient, more)
    return stage
  }

  @Test func gradientsRunAlongTheirLine() throws {
    let stage = gradient([.colors([.black, .white])])
    #expect(try #require(stage.pixel(3, 0))[0] < 5 && stage.pixel(3, 39)![0] > 250)
    #expect(abs(Int(stage.pixel(20, 20)![0]) - 130) < 3)
    let placed = gradient([
      .colors([.black, .white]), .locations([0.5, 0.5]), .startPoint(x: 0, y: 0),
      .endPoint(x: 1, y: 0),
    ])
    #expect(placed.pixel(19, 5) == Shown.black && placed.pixel(21, 5) == Shown.white)
  }

  @Test func gradientsRunFromACentreAndAroundIt() {
    let middle = LayerProperty.startPoint(x: 0.5, y: 0.5)
    let round = gradient([
      .gradientType(.radial), .colors([.black, .pureRed, .pureRed]), .locations([0, 0.5, 1]),
      middle, .endPoint(x: 1, y: 0.75),
    ])
    #expect(round.pixel(20, 20)![0] < 40 && round.pixel(35, 20) == Shown.red)
    // The ellipse is half as high as it is wide.
    #expect(abs(Int(round.pixel(25, 20)![0]) - Int(round.pixel(20, 22)![0])) < 30)
    let turning = gradient([
      .gradientType(.conic), .colors([.pureRed, .pureGreen, .pureBlue, .black]),
      .locations([0.25, 0.25, 0.5, 0.5]), middle, .endPoint(x: 1, y: 0.5),
    ])
    // Clockwise on the screen, from the right.
    #expect(turning.pixel(35, 30) == Shown.red && turning.pixel(30, 5) == Shown.black)
  }

  @Test func colourRunsToAClearOneNotPremultiplied() throws {
    let clearWhite = LayerColor(red: 1, green: 1, blue: 1, alpha: 0)
    let stage = gradient([.colors([clearWhite, .black])])
    // Half-way: grey at half strength on white.
    #expect(abs(Int(try #require(stage.pixel(20, 20))[0]) - 190) < 4)
  }

  private func text(_ run: TextBlock.Run) -> Stage {
    var stage = Stage(100, 40)
    stage.player.add(
      FontResource(
        hash: 1, family: "Inter", source: .studioFile, bytes: Array("Inter-Regular.otf".utf8)))
    stage.add(2, 0, 0, 100, 40, Self.clear, [.text(TextBlock(runs: [run]))])
    return stage
  }

  private func inked(_ stage: Stage) -> ClosedRange<Int>? {
    guard let drawing = stage.drawing() else { return nil }
    let inked = (0..<drawing.width).filter { x in
      (0..<drawing.height).contains { drawing.pixel(x, $0)[0] < 200 }
    }
    return inked.isEmpty ? nil : inked[0]...inked[inked.count - 1]
  }

  @Test func textStandsOnItsBaseline() throws {
    let stage = text(
      .init(text: "HI", font: 1, size: 20, x: 10, y: 30, width: 20, color: .black))
    let columns = try #require(inked(stage))
    #expect(columns.lowerBound >= 10 && columns.lowerBound <= 13)
    // Capitals of Inter are 0.727 of the size high.
    #expect(stage.pixel(columns.lowerBound + 1, 28)![0] < 60)
    #expect(stage.pixel(columns.lowerBound + 1, 31) == Shown.white)
    #expect(stage.pixel(columns.lowerBound + 1, 14) == Shown.white)
  }

  @Test func spacesBetweenLettersAreWidened() throws {
    let narrow = text(.init(text: "HHH", font: 1, size: 20, x: 0, y: 30, width: 40, color: .black))
    let wide = text(
      .init(
        text: "HHH", font: 1, size: 20, x: 0, y: 30, width: 40, color: .black, letterSpacing: 10))
    let difference = try #require(inked(wide)).upperBound - #require(inked(narrow)).upperBound
    #expect(difference == 20)
  }

  @Test func aFontThatIsMissingIsTheStudiosOwn() {
    let stage = text(.init(text: "H", font: 99, size: 20, x: 0, y: 30, width: 40, color: .black))
    #expect(inked(stage) != nil)
  }
}
