import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct StepperTests {
  @Test func aTapIsAStep() {
    ControlStage.run(UIStepper()) { page in
      #expect(page.control.bounds.size == CGSize(width: 94, height: 32))
      page.tap(70)
      page.tap(70)
      #expect(page.control.value == 2 && page.changes == 2)
      page.tap(20)
      #expect(page.control.value == 1 && page.changes == 3)
    }
  }

  @Test func itEndsOrWraps() {
    ControlStage.run(UIStepper()) { page in
      (page.control.maximumValue, page.control.stepValue) = (10, 4)
      for _ in 0..<4 { page.tap(70) }
      #expect(page.control.value == 10 && page.changes == 3)
      page.control.wraps = true
      page.tap(70)
      #expect(page.control.value == 0)
      page.tap(20)
      #expect(page.control.value == 10)
    }
  }

  @Test func aFingerThatStaysStepsFasterAndFaster() {
    ControlStage.run(UIStepper()) { page in
      page.touch(.began, 70)
      page.stage.advance(by: 0.45)
      #expect(page.control.value == 1)
      page.stage.advance(by: 1.1)
      let soon = page.control.value
      page.stage.advance(by: 1)
      page.stage.advance(by: 1)
      let later = page.control.value
      #expect(soon == 6 && later - soon > 12)
      page.touch(.ended, 70)
      page.stage.advance(by: 5)
      #expect(page.control.value == later)
    }
  }

  @Test func oneWithoutRepetitionStepsOnce() {
    ControlStage.run(UIStepper()) { page in
      page.control.autorepeat = false
      page.control.isContinuous = false
      page.touch(.began, 70)
      page.stage.advance(by: 3)
      #expect(page.control.value == 1 && page.changes == 0)
      page.touch(.ended, 70)
      #expect(page.changes == 1)
    }
  }
}
