import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct OtherGestureTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = GestureLog()

  // MARK: Swipes

  struct Way: Sendable {
    var direction: UISwipeGestureRecognizer.Direction
    var x: Double
    var y: Double
  }

  @Test(arguments: [
    Way(direction: .right, x: 60, y: 0), Way(direction: .left, x: -60, y: 0),
    Way(direction: .up, x: 0, y: -60), Way(direction: .down, x: 0, y: 60),
    Way(direction: [.left, .right], x: -60, y: 0), Way(direction: [.up, .down], x: 0, y: 60),
  ])
  func aSwipeGoesItsWay(_ way: Way) {
    let (direction, x, y) = (way.direction, way.x, way.y)
    TestStage.run(showing: root) { stage in
      let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: root)
      swipe.direction = direction
      var start = CGPoint.zero
      log.handler = { start = $0.location(in: root) }
      stage.down((100, 100))
      stage.move((100 + x / 2, 100 + y / 2))
      #expect(log.lines.isEmpty)
      stage.move((100 + x, 100 + y))
      #expect(log.take() == ["swipe ended"])
      #expect(start == CGPoint(x: 100, y: 100))
      stage.up((100 + x, 100 + y))
      #expect(log.take().isEmpty && swipe.state == .possible)
      // Across its way it is none.
      stage.down((100, 100))
      stage.move((100 + y, 100 + x))
      stage.up((100 + y, 100 + x))
      #expect(log.take().isEmpty)
    }
  }

  @Test func aSwipeIsFast() {
    TestStage.run(showing: root) { stage in
      log.add(UISwipeGestureRecognizer(), "swipe", to: root)
      stage.down((10, 10))
      stage.advance(by: 0.6)
      stage.move((100, 10))
      stage.up((100, 10))
      #expect(log.take().isEmpty)
    }
  }

  @Test func aSwipeOfTwoFingersNeedsTwo() {
    TestStage.run(showing: root) { stage in
      log.add(UISwipeGestureRecognizer(), "swipe", to: root).numberOfTouchesRequired = 2
      stage.down((10, 10))
      stage.move((100, 10))
      stage.up((100, 10))
      #expect(log.take().isEmpty)
      stage.down((10, 10), (10, 50))
      stage.move((100, 10), (100, 50))
      #expect(log.take() == ["swipe ended"])
    }
  }

  // MARK: Pinches and rotations

  @Test func aPinchTellsTheScale() {
    TestStage.run(showing: root) { stage in
      let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: root)
      stage.down((80, 100), (120, 100))
      stage.move((78, 100), (122, 100))
      #expect(log.lines.isEmpty)
      stage.advance(by: 0.1)
      stage.move((60, 100), (140, 100))
      #expect(log.take() == ["pinch began"] && pinch.scale == 1)
      #expect(pinch.velocity > 0)
      #expect(pinch.location(in: root) == CGPoint(x: 100, y: 100))
      stage.move((40, 100), (160, 100))
      #expect(log.take() == ["pinch changed"] && pinch.scale == 1.5)
      pinch.scale = 1
      stage.move((70, 100), (130, 100))
      #expect(pinch.scale == 0.5)
      stage.up((70, 100))
      #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
      stage.up((130, 100), first: 2)
      #expect(log.take() == ["pinch changed", "pinch ended"])
      #expect(pinch.scale == 1)
    }
  }

  @Test func aThirdFingerIsNoneOfAPinchsBusiness() {
    TestStage.run(showing: root) { stage in
      root.isMultipleTouchEnabled = true
      let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: root)
      stage.down((80, 100), (120, 100))
      stage.move((60, 100), (140, 100))
      _ = root.take()
      stage.down((10, 10), first: 3)
      #expect(pinch.numberOfTouches == 2 && root.take() == ["began"])
    }
  }

  @Test func anotherFingerGoesOnWhereTheFirstLeft() {
    TestStage.run(showing: root) { stage in
      let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: root)
      stage.down((80, 100), (120, 100))
      stage.move((70, 100), (130, 100))
      stage.move((40, 100), (160, 100))
      stage.up((40, 100))
      stage.down((120, 100), first: 3)
      #expect(pinch.scale == 2)
      stage.move((80, 100), first: 3)
      #expect(pinch.scale == 4)
    }
  }

  @Test func aRotationCountsBeyondHalfATurn() {
    TestStage.run(showing: root) { stage in
      let rotation = log.add(UIRotationGestureRecognizer(), "rotation", to: root)
      func place(_ angle: Double) -> TestStage.Place {
        (100 + 50 * cos(angle), 100 + 50 * sin(angle))
      }
      stage.down((100, 100), place(0))
      stage.move(place(0.05), first: 2)
      #expect(log.lines.isEmpty)
      for step in 1...40 { stage.move(place(Double(step) / 10), first: 2) }
      #expect(abs(rotation.rotation - 4) < 1e-9)
      #expect(log.lines.first == "rotation began")
      rotation.rotation = 0
      stage.move(place(3.9), first: 2)
      #expect(abs(rotation.rotation + 0.1) < 1e-9)
      stage.up((100, 100), place(3.9))
      #expect(log.lines.last == "rotation ended" && rotation.rotation == 0)
    }
  }

  @Test func pinchAndRotationRunTogetherWhereADelegateSaysSo() {
    TestStage.run(showing: root) { stage in
      let both = Answering()
      both.runsBeside = { _, _ in true }
      log.add(UIPinchGestureRecognizer(), "pinch", to: root).delegate = both
      log.add(UIRotationGestureRecognizer(), "rotation", to: root)
      stage.down((80, 100), (120, 100))
      stage.move((60, 80), (140, 120))
      #expect(Set(log.take()) == ["pinch began", "rotation began"])
    }
  }

  // MARK: Edges

  @Test func anEdgePanBeginsAtItsEdgeAndGoesInwards() {
    TestStage.run(showing: root) { stage in
      let pan = log.add(UIScreenEdgePanGestureRecognizer(), "edge", to: root)
      stage.down((3, 100))
      stage.move((50, 100))
      stage.up((50, 100))
      #expect(log.take().isEmpty, "no edge is named")
      pan.edges = .left
      stage.down((3, 100))
      stage.move((50, 100))
      #expect(log.take() == ["edge began"] && pan.translation(in: root).x == 47)
      stage.up((50, 100))
      #expect(log.take() == ["edge ended"])
      for (from, to) in [
        ((60.0, 100.0), (100.0, 100.0)), ((3, 100), (3, 150)), ((197, 9), (99, 9)),
      ] {
        stage.down(from)
        stage.move(to)
        stage.up(to)
      }
      #expect(log.take().isEmpty)
      pan.edges = [.right, .bottom]
      stage.down((197, 100))
      stage.move((150, 100))
      stage.up((150, 100))
      stage.down((100, 199))
      stage.move((100, 150))
      stage.up((100, 150))
      #expect(log.take() == ["edge began", "edge ended", "edge began", "edge ended"])
    }
  }

  // MARK: Hover

  @Test func aPointerComesMovesAndGoes() {
    TestStage.run(showing: root) { stage in
      let child = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
      root.addSubview(child)
      let hover = log.add(UIHoverGestureRecognizer(), "child", to: child)
      log.add(UIHoverGestureRecognizer(), "root", to: root)
      stage.stage.hover(at: CGPoint(x: 10, y: 10))
      #expect(log.take() == ["root began"])
      stage.stage.hover(at: CGPoint(x: 60, y: 70))
      #expect(log.take().sorted() == ["child began", "root changed"])
      #expect(hover.location(in: child) == CGPoint(x: 10, y: 20))
      stage.stage.hover(at: CGPoint(x: 20, y: 20))
      #expect(log.take().sorted() == ["child ended", "root changed"])
      #expect(hover.state == .possible)
      stage.stage.hover(at: nil)
      #expect(log.take() == ["root ended"])
    }
  }

  @Test func aHoverThatIsSwitchedOffIsCancelled() {
    TestStage.run(showing: root) { stage in
      let hover = log.add(UIHoverGestureRecognizer(), "hover", to: root)
      stage.stage.hover(at: CGPoint(x: 10, y: 10))
      hover.isEnabled = false
      #expect(log.take() == ["hover began", "hover cancelled"] && hover.state == .possible)
      stage.stage.hover(at: CGPoint(x: 11, y: 10))
      hover.isEnabled = true
      stage.stage.hover(at: CGPoint(x: 12, y: 10))
      #expect(log.take() == ["hover began"])
    }
  }
}
