import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
@Suite(.serialized)
struct ContentsFadeTests {
  private let layer = CALayer()

  private func picture(_ gray: CGFloat) -> CGImage? {
    let context = CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)
    context?.setFillColor(red: gray, green: gray, blue: gray, alpha: 1)
    context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return context?.makeImage()
  }

  private func run(_ test: (TestClock, LayerTreeRecorder) -> Void) {
    TestClock.run { clock in
      layer.bounds.size = CGSize(width: 2, height: 2)
      layer.contents = picture(0)
      clock.advance(by: 0)
      let recorder = LayerTreeRecorder { _ in }
      _ = recorder.commit(root: layer, time: 0)
      test(clock, recorder)
    }
  }

  @Test func aStandaloneLayersNewPictureFadesIn() {
    run { clock, recorder in
      layer.contents = picture(1)
      CATransaction.flush()
      #expect(layer.animationKeys() == ["contents"])
      let wanted = LayerTransition(
        kind: .crossDissolve, duration: 0.25, timing: .cubic(0.25, 0.1, 0.25, 1))
      #expect(recorder.commit(root: layer, time: 0)?.operations.first == .transition(1, wanted))
      clock.advance(by: 0.3)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func withoutActionsItIsThereAtOnce() {
    run { _, _ in
      CATransaction.setDisableActions(true)
      layer.contents = picture(1)
      CATransaction.flush()
      #expect(layer.animationKeys() == nil)
      layer.actions = ["contents": NSNull()]
      layer.contents = picture(0)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func whatALayerDrawsAnewIsThereAtOnce() {
    final class Disc: CALayer {
      override func draw(in context: CGContext) {
        context.fillEllipse(in: bounds)
      }
    }
    TestClock.run { clock in
      let disc = Disc()
      disc.bounds.size = CGSize(width: 4, height: 4)
      clock.advance(by: 0)
      disc.setNeedsDisplay()
      disc.displayIfNeeded()
      clock.advance(by: 0)
      disc.setNeedsDisplay()
      disc.displayIfNeeded()
      #expect(disc.contents != nil && disc.animationKeys() == nil)
    }
  }
}
