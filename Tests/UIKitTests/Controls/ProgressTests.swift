import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ProgressTests {
  @Test func progressStaysBetweenNothingAndAll() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    #expect(view.frame.height == 4 && view.sizeThatFits(CGSize(width: 70, height: 9)).width == 70)
    #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
  }

  @Test func theBarIsAsLongAsTheProgress() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.filled.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.progress = 0
    view.layoutIfNeeded()
    #expect(view.filled.frame.width == 0)
  }

  @Test func colorsFollowTheTint() {
    let outer = UIView()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    outer.addSubview(view)
    outer.tintColor = .red
    #expect(view.filled.backgroundColor == .red)
    view.progressTintColor = .green
    view.trackTintColor = .black
    #expect(view.filled.backgroundColor == .green && view.track.backgroundColor == .black)
  }

  @Test func anAnimatedStepIsToldByTheTree() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    TestStage.run(showing: view) { stage in
      view.setProgress(0.5, animated: true)
      let tree = stage.stage.treeDescription(transactions: 0)
      #expect(tree.contains("progress=0.5\n") && tree.contains("animating=bounds,position"))
    }
  }

  @Test func someWorkIsWatchedWhileItGoesOn() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    TestStage.run(showing: view) { stage in
      let work = Progress(totalUnitCount: 10)
      view.observedProgress = work
      work.completedUnitCount = 4
      stage.advance(by: 0.2)
      #expect(abs(view.progress - 0.4) < 0.001)
      view.observedProgress = nil
      work.completedUnitCount = 8
      stage.advance(by: 1)
      #expect(abs(view.progress - 0.4) < 0.001)
    }
  }

  @Test func theWheelTurnsByOneAnimation() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37) && wheel.isHidden)
    TestStage.run(showing: wheel) { stage in
      wheel.startAnimating()
      #expect(wheel.isAnimating && !wheel.isHidden)
      stage.advance(by: 10)
      #expect(stage.stage.treeDescription(transactions: 0).hasSuffix("running=1\n"))
      wheel.stopAnimating()
      stage.advance(by: 0.1)
      #expect(wheel.isHidden && !wheel.isAnimating && stage.stage.runningAnimations == 0)
      wheel.hidesWhenStopped = false
      #expect(!wheel.isHidden)
    }
  }
}
