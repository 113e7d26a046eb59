@_spi(Colors) import CoreGraphics
import Foundation
import Testing

@testable import UIKit

private final class Tinted: UIView {
  var told = 0
  override func tintColorDidChange() { told += 1 }
}

@MainActor
struct TintTests {
  private let outer = Tinted()
  private let inner = Tinted()

  init() {
    outer.addSubview(inner)
    outer.told = 0
    inner.told = 0
  }

  @Test func dimmingIsInheritedAndTakesTheHueAway() {
    outer.tintColor = .red
    outer.told = 0
    inner.told = 0
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && outer.told == 1 && inner.told == 1)
    let shown = inner.tintColor.cgColor.rgba
    #expect(shown.red == shown.green && shown.green == shown.blue && shown.alpha < 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red && outer.tintColor != .red)
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
  }

  @Test func aViewThatComesIntoAnotherTintIsTold() {
    let other = UIView()
    other.tintColor = .green
    other.addSubview(inner)
    #expect(inner.told == 1 && inner.tintColor == .green)
  }

  @Test func aTintOfItsOwnIsDimmedToo() {
    inner.tintColor = .blue
    inner.told = 0
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.told == 1 && inner.tintColor != .blue)
  }
}
