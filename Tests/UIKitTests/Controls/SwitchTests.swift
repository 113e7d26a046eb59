import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SwitchTests {
  @Test func itsSizeIsAlwaysTheSame() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 5))
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    control.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.frame.size == CGSize(width: 102, height: 62))
  }

  @Test func aTapTurnsItOverAndTells() {
    ControlStage.run(UISwitch()) { page in
      page.tap(25)
      #expect(page.control.isOn && page.changes == 1)
      page.tap(25)
      #expect(!page.control.isOn && page.changes == 2)
    }
  }

  @Test func aDragCountsWhereItEnds() {
    ControlStage.run(UISwitch()) { page in
      page.drag(from: 12, to: 45)
      #expect(page.control.isOn && page.changes == 1)
      page.touch(.began, 40)
      page.touch(.moved, 5)
      page.touch(.moved, 40)
      page.touch(.ended, 40)
      #expect(page.control.isOn && page.changes == 1)
      page.drag(from: 40, to: 3)
      #expect(!page.control.isOn && page.changes == 2)
    }
  }

  @Test func whoSetsItIsNotTold() {
    ControlStage.run(UISwitch()) { page in
      page.control.isOn = true
      page.control.setOn(false, animated: true)
      #expect(page.changes == 0 && !page.control.isOn)
    }
  }

  @Test func aDisabledOrCancelledOneStays() {
    ControlStage.run(UISwitch()) { page in
      page.touch(.began, 25)
      page.touch(.cancelled, 25)
      page.control.isEnabled = false
      page.tap(25)
      #expect(!page.control.isOn && page.changes == 0)
    }
  }

  @Test func theTreeSaysOnAndAnimates() {
    ControlStage.run(UISwitch()) { page in
      #expect(page.tree.contains("UISwitch (20 20 51 31)\n"))
      page.control.setOn(true, animated: true)
      #expect(page.tree.contains("UISwitch (20 20 51 31) on\n"))
      #expect(page.tree.contains("animating=position"))
      page.stage.advance(by: 1)
      #expect(page.tree.contains("running=0"))
    }
  }

  @Test func bothColorsCanBeSet() throws {
    let control = UISwitch()
    let well = try #require(control.subviews.first)
    control.isOn = true
    #expect(well.backgroundColor == .systemGreen)
    control.onTintColor = .red
    #expect(well.backgroundColor == .red)
    control.thumbTintColor = .blue
    #expect(well.subviews.first?.backgroundColor == .blue)
  }
}
