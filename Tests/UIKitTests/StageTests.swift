import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Painted: UIView {
  var isEmpty = false

  override func draw(_ rect: CGRect) {
    if isEmpty { return }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

private final class ByHand: UIViewController {
  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 480))
  }
}

@MainActor
@Suite(.serialized)
struct StageTests {
  @Test func theTreeSaysWhatDiffers() {
    let root = UIView(frame: CGRect(x: 7, y: 7, width: 300, height: 200))
    let box = UIView(frame: CGRect(x: 10.5, y: 20, width: 100, height: 50))
    let picture = UIImageView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(box)
    box.addSubview(picture)
    TestStage.run(showing: root) { stage in
      box.tag = 3
      box.alpha = 0.5
      picture.image = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 240)).image { _ in }
      picture.isHidden = true
      UIView.transition(with: box, duration: 1, options: .transitionCurlUp, animations: nil)
      UIView.animate(withDuration: 1) { box.alpha = 0.25 }
      #expect(
        stage.stage.treeDescription(transactions: 4) == """
          UIView (0 0 300 200)
            UIView (10.5 20 100 50) tag=3 alpha=0.25 animating=transition,opacity
              UIImageView (15.5 25 10 10) image=640x480 hidden disabled
          transactions=4 running=2

          """)
      #expect(stage.stage.runningAnimations == 2)
      stage.advance(by: 1.5)
      #expect(stage.stage.treeDescription(transactions: 5).hasSuffix("transactions=5 running=0\n"))
    }
  }

  @Test func nothingShownIsATreeOfNothing() {
    TestStage.run { stage in
      stage.begin()
      #expect(stage.stage.treeDescription(transactions: 0) == "transactions=0 running=0\n")
    }
  }

  private func size(of controller: UIViewController, _ page: () -> Void = {}) -> CGSize? {
    TestStage.run { stage in
      stage.stage.show(controller)
      page()
      stage.begin()
      #expect(stage.stage.liveViewSize == controller.view.bounds.size)
      return stage.stage.liveViewSize
    }
  }

  @Test func aControllersSizeIsThePreferredOneOrThatOfAPhone() {
    #expect(size(of: UIViewController()) == CGSize(width: 375, height: 668))
    #expect(size(of: ByHand()) == CGSize(width: 375, height: 668))
    let controller = ByHand()
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    #expect(size(of: controller) == CGSize(width: 200, height: 100))
  }

  @Test func aSizeSetByThePageCountsMost() {
    let controller = ByHand()
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    let found = size(of: controller) {
      controller.view.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
    }
    #expect(found == CGSize(width: 500, height: 400))
  }

  @Test func aViewKeepsItsSizeAndMayChangeIt() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 120, height: 90))
    TestStage.run(showing: view) { stage in
      #expect(stage.stage.liveViewSize == CGSize(width: 120, height: 90))
      #expect(view.frame.origin == .zero)
      view.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
      stage.stage.turnEnded()
      #expect(stage.stage.liveViewSize == CGSize(width: 60, height: 50))
      #expect(stage.stage.rootLayer?.bounds.size == CGSize(width: 60, height: 50))
    }
  }

  @Test func onlyViewsThatDrawHaveContents() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let painted = Painted(frame: CGRect(x: 0, y: 0, width: 3, height: 2))
    root.addSubview(painted)
    try TestStage.run(showing: root) { stage in
      #expect(root.layer.contents == nil)
      let image = try #require(painted.layer.contents as? CGImage)
      #expect(image.width == 6 && image.height == 4)
      painted.isEmpty = true
      stage.stage.turnEnded()
      #expect(painted.layer.contents != nil)
      painted.setNeedsDisplay()
      stage.stage.turnEnded()
      #expect(painted.layer.contents == nil)
    }
  }

  @Test func aViewIsDrawnOnceItHasASize() {
    let painted = Painted()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(painted)
    TestStage.run(showing: root) { stage in
      #expect(painted.layer.contents == nil)
      painted.frame.size = CGSize(width: 3, height: 3)
      stage.stage.turnEnded()
      #expect(painted.layer.contents != nil)
    }
  }

  @Test func aNewLiveViewTakesTheOldOnesPlace() {
    let (first, second) = (UIView(), UIView())
    first.frame.size = CGSize(width: 10, height: 10)
    second.frame.size = CGSize(width: 20, height: 20)
    TestStage.run(showing: first) { stage in
      let recorder = LayerTreeRecorder { _ in }
      _ = recorder.commit(root: stage.stage.rootLayer, time: 0)
      stage.stage.show(second)
      stage.stage.turnEnded()
      #expect(stage.stage.liveViewSize == CGSize(width: 20, height: 20))
      let operations = recorder.commit(root: stage.stage.rootLayer, time: 1)?.operations ?? []
      #expect(operations.contains(.root(3)))
      #expect(operations.suffix(2) == [.remove(2), .remove(1)])
    }
  }
}
