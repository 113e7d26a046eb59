import LayerPlayer
import PageProtocol
import Testing

/// Where an animation is at a moment; a red layer of 4 by 4 points shows it.
struct AnimationTests {
  /// The left edge of the red layer at a moment, in a stage of 100 points.
  private func place(_ stage: Stage, at time: Double) -> Int? {
    guard let drawing = stage.drawing(at: time) else { return nil }
    return (0..<drawing.width).first { drawing.pixel($0, 10) == Shown.red }
  }

  private func stage(_ animations: [LayerAnimation], committed: Double = 0) -> Stage {
    var stage = Stage(100, 20)
    stage.add(2, 0, 8, 4, 4)
    for (index, animation) in animations.enumerated() {
      stage.apply([.addAnimation(2, key: "\(index)", animation)], at: committed)
    }
    return stage
  }

  private func move(
    _ places: [Double], additive: Bool = false, _ change: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    let last = Double(max(1, places.count - 1))
    var animation = LayerAnimation(
      values: places.map { .position(x: additive ? $0 : $0 + 2, y: additive ? 0 : 10) },
      keyTimes: places.indices.map { Double($0) / last },
      timings: .init(repeating: .linear, count: places.count - 1), isAdditive: additive,
      duration: 1)
    change(&animation)
    return animation
  }

  @Test func valuesRunIntoEachOther() {
    let stage = stage([move([0, 80, 40])])
    #expect(place(stage, at: 0.25) == 40 && place(stage, at: 0.5) == 80)
    #expect(place(stage, at: 0.75) == 60)
  }

  @Test func atItsEndAnAnimationIsOver() {
    let stage = stage([move([40, 80])])
    #expect(place(stage, at: 0.999) == 80)
    #expect(place(stage, at: 1) == 0)
  }

  @Test func fillSaysWhatShowsBeforeAndAfter() {
    for (fill, before, after) in [
      (LayerAnimation.Fill.removed, 0, 0), (.backwards, 40, 0), (.forwards, 0, 80), (.both, 40, 80),
    ] {
      let stage = stage([
        move([40, 80]) {
          $0.fill = fill
          $0.delay = 1
          $0.isRemovedOnCompletion = false
        }
      ])
      #expect(place(stage, at: 0.5) == before && place(stage, at: 3) == after, "\(fill)")
    }
  }

  @Test func whatIsRemovedAtItsEndFillsNothing() {
    let stage = stage([move([40, 80]) { $0.fill = .both }])
    #expect(place(stage, at: 2) == 0)
  }

  @Test func repetitionsCountThereAndBackAsOne() {
    let stage = stage([
      move([0, 80]) {
        $0.autoreverses = true
        $0.repeatCount = 1.5
      }
    ])
    #expect(place(stage, at: 0.5) == 40 && place(stage, at: 1.25) == 60)
    #expect(place(stage, at: 2.5) == 40 && place(stage, at: 3.01) == 0)
  }

  @Test func endlessOnesNeverEnd() {
    let stage = stage([move([0, 80]) { $0.repeatCount = .infinity }])
    #expect(place(stage, at: 1_000_000.5) == 40)
  }

  @Test func additiveOnesAddUpInAnyNumber() {
    let stage = stage([
      move([10, 20], additive: true), move([20, 40], additive: true),
    ])
    #expect(place(stage, at: 0.5) == 45)
  }

  @Test func aValueThatIsNotAdditiveReplacesWhatWasThereSoFar() {
    let stage = stage([move([10, 10], additive: true), move([50, 50])])
    #expect(place(stage, at: 0.5) == 50)
    let other = self.stage([move([50, 50]), move([10, 10], additive: true)])
    #expect(place(other, at: 0.5) == 60)
  }

  @Test func cumulativeOnesGoOnFromTheirLastValue() {
    let stage = stage([
      move([0, 20], additive: true) {
        $0.isCumulative = true
        $0.repeatCount = 3
        $0.fill = .forwards
        $0.isRemovedOnCompletion = false
      }
    ])
    #expect(place(stage, at: 1.5) == 30 && place(stage, at: 9) == 60)
  }

  @Test func discreteOnesFollowEachOther() {
    let stage = stage([
      move([10, 40, 70]) {
        $0.mode = .discrete
        $0.keyTimes = [0, 0.2, 0.9]
      }
    ])
    #expect(place(stage, at: 0.1) == 10 && place(stage, at: 0.2) == 40)
    #expect(place(stage, at: 0.89) == 40 && place(stage, at: 0.95) == 70)
  }

  @Test func rateZeroHoldsAnAnimationWhereItIs() {
    let held = stage([
      move([0, 80]) {
        $0.rate = 0
        $0.delay = -0.25
      }
    ])
    #expect(place(held, at: 0) == 20 && place(held, at: 50) == 20)
    let quick = stage([move([0, 80]) { $0.rate = 2 }], committed: 1)
    #expect(place(quick, at: 1.25) == 40 && place(quick, at: 1.5) == 0)
  }

  @Test func curvesBendTime() {
    let eased = stage([move([0, 80]) { $0.timings = [.cubic(0.42, 0, 0.58, 1)] }])
    #expect(place(eased, at: 0.5) == 40)
    #expect(place(eased, at: 0.25)! < 12 && place(eased, at: 0.75)! > 68)
    let spring = stage([move([0, 40]) { $0.timings = [.samples([0, 1.5, 1])] }])
    #expect(place(spring, at: 0.5) == 60 && place(spring, at: 0.25) == 30)
  }

  @Test func turnsTakeTheShorterWayAsABodyMoves() {
    func matrix(_ turn: [Double]) -> LayerProperty { .transform(turn) }
    let quarter = Matrices.product(
      Matrices.identity, [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    var stage = Stage(40, 40)
    stage.add(2, 5, 18, 30, 4)
    stage.apply([
      .addAnimation(
        2, key: "t",
        LayerAnimation(
          values: [matrix(Matrices.identity), matrix(quarter)], keyTimes: [0, 1],
          timings: [.linear], duration: 1))
    ])
    // Half-way it lies along the diagonal, as long as before.
    #expect(stage.pixel(12, 12, at: 0.5) == Shown.red && stage.pixel(28, 28, at: 0.5) == Shown.red)
    #expect(stage.pixel(28, 12, at: 0.5) == Shown.white)
  }

  @Test func aPathWithOtherStepsChangesHalfWay() {
    func path(_ count: Int) -> LayerProperty {
      .path(
        LayerPath(
          [.move(LayerPoint(x: 0, y: 0))]
            + (1...count).map { .line(LayerPoint(x: Double(40 * ($0 % 2)), y: 40)) } + [.close]))
    }
    var stage = Stage()
    stage.add(2, 0, 0, 40, 40, LayerColor(red: 0, green: 0, blue: 0, alpha: 0), kind: .shape)
    stage.apply([
      .addAnimation(
        2, key: "p",
        LayerAnimation(
          values: [path(1), path(2)], keyTimes: [0, 1], timings: [.linear], duration: 1))
    ])
    #expect(
      stage.pixel(5, 35, at: 0.4) == Shown.white && stage.pixel(5, 35, at: 0.6) == Shown.black)
  }

  @Test func anAnimationOfTheSameKeyTakesItsPlace() {
    var stage = stage([move([40, 40])])
    stage.apply([.addAnimation(2, key: "0", move([70, 70]))])
    #expect(place(stage, at: 0.5) == 70)
    stage.apply([.removeAnimation(2, key: "0")])
    #expect(place(stage, at: 0.5) == 0)
  }
}
