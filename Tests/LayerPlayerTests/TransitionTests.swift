import LayerPlayer
import PageProtocol
import Testing

/// Transitions on their way, from a red layer of 40 by 40 points to a blue one.
struct TransitionTests {
  private func stage(
    _ kind: LayerTransition.Kind, _ direction: LayerTransition.Direction? = nil, delay: Double = 0
  ) -> Stage {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .pureRed)
    let transition = LayerTransition(
      kind: kind, direction: direction, delay: delay, duration: 1, timing: .linear)
    stage.apply([.transition(2, transition), .set(2, .backgroundColor(.pureBlue))], at: 10)
    return stage
  }

  @Test(arguments: LayerTransition.Kind.allCases)
  func beforeItAllIsOldAndBehindItNew(kind: LayerTransition.Kind) {
    let stage = stage(kind, delay: 1)
    #expect(stage.pixel(20, 20, at: 10.5) == Shown.red, "\(kind)")
    #expect(stage.pixel(20, 20, at: 12) == Shown.blue, "\(kind)")
    #expect(stage.pixel(20, 20, at: 1000) == Shown.blue, "\(kind)")
  }

  @Test func aCrossDissolveMixesBothPictures() throws {
    let pixel = try #require(stage(.crossDissolve).pixel(20, 20, at: 10.25))
    #expect(abs(Int(pixel[0]) - 191) <= 1 && abs(Int(pixel[2]) - 64) <= 1 && pixel[1] == 0)
  }

  @Test(arguments: [
    (LayerTransition.Direction.fromRight, [35, 20], [5, 20]), (.fromLeft, [5, 20], [35, 20]),
    (.fromTop, [20, 5], [20, 35]), (.fromBottom, [20, 35], [20, 5]),
  ])
  func theNewComesFromItsSide(direction: LayerTransition.Direction, new: [Int], old: [Int]) {
    for kind in [LayerTransition.Kind.push, .moveIn, .reveal] {
      let stage = stage(kind, direction)
      #expect(stage.pixel(new[0], new[1], at: 10.3) == Shown.blue, "\(kind)")
      #expect(stage.pixel(old[0], old[1], at: 10.3) == Shown.red, "\(kind)")
    }
  }

  @Test func aFlipChangesItsSideAtTheQuarterTurn() {
    for kind in [
      LayerTransition.Kind.flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom,
    ] {
      let stage = stage(kind)
      #expect(stage.pixel(20, 20, at: 10.45) == Shown.red, "\(kind)")
      #expect(stage.pixel(20, 20, at: 10.55) == Shown.blue, "\(kind)")
    }
  }

  /// The side that comes nearer is the longer one.
  @Test func aFlipFromTheLeftBringsTheLeftSideForward() throws {
    let (left, right) = (try height(of: .flipFromLeft, 0.25), try height(of: .flipFromRight, 0.25))
    #expect(left.left > left.right && right.left < right.right)
  }

  private func height(
    of kind: LayerTransition.Kind, _ progress: Double
  ) throws -> (left: Int, right: Int) {
    var stage = Stage(240, 240)
    stage.add(2, 70, 70, 100, 100, .pureRed)
    stage.apply([
      .transition(2, LayerTransition(kind: kind, duration: 1, timing: .linear))
    ])
    let drawing = try #require(stage.drawing(at: progress))
    func height(_ column: Int) -> Int { (0..<240).count { drawing.pixel(column, $0)[1] < 128 } }
    let columns = (0..<240).filter { height($0) > 0 }
    return (height(columns[2]), height(columns[columns.count - 3]))
  }

  @Test func theFormerPictureStandsStill() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .pureGreen)
    stage.apply([
      .addAnimation(
        2, key: "c",
        LayerAnimation(
          values: [.backgroundColor(.pureRed), .backgroundColor(.pureBlue)], keyTimes: [0, 1],
          timings: [.linear], duration: 10, mode: .discrete))
    ])
    stage.apply(
      [
        .transition(
          2, LayerTransition(kind: .push, direction: .fromTop, duration: 10, timing: .linear))
      ], at: 0.1)
    // Red when the transition began, whatever the layer has become since.
    #expect(stage.pixel(20, 38, at: 1.1) == Shown.red)
  }

  @Test func aTransitionTakesWhatWasInTheLayerAlong() {
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, .pureRed)
    stage.apply([
      .create(3), .set(3, .bounds(x: 0, y: 0, width: 40, height: 20)),
      .set(3, .position(x: 20, y: 30)), .set(3, .backgroundColor(.pureGreen)), .sublayers(2, [3]),
    ])
    stage.apply([
      .transition(
        2, LayerTransition(kind: .push, direction: .fromRight, duration: 1, timing: .linear)),
      .set(2, .backgroundColor(.pureBlue)), .sublayers(2, []), .remove(3),
    ])
    #expect(
      stage.pixel(5, 30, at: 0.5) == Shown.green && stage.pixel(35, 30, at: 0.5) == Shown.blue)
  }
}
