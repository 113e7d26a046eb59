import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable import UIKit

@MainActor
@Suite(.serialized)
struct EffectTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private var box: some View { Color(uiColor: red).frame(width: 40, height: 40) }

  private func effectView<V: View>(_ view: V) throws -> EffectView {
    let hosted = HostedView(view)
    return try #require(hosted.host.views(of: EffectView.self).first)
  }

  @Test func anOpacityIsThatOfTheViewAroundTheContent() throws {
    let view = try effectView(box.opacity(0.25))
    #expect(view.alpha == 0.25)
    #expect(view.frame == CGRect(x: 80, y: 130, width: 40, height: 40))
  }

  @Test func aHiddenViewTakesItsSpace() {
    let hosted = HostedView(
      VStack(spacing: 0) {
        box.hidden()
        Color.blue.frame(width: 10, height: 10)
      })
    #expect(hosted.host.views(of: EffectView.self).first?.isHidden == true)
    #expect(hosted.frames(of: red) == [CGRect(x: 80, y: 125, width: 40, height: 40)])
  }

  @Test func aTransformTurnsAroundItsAnchor() throws {
    let view = try effectView(box.rotationEffect(.degrees(90), anchor: .topLeading))
    let corner = view.convert(CGPoint(x: 40, y: 0), to: view.superview)
    #expect(abs(corner.x - 80) < 0.01 && abs(corner.y - 170) < 0.01)
  }

  @Test func aTransformChangesWithItsAnchorAndNotWithItsSize() throws {
    let view = try effectView(box.scaleEffect(2, anchor: .bottomTrailing))
    #expect(view.convert(view.bounds, to: view.superview).maxX == 120)
    #expect(view.convert(view.bounds, to: view.superview).width == 80)
    #expect(view.bounds.width == 40)
  }

  /// A view that turns by a whole turn when it is told.
  private struct Turning: View {
    let control: Control
    @State private var isTurned = false

    @MainActor final class Control {
      var turn: () -> Void = {}
    }

    var body: some View {
      let _ = control.turn = { withAnimation { isTurned = true } }
      Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(isTurned ? 360 : 0))
    }
  }

  @Test func aWholeTurnIsAnimated() throws {
    let control = Turning.Control()
    let hosted = HostedView(Turning(control: control))
    control.turn()
    hosted.update()
    let view = try #require(hosted.host.views(of: EffectView.self).first)
    let keys = view.layer.animationKeys() ?? []
    #expect(keys.contains { $0.hasPrefix("transform.rotation.z") })
  }

  @Test func aShadowIsThatOfTheLayer() throws {
    let layer = try effectView(box.shadow(color: .black, radius: 5, x: 1, y: 2)).layer
    #expect(layer.shadowRadius == 5 && layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(layer.shadowOpacity == 1)
  }

  @Test func aCircleClipsByTheCornersOfTheLayer() throws {
    let view = try effectView(box.clipShape(Circle()))
    #expect(view.layer.cornerRadius == 20 && view.clipsToBounds && view.mask == nil)
    #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) == nil)
    #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) != nil)
  }

  @Test func otherShapesClipByAMask() throws {
    let view = try effectView(box.clipShape(Path(CGRect(x: 0, y: 0, width: 10, height: 10))))
    #expect((view.mask?.layer as? CAShapeLayer)?.path?.boundingBox.width == 10)
  }

  @Test func aMaskHasTheSizeOfWhatItMasks() throws {
    let view = try effectView(box.mask { Rectangle() })
    let mask = try #require(view.mask)
    #expect(mask.bounds.size == CGSize(width: 40, height: 40))
    #expect(mask.views(of: PaintedShapeView.self).first?.bounds.width == 40)
    #expect(view.subviews.count == 1)
  }

  @Test func filtersAreThoseOfTheLayer() throws {
    #expect(try effectView(box.blur(radius: 3)).layer.contentBlur == 3)
    let inverted = try effectView(box.colorInvert()).layer.colorMatrix
    #expect(inverted.prefix(5) == [-1, 0, 0, 0, 1])
    #expect(try effectView(box.saturation(1)).layer.colorMatrix == [])
  }

  @Test func aProjectionHasAnInverse() {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8))
    let inverse = projection.inverted()
    #expect(projection.concatenating(inverse) == ProjectionTransform())
    #expect(projection.isAffine)
    projection.m11 = 0
    projection.m12 = 0
    let hasInverse = projection.invert()
    #expect(!hasInverse)
  }

  private struct Shifted: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
  }

  @Test func anEffectOfOnesOwnMovesByTheSizeOfTheView() throws {
    let view = try effectView(box.modifier(Shifted()))
    #expect(view.convert(CGPoint.zero, to: view.superview).x == 120)
  }
}
