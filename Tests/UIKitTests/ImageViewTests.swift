import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ImageViewTests {
  private let image = PixelProbe.picture("rgbw", "bwrg")

  private func tint(_ view: UIView) -> CGColor? {
    view.layer.value(forKey: "contentsMultiplyColor") as! CGColor?
  }

  @Test func aPictureGivesTheSize() {
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(view.intrinsicContentSize == image.size && !view.isUserInteractionEnabled)
    #expect(view.layer.contents as? CGImage == image.cgImage && view.layer.contentsScale == 1)
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let moved = UIImageView(
      image: image.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)))
    #expect(moved.intrinsicContentSize == CGSize(width: 1, height: 2))
  }

  @Test func aTemplateFollowsTheTint() {
    let (outer, view) = (UIView(), UIImageView(image: image.withRenderingMode(.alwaysTemplate)))
    outer.addSubview(view)
    outer.tintColor = .green
    #expect(tint(view) == UIColor.green.cgColor)
    view.tintColor = .red
    #expect(tint(view) == UIColor.red.cgColor)
    view.image = image
    #expect(tint(view) == nil)
    view.image = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(tint(view) == UIColor.blue.cgColor)
    view.image = UIImage(systemName: "star")
    #expect(tint(view) == UIColor.red.cgColor)
  }

  @Test func aTurnedPictureIsShownUpright() throws {
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
    let view = UIImageView(image: turned)
    #expect(view.bounds.size == CGSize(width: 2, height: 4))
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(shown.width == 2 && shown.height == 4)
  }

  @Test func highlightedShowsTheOtherPicture() {
    let other = PixelProbe.picture("k")
    let view = UIImageView(image: image, highlightedImage: other)
    #expect(view.layer.contents as? CGImage == image.cgImage)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage == other.cgImage)
    view.highlightedImage = nil
    #expect(view.layer.contents as? CGImage == image.cgImage)
  }

  @Test func aStretchedMiddleIsTheLayersCenter() {
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    let view = UIImageView(
      image: image.resizableImage(withCapInsets: insets, resizingMode: .stretch))
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.25, height: 1))
    view.image = image
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func aRepeatedMiddleIsDrawnForEachSize() throws {
    let wide = PixelProbe.picture("rgbw").resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let view = UIImageView(image: wide)
    view.frame.size.width = 6
    view.layer.displayIfNeeded()
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(try PixelProbe.letters(UIImage(cgImage: shown)) == ["rgbgbw"])
  }

  @Test func framesAreShownInTurn() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [PixelProbe.picture("r"), PixelProbe.picture("g")]
    view.animationDuration = 2
    view.animationRepeatCount = 3
    view.startAnimating()
    let animation = try #require(
      view.layer.animation(forKey: UIImageView.framesKey) as? CAKeyframeAnimation)
    #expect(view.isAnimating && animation.duration == 2 && animation.repeatCount == 3)
    #expect(animation.calculationMode == .discrete && animation.values?.count == 2)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.image = UIImage.animatedImage(with: view.animationImages!, duration: 1)
    #expect(view.isAnimating)
    view.image = image
    view.animationImages = nil
    #expect(!view.isAnimating)
  }

  @Test func aPreferredConfigurationIsTheSymbolsSize() {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    let before = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == before * 2)
  }
}
