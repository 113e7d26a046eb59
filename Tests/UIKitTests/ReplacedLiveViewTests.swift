import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A live view that another one follows.
@MainActor
@Suite(.serialized)
struct ReplacedLiveViewTests {
  @Test(arguments: [false, true]) func staysWhereThePageHasPutIt(hasBegun: Bool) {
    TestStage.run { stage in
      let first = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.stage.show(first)
      if hasBegun { stage.begin() }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(first)
      stage.stage.show(root)
      if !hasBegun { stage.begin() }
      #expect(first.superview === root && root.window != nil)
    }
  }

  @Test func leavesTheWindowWhereItIsStillIn() {
    TestStage.run { stage in
      let first = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.stage.show(first)
      stage.begin()
      stage.stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      #expect(first.superview == nil && first.window == nil)
    }
  }

  @Test func aControllersViewStaysToo() {
    TestStage.run { stage in
      let first = UIViewController()
      stage.stage.show(first)
      stage.begin()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(first.view)
      stage.stage.show(root)
      #expect(first.view.superview === root)
    }
  }
}
