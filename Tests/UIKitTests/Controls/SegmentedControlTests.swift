import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SegmentedControlTests {
  private func control() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
    return control
  }

  @Test func itemsBecomeSegments() {
    let picture = PixelProbe.picture("r")
    let control = UISegmentedControl(items: ["One", picture, UIAction(title: "Act") { _ in }])
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == "One" && control.titleForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 1) === picture)
    #expect(control.actionForSegment(at: 2)?.title == "Act")
    #expect(control.bounds.height == 32 && control.bounds.width > 90)
  }

  @Test func aTapChoosesAndTellsOnce() {
    ControlStage.run(control()) { page in
      page.tap(120)
      #expect(page.control.selectedSegmentIndex == 1 && page.changes == 1)
      page.tap(120)
      #expect(page.changes == 1)
      page.control.setEnabled(false, forSegmentAt: 2)
      page.tap(200)
      #expect(page.control.selectedSegmentIndex == 1 && page.changes == 1)
    }
  }

  @Test func thePlateIsDraggedAlong() {
    ControlStage.run(control()) { page in
      page.control.selectedSegmentIndex = 0
      page.touch(.began, 30)
      page.touch(.moved, 130)
      #expect(page.control.selectedSegmentIndex == 0 && page.control.shownChoice == 1)
      page.touch(.moved, 220)
      page.touch(.ended, 220)
      #expect(page.control.selectedSegmentIndex == 2 && page.changes == 1)
    }
  }

  @Test func aMomentaryOneForgetsItsChoice() {
    ControlStage.run(control()) { page in
      page.control.isMomentary = true
      var seen: [Int] = []
      page.control.addAction(
        UIAction { seen.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) },
        for: .valueChanged)
      page.tap(30)
      page.tap(30)
      #expect(seen == [0, 0] && page.control.selectedSegmentIndex == -1)
    }
  }

  @Test func anActionIsDoneByItsSegment() {
    var done: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["a", "b"].map { name in UIAction(title: name) { done.append($0.title) } })
    ControlStage.run(control) { page in
      page.tap(150)
      #expect(done == ["b"])
    }
  }

  @Test func theChosenSegmentStaysChosen() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func widthsAreSharedAlikeUnlessSaidOtherwise() {
    let control = control()
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.width) == [80, 80, 80])
    control.setWidth(40, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.width) == [40, 100, 100])
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    let widths = control.segments.map(\.frame.width)
    #expect(widths[2] > widths[0] && abs(widths.reduce(0, +) - 240) < 0.01)
  }

  @Test func attributesArePerState() {
    let control = control()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(control.titleTextAttributes(for: .normal) == nil)
    let shown = control.style.titleAttributes(in: .selected)
    #expect(shown[.foregroundColor] as? UIColor == .red)
    #expect((shown[.font] as? UIFont)?.pointSize == 13)
  }

  @Test func theTreeTellsTheChoice() {
    ControlStage.run(control()) { page in
      page.tap(120)
      #expect(page.tree.contains("UISegmentedControl (20 20 240 32) selected=1\n"))
      #expect(page.tree.contains(#"UILabel (102 20 76 32) text="Two" disabled"#))
    }
  }
}
