import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

private final class Laid: UIView {
  static var log: [String] = []
  let name: String
  var work: (Laid) -> Void = { _ in }

  init(_ name: String, _ size: CGFloat = 10) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.log.append(name)
    work(self)
  }
}

/// When `layoutSubviews` is called, and in which order.
@MainActor
@Suite(.serialized)
struct LayoutCycleTests {
  private let outer = Laid("outer")
  private let inner = Laid("inner")

  init() {
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    Laid.log = []
  }

  private func laid(_ change: () -> Void) -> [String] {
    Laid.log = []
    change()
    #expect(Laid.log.isEmpty)
    outer.layoutIfNeeded()
    return Laid.log
  }

  @Test func outerViewsAreLaidOutBeforeInnerOnes() {
    #expect(
      laid {
        inner.setNeedsLayout()
        outer.setNeedsLayout()
      } == ["outer", "inner"])
  }

  @Test func layoutBeginsAtTheHighestViewThatAsked() {
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    Laid.log = []
    inner.layoutIfNeeded()
    #expect(Laid.log == ["outer", "inner"])
  }

  @Test func nothingIsLaidOutTwice() {
    #expect(laid {} == [])
    #expect(
      laid {
        inner.setNeedsLayout()
        inner.setNeedsLayout()
      } == ["inner"])
  }

  @Test func aNewSizeAsksForLayoutAndANewPlaceDoesNot() {
    #expect(laid { inner.frame.origin.x = 5 } == [])
    #expect(laid { inner.center.x = 50 } == [])
    #expect(laid { inner.transform = CGAffineTransform(rotationAngle: 1) } == [])
    inner.transform = .identity
    #expect(laid { inner.frame.size.width = 20 } == ["outer", "inner"])
  }

  @Test func aNewSizeOfTheLayerAsksTheSuperviewToo() {
    #expect(laid { inner.layer.bounds.size.width = 30 } == ["outer", "inner"])
    #expect(laid { inner.layer.bounds.origin.x = 4 } == [])
    #expect(laid { inner.bounds.size.height = 3 } == ["outer", "inner"])
    #expect(
      laid { inner.layer.setValue(7, forKeyPath: "bounds.size.width") } == ["outer", "inner"])
  }

  @Test func subviewsThatComeAndGoAskForLayout() {
    let late = Laid("late")
    #expect(laid { outer.addSubview(late) } == ["outer", "late"])
    #expect(laid { late.removeFromSuperview() } == ["outer"])
    #expect(laid { outer.addSubview(UIView()) } == ["outer"])
  }

  @Test func aSubviewThatIsResizedInLayoutIsLaidOutInTheSamePass() {
    outer.work = { $0.subviews[0].frame.size.width += 1 }
    #expect(laid { outer.setNeedsLayout() } == ["outer", "inner"])
  }

  @Test func aSizeSetWhereASubviewIsLaidOutDoesNotLoop() {
    inner.work = { $0.superview?.setNeedsLayout() }
    let first = laid { inner.setNeedsLayout() }
    #expect(first == ["inner"])
    inner.work = { _ in }
    outer.layoutIfNeeded()
    #expect(Laid.log == ["inner", "outer"])
  }

  @Test func aViewThatAlwaysAsksAgainEnds() {
    outer.work = { $0.setNeedsLayout() }
    let rounds = laid { outer.setNeedsLayout() }
    #expect(!rounds.isEmpty && rounds.count < 20)
  }

  @Test func aViewThatLaysItselfOutWithinItsLayoutDoesNotRecurse() {
    var changes = 0
    outer.work = { view in
      changes += 1
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    let rounds = laid { outer.setNeedsLayout() }
    #expect(rounds.count == changes && changes < 20)
    outer.work = { _ in }
    outer.layoutIfNeeded()
    inner.work = {
      $0.superview?.setNeedsLayout(); $0.superview?.layoutIfNeeded()
    }
    #expect(laid { inner.setNeedsLayout() } == ["inner", "outer"])
  }

  @Test func theTurnsEndLaysOut() {
    Laid.log = []
    TestStage.run(showing: outer) { stage in
      Laid.log = []
      inner.setNeedsLayout()
      #expect(Laid.log.isEmpty)
      stage.stage.turnEnded()
      #expect(Laid.log == ["inner"])
      stage.stage.turnEnded()
      #expect(Laid.log == ["inner"])
    }
  }

  @Test func anOwnSizeThatChangesHasTheSuperviewLaidOut() {
    #expect(laid { inner.invalidateIntrinsicContentSize() } == ["outer"])
    #expect(inner.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
