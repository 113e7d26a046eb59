import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Who waits for whom, who gives way, and who is asked.
@MainActor
@Suite(.serialized)
struct GestureRelationTests {
  private let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = ListeningView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let log = GestureLog()
  private let delegate = Answering()

  init() {
    root.addSubview(child)
  }

  private func swipe(_ stage: TestStage) {
    stage.down((60, 60))
    for x in stride(from: 70.0, through: 140, by: 10) { stage.move((x, 60)) }
    stage.up((140, 60))
  }

  private func drag(_ stage: TestStage) {
    stage.down((60, 60))
    for y in stride(from: 70.0, through: 140, by: 10) { stage.move((60, y)) }
    stage.up((60, 140))
  }

  @Test func aPanWaitsForASwipeOfAnotherViewToFail() {
    TestStage.run(showing: root) { stage in
      let pan = log.add(UIPanGestureRecognizer(), "pan", to: root)
      let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: child)
      pan.require(toFail: swipe)
      self.swipe(stage)
      #expect(log.take() == ["swipe ended"] && pan.state == .possible)
      drag(stage)
      let told = log.take()
      #expect(told.first == "pan began" && told.last == "pan ended")
    }
  }

  @Test func whoIsNotInvolvedIsNotWaitedFor() {
    TestStage.run(showing: root) { stage in
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      tap.require(toFail: log.add(UILongPressGestureRecognizer(), "press", to: child))
      stage.tap(10, 10)
      #expect(log.take() == ["tap ended"])
    }
  }

  enum Asked: CaseIterable {
    case mine, theirs
  }

  @Test(arguments: Asked.allCases)
  func delegatesMayNameRequirementsForOneGesture(_ asked: Asked) {
    TestStage.run(showing: root) { stage in
      let single = log.add(UITapGestureRecognizer(), "single", to: root)
      let double = log.add(UITapGestureRecognizer(), "double", to: root)
      double.numberOfTapsRequired = 2
      switch asked {
      case .mine:
        delegate.waitsFor = { $0 === single && $1 === double }
        single.delegate = delegate
      case .theirs:
        delegate.isAwaitedBy = { $0 === double && $1 === single }
        double.delegate = delegate
      }
      stage.tap(10, 10)
      #expect(log.take().isEmpty)
      stage.advance(by: 0.4)
      #expect(log.take() == ["single ended"])
      stage.tap(10, 10)
      stage.tap(10, 10)
      stage.advance(by: 0.4)
      #expect(log.take() == ["double ended"])
    }
  }

  private final class Patient: UITapGestureRecognizer {
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
      other.name == "double"
    }
  }

  private final class Important: UITapGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
  }

  @Test func subclassesMayNameRequirementsForAll() {
    TestStage.run(showing: root) { stage in
      log.add(Patient(), "patient", to: root)
      let double = log.add(UITapGestureRecognizer(), "double", to: root)
      double.numberOfTapsRequired = 2
      stage.tap(10, 10)
      #expect(log.lines.isEmpty)
      stage.advance(by: 0.4)
      #expect(log.take() == ["patient ended"])
      root.removeGestureRecognizer(double)
      let important = log.add(Important(), "important", to: root)
      important.numberOfTapsRequired = 2
      stage.tap(10, 10)
      #expect(log.lines.isEmpty)
      stage.advance(by: 0.4)
      #expect(log.take() == ["patient ended"])
    }
  }

  @Test func aWaitingChainIsReleasedFromItsEnd() {
    TestStage.run(showing: root) { stage in
      let taps = (1...3).map { count in
        let tap = log.add(UITapGestureRecognizer(), "\(count)", to: root)
        tap.numberOfTapsRequired = count
        return tap
      }
      taps[0].require(toFail: taps[1])
      taps[1].require(toFail: taps[2])
      for count in 1...3 {
        for _ in 0..<count { stage.tap(10, 10) }
        stage.advance(by: 1)
        #expect(log.take() == ["\(count) ended"])
      }
    }
  }

  @Test func aCircleIsGrantedToWhoAskedFirst() {
    TestStage.run(showing: root) { stage in
      let first = log.add(UILongPressGestureRecognizer(), "first", to: root)
      let second = log.add(UILongPressGestureRecognizer(), "second", to: root)
      let third = log.add(UILongPressGestureRecognizer(), "third", to: child)
      (first.minimumPressDuration, second.minimumPressDuration) = (0.3, 0.4)
      first.require(toFail: second)
      second.require(toFail: third)
      third.require(toFail: first)
      stage.down((60, 60))
      stage.advance(by: 0.45)
      #expect(log.lines.isEmpty)
      stage.advance(by: 0.1)
      #expect(log.take() == ["first began"])
      stage.up((60, 60))
      #expect(log.take() == ["first ended"])
      #expect([first, second, third].allSatisfy { $0.state == .possible })
    }
  }

  @Test func aCircleThatNobodyAsksInBlocksNobodyForEver() {
    TestStage.run(showing: root) { stage in
      let first = log.add(UITapGestureRecognizer(), "tap", to: root)
      let second = log.add(UIPanGestureRecognizer(), "pan", to: root)
      first.require(toFail: second)
      second.require(toFail: first)
      stage.tap(60, 60)
      #expect(log.take() == ["tap ended"])
      drag(stage)
      #expect(log.take().last == "pan ended")
    }
  }

  @Test func requiringItselfIsNothing() {
    TestStage.run(showing: root) { stage in
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      tap.require(toFail: tap)
      stage.tap(10, 10)
      #expect(log.take() == ["tap ended"])
    }
  }

  @Test func aRequirementThatIsSwitchedOffOrTakenAwayHasFailed() {
    TestStage.run(showing: root) { stage in
      let single = log.add(UITapGestureRecognizer(), "single", to: root)
      let double = log.add(UITapGestureRecognizer(), "double", to: root)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.tap(10, 10)
      double.isEnabled = false
      #expect(log.take() == ["single ended"])
      double.isEnabled = true
      stage.tap(10, 10)
      root.removeGestureRecognizer(double)
      #expect(log.take() == ["single ended"])
    }
  }

  private final class Lonely: UIPanGestureRecognizer {
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
  }

  @Test func whoNeitherPreventsNorIsPreventedRunsBeside() {
    TestStage.run(showing: root) { stage in
      log.add(UIPanGestureRecognizer(), "outer", to: root)
      log.add(Lonely(), "lonely", to: child)
      log.add(UIPanGestureRecognizer(), "inner", to: child)
      drag(stage)
      let told = log.take()
      #expect(told.contains("lonely ended") && told.contains("inner ended"))
      #expect(!told.contains("outer ended"))
    }
  }

  // MARK: Delegates

  @Test func aDelegateIsAskedForTheEventThenTheTouchThenTheBeginning() {
    TestStage.run(showing: root) { stage in
      log.add(UITapGestureRecognizer(), "tap", to: root).delegate = delegate
      stage.tap(10, 10)
      #expect(delegate.questions == ["event", "touch", "begin"])
    }
  }

  @Test func aTouchThatIsNotReceivedIsNotSeen() {
    TestStage.run(showing: root) { stage in
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      tap.delegate = delegate
      delegate.receivesTouch = { $0.view !== child }
      stage.tap(60, 60)
      #expect(log.take().isEmpty && child.take() == ["began", "ended"])
      stage.tap(10, 10)
      #expect(log.take() == ["tap ended"])
      delegate.receivesEvent = { _ in false }
      stage.tap(10, 10)
      #expect(log.take().isEmpty)
    }
  }

  @Test func whoMayNotBeginFailsAndLetsOthers() {
    TestStage.run(showing: root) { stage in
      let inner = log.add(UIPanGestureRecognizer(), "inner", to: child)
      inner.delegate = delegate
      delegate.begins = { _ in false }
      log.add(UIPanGestureRecognizer(), "outer", to: root)
      drag(stage)
      #expect(log.take().first == "outer began")
      #expect(delegate.questions.filter { $0 == "begin" }.count == 1)
    }
  }

  private final class Refusing: UIView {
    var asked: [String?] = []
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      asked.append(recognizer.name)
      return !(recognizer is UITapGestureRecognizer)
    }
  }

  @Test func aTouchedViewHasASayInWhatViewsAroundItWatch() {
    TestStage.run(showing: root) { stage in
      let refusing = Refusing(frame: child.bounds)
      child.addSubview(refusing)
      log.add(UITapGestureRecognizer(), "tap", to: root)
      log.add(UIPanGestureRecognizer(), "pan", to: root)
      stage.tap(60, 60)
      #expect(log.take().isEmpty && refusing.asked == ["tap"])
      drag(stage)
      #expect(log.take().last == "pan ended")
    }
  }

  @Test func touchesOfOtherTypesAreNotWatched() {
    TestStage.run(showing: root) { stage in
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      stage.tap(10, 10)
      #expect(log.take().isEmpty)
      tap.allowedTouchTypes = [0]
      stage.tap(10, 10)
      #expect(log.take() == ["tap ended"])
    }
  }

  // MARK: Targets

  @Test func severalTargetsAreToldInTheirOrderAndEachOnce() {
    TestStage.run(showing: root) { stage in
      let tap = log.add(UITapGestureRecognizer(), "tap", to: root)
      let second = GestureLog()
      second.handler = { [log] _ in #expect(log.lines == ["tap ended"]) }
      tap.addTarget(second, action: Selector(GestureLog.told(_:), named: "told:"))
      tap.addTarget(second, action: Selector(GestureLog.told(_:), named: "told:"))
      stage.tap(10, 10)
      #expect(log.take() == ["tap ended"] && second.take() == ["tap ended"])
      second.handler = nil
      tap.removeTarget(log, action: nil)
      stage.tap(10, 10)
      #expect(log.take().isEmpty && second.take() == ["tap ended"])
      tap.removeTarget(nil, action: nil)
      stage.tap(10, 10)
      #expect(second.take().isEmpty)
    }
  }
}
