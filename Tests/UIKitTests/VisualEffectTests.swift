import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct VisualEffectTests {
  @Test func aBlurIsABackdropOfItsLayer() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.layer.backdropBlur > 10 && view.layer.backdropSaturation > 1)
    #expect(view.layer.backdropTint?.components?.first ?? 1 < 0.2)
    view.effect = nil
    #expect(view.layer.backdropBlur == 0 && view.layer.backdropSaturation == 1)
    #expect(view.layer.backdropTint?.alpha == 0)
  }

  @Test func theContentViewFillsTheView() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 5, y: 5, width: 80, height: 40)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.contentView.superview === view)
  }

  @Test func materialsFollowLightAndDark() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let light = view.layer.backdropTint?.components?.first ?? 0
    view.overrideUserInterfaceStyle = .dark
    let dark = view.layer.backdropTint?.components?.first ?? 1
    #expect(light > 0.9 && dark < 0.2)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(view.layer.backdropTint?.components?.first ?? 0 > 0.9)
  }

  /// What it was told last is what it joins again, and not what it goes by in between.
  @Test func anEffectSetOutOfTheTreeShowsWhereItComesBack() {
    let dark = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    dark.overrideUserInterfaceStyle = .dark
    let view = UIVisualEffectView(effect: nil)
    let inside = UIView(frame: .zero)
    view.contentView.addSubview(inside)
    dark.addSubview(view)
    view.removeFromSuperview()
    view.effect = UIBlurEffect(style: .systemMaterial)
    inside.backgroundColor = .systemBackground
    #expect(view.layer.backdropTint?.components?.first ?? 0 > 0.9)
    dark.addSubview(view)
    #expect(view.layer.backdropTint?.components?.first ?? 1 < 0.2)
    #expect(inside.layer.backgroundColor?.components?.first == 0)
  }

  @Test func anEffectAnimatesInABlock() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    TestStage.run(showing: view) { stage in
      UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .light) }
      let tree = stage.stage.treeDescription(transactions: 0)
      #expect(tree.contains("effect=light"))
      #expect(tree.contains("backdropBlur") && tree.contains("backdropTint"))
      stage.advance(by: 0.5)
      let half = view.layer.presentation()?.backdropBlur ?? 0
      #expect(half > 5 && half < 25)
    }
  }

  @Test func vibrancyShowsASilhouette() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .separator))
    #expect(view.layer.silhouette?.components?.first == 1)
    #expect(view.layer.silhouette?.alpha ?? 1 < 0.3 && view.layer.backdropBlur == 0)
  }

  private func drawn(under view: UIVisualEffectView) throws -> PixelProbe {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    root.backgroundColor = .blue
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    left.backgroundColor = .red
    root.addSubview(left)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    root.addSubview(view)
    return try PixelProbe(
      PixelProbe.drawing(80, 40) { root.drawHierarchy(in: root.bounds, afterScreenUpdates: true) })
  }

  @Test func aDrawnHierarchyIsBlurredToo() throws {
    let probe = try drawn(under: UIVisualEffectView(effect: UIBlurEffect(style: .light)))
    let middle = probe[40, 10]
    #expect(middle[0] > 90 && middle[2] > 90 && probe[40, 30] == [0, 0, 255, 255])
    #expect(probe[2, 10][0] > probe[2, 10][2] && probe[78, 10][2] > probe[78, 10][0])
  }

  @Test func aDrawnSilhouetteHasOneShade() throws {
    let view = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    bar.backgroundColor = .green
    view.contentView.addSubview(bar)
    let probe = try drawn(under: view)
    // White, nine tenths of it, over blue.
    #expect(probe[60, 5][0] > 220 && probe[60, 5][1] > 220 && probe[60, 5][2] == 255)
    #expect(probe[60, 15] == [0, 0, 255, 255])
  }

  @Test func likeEffectsAreEqual() {
    #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
    #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIBlurEffect.Style.regular.rawValue == 4)
  }
}
