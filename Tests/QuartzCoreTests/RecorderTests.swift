@_spi(Pictures) import CoreGraphics
import Foundation
import PageProtocol
import Testing

@testable @_spi(UIKit) import QuartzCore

@MainActor
struct RecorderTests {
  private func commit(_ recorder: LayerTreeRecorder, _ root: CALayer?) -> [LayerOperation] {
    CATransaction.flush()
    return recorder.commit(root: root, time: 0)?.operations ?? []
  }

  private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  private func picture(_ shade: CGFloat) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    context.setFillColor(CGColor(gray: shade, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    return try #require(context.makeImage())
  }

  @Test func theFirstCommitHoldsTheWholeTree() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let (root, child) = (layer(0, 0, 100, 80), layer(10, 10, 20, 20))
      root.addSublayer(child)
      child.opacity = 0.5
      child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(
        commit(recorder, root) == [
          .create(1), .create(2),
          .set(1, .bounds(x: 0, y: 0, width: 100, height: 80)), .set(1, .position(x: 50, y: 40)),
          .set(2, .bounds(x: 0, y: 0, width: 20, height: 20)), .set(2, .position(x: 20, y: 20)),
          .set(2, .opacity(0.5)),
          .set(2, .backgroundColor(LayerColor(red: 1, green: 0, blue: 0, alpha: 1))),
          .sublayers(1, [2]), .root(1),
        ])
      #expect(recorder.commit(root: root, time: 1) == nil)
    }
  }

  @Test func laterCommitsHoldChangesOnly() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let (root, middle, leaf) = (layer(0, 0, 9, 9), layer(0, 0, 5, 5), layer(0, 0, 1, 1))
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      _ = commit(recorder, root)
      CATransaction.setDisableActions(true)
      leaf.zPosition = 4
      #expect(commit(recorder, root) == [.set(3, .zPosition(4))])
      CATransaction.setDisableActions(true)
      leaf.zPosition = 9
      leaf.zPosition = 4
      #expect(recorder.commit(root: root, time: 1) == nil)
      CATransaction.flush()
      #expect(recorder.commitCount == 2)
    }
  }

  @Test func whatLeavesTheTreeIsRemovedWithAllBelow() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let (root, middle, leaf) = (layer(0, 0, 9, 9), layer(0, 0, 5, 5), layer(0, 0, 1, 1))
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      _ = commit(recorder, root)
      middle.removeFromSuperlayer()
      #expect(commit(recorder, root) == [.sublayers(1, []), .remove(3), .remove(2)])
      root.addSublayer(leaf)
      let again = commit(recorder, root)
      #expect(again.first == .create(4))
      #expect(again.contains(.sublayers(1, [4])))
    }
  }

  @Test func aMoveWithinTheTreeKeepsTheIdentifier() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let (root, one, other, leaf) = (CALayer(), CALayer(), CALayer(), CALayer())
      root.sublayers = [one, other]
      one.addSublayer(leaf)
      _ = commit(recorder, root)
      other.addSublayer(leaf)
      #expect(commit(recorder, root) == [.sublayers(2, []), .sublayers(4, [3])])
    }
  }

  @Test func aNewOrderIsOneOperation() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let (root, one, other) = (CALayer(), CALayer(), CALayer())
      root.sublayers = [one, other]
      _ = commit(recorder, root)
      root.insertSublayer(other, at: 0)
      #expect(commit(recorder, root) == [.sublayers(1, [3, 2])])
    }
  }

  @Test func picturesTravelOnceForEachContent() throws {
    try TestClock.run { _ in
      var pictures: [Picture] = []
      let recorder = LayerTreeRecorder { pictures.append($0) }
      let (root, other) = (CALayer(), CALayer())
      root.addSublayer(other)
      let white = try picture(1)
      root.contents = white
      other.contents = try picture(1)
      let operations = commit(recorder, root)
      #expect(operations.contains(.set(1, .contents(white.contentHash))))
      #expect(operations.contains(.set(2, .contents(white.contentHash))))
      #expect(pictures.count == 1)
      #expect(
        pictures.first?.format == .pixels
          && pictures.first?.bytes == [255, 255, 255, 255, 255, 255, 255, 255])
      other.contents = try picture(0)
      _ = commit(recorder, root)
      root.contents = try picture(0)
      _ = commit(recorder, root)
      #expect(pictures.count == 2)
    }
  }

  @Test func aPictureFileTravelsAsItIs() throws {
    try TestClock.run { _ in
      var pictures: [Picture] = []
      let recorder = LayerTreeRecorder { pictures.append($0) }
      let root = CALayer()
      let bytes = try #require(picture(1).pngBytes())
      root.contents = try #require(CGImage(fileBytes: bytes))
      _ = commit(recorder, root)
      #expect(pictures.first?.format == .file && pictures.first?.bytes == bytes)
      #expect(pictures.first?.width == 2 && pictures.first?.height == 1)
    }
  }

  @Test func anAnimationIsSentOnceAndEndsByItself() {
    TestClock.run { clock in
      let recorder = LayerTreeRecorder { _ in }
      let root = CALayer()
      _ = commit(recorder, root)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0.5, 1)
      animation.duration = 2
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      root.add(animation, forKey: "fade")
      #expect(
        commit(recorder, root) == [
          .addAnimation(
            1, key: "fade",
            LayerAnimation(
              values: [.opacity(0.5), .opacity(1)], keyTimes: [0, 1],
              timings: [.cubic(0, 0, 0.58, 1)], duration: 2, fill: .removed))
        ])
      clock.advance(by: 1)
      #expect(commit(recorder, root).isEmpty)
      clock.advance(by: 1.5)
      #expect(root.animationKeys() == nil)
      #expect(commit(recorder, root).isEmpty)
    }
  }

  @Test func anAnimationThatIsTakenAwayIsRemoved() {
    TestClock.run { clock in
      let recorder = LayerTreeRecorder { _ in }
      let root = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.duration) = (0, 2)
      root.add(animation, forKey: "fade")
      _ = commit(recorder, root)
      clock.advance(by: 1)
      root.removeAnimation(forKey: "fade")
      #expect(commit(recorder, root) == [.removeAnimation(1, key: "fade")])
    }
  }

  @Test func partsOfAValueBecomeDifferencesOfTheWhole() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let root = CALayer()
      root.position = CGPoint(x: 30, y: 40)
      _ = commit(recorder, root)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (10, 30, 1)
      root.add(animation, forKey: "slide")
      let wanted = LayerAnimation(
        values: [.position(x: -20, y: 0), .position(x: 0, y: 0)], keyTimes: [0, 1],
        timings: [.linear], isAdditive: true, duration: 1, fill: .removed)
      #expect(commit(recorder, root) == [.addAnimation(1, key: "slide", wanted)])
    }
  }

  @Test func aTransitionComesFirstAndOnlyOnce() throws {
    try TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let root = CALayer()
      _ = commit(recorder, root)
      let transition = CATransition()
      (transition.type, transition.subtype) = (.flip, .fromLeft)
      transition.duration = 0.5
      root.add(transition, forKey: nil)
      let image = try picture(1)
      CATransaction.setDisableActions(true)
      root.contents = image
      let wanted = LayerTransition(kind: .flipFromLeft, duration: 0.5, timing: .linear)
      #expect(
        commit(recorder, root) == [
          .transition(1, wanted), .set(1, .contents(image.contentHash)),
        ])
      CATransaction.setDisableActions(true)
      root.zPosition = 1
      #expect(commit(recorder, root) == [.set(1, .zPosition(1))])
    }
  }

  @Test func aLayerNobodySawHasNoTransition() {
    TestClock.run { _ in
      let recorder = LayerTreeRecorder { _ in }
      let root = CALayer()
      root.add(CATransition(), forKey: nil)
      #expect(commit(recorder, root) == [.create(1), .root(1)])
    }
  }

  @Test func twoRecordersOfOnePageAgree() {
    TestClock.run { _ in
      @MainActor func tree() -> CALayer {
        let root = layer(0, 0, 50, 50)
        for index in 0..<5 { root.addSublayer(layer(Double(index), 0, 5, 5)) }
        return root
      }
      let first = commit(LayerTreeRecorder { _ in }, tree())
      #expect(first == commit(LayerTreeRecorder { _ in }, tree()))
    }
  }
}
