import CoreGraphics
import FoundationAdditions
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Image's own modifiers, and what an image is for those who are given it.
@MainActor
@Suite(.serialized)
struct ImageMemberTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func renderingModes() throws {
    let assets = try AssetBundle()
    defer { withExtendedLifetime(assets) {} }
    let dot = Image(assets.dot)
    #expect(try ViewPixels(dot.foregroundStyle(blue)).center == [255, 0, 0, 255])
    #expect(
      try ViewPixels(dot.renderingMode(.template).foregroundStyle(blue)).center == [0, 0, 255, 255])
    #expect(
      try ViewPixels(dot.renderingMode(.original).foregroundStyle(blue)).center == [255, 0, 0, 255])
    let same = dot.renderingMode(.template).renderingMode(nil).foregroundStyle(blue)
    #expect(try ViewPixels(same).center == [255, 0, 0, 255])
  }

  /// Two pixels, red and blue.
  private func pair() throws -> Image {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 1)
    defer { UIGraphicsEndImageContext() }
    for (x, color) in [UIColor(red), UIColor(blue)].enumerated() {
      color.setFill()
      UIRectFill(CGRect(x: x, y: 0, width: 1, height: 1))
    }
    return Image(uiImage: try #require(UIGraphicsGetImageFromCurrentImageContext()))
  }

  @Test func interpolation() throws {
    func middle(_ image: Image) throws -> [UInt8] {
      try ViewPixels(image.resizable().frame(width: 40, height: 20))[17, 10]
    }
    let hard = try middle(try pair().interpolation(.none))
    #expect(hard == [255, 0, 0, 255])
    for quality in [Image.Interpolation.low, .medium, .high] {
      let soft = try middle(try pair().interpolation(quality))
      #expect(soft[0] > 20 && soft[2] > 20, "The colors are mixed.")
    }
  }

  @Test func whatHasNoEffectLeavesTheImage() throws {
    let assets = try AssetBundle()
    defer { withExtendedLifetime(assets) {} }
    let dot = Image(assets.dot)
    for image in [
      dot.antialiased(false), dot.allowedDynamicRange(.high), dot.allowedDynamicRange(nil),
    ] {
      #expect(try ViewPixels(image).center == [255, 0, 0, 255])
      #expect(image == dot)
    }
  }

  @Test func symbolsAreColored() throws {
    func color(_ image: Image) -> CGColor? {
      HostedView(image.foregroundStyle(red, blue)).host.views(of: UIImageView.self)
        .first?.tintColor.cgColor
    }
    let star = Image(systemName: "star.fill")
    for mode in [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor] {
      #expect(color(star.symbolRenderingMode(mode))?.components == [1, 0, 0, 1])
    }
    #expect(color(star.symbolRenderingMode(nil))?.components == [1, 0, 0, 1])
  }

  @Test func decorativeImagesAreNotRead() throws {
    let assets = try AssetBundle()
    let image = Image(decorative: "dot", variableValue: 0.5, bundle: assets.bundle)
    AnimatedStage.run(image) { stage in
      #expect(stage.imageSizes == [CGSize(width: 12, height: 8)])
      #expect(stage.stage.spokenElements().isEmpty)
    }
  }

  @Test func anImageIsTransferredAsPNG() async throws {
    let assets = try AssetBundle()
    defer { withExtendedLifetime(assets) {} }
    let dot = Image(assets.dot)
    let provider = NSItemProvider(transferring: dot)
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    let image = try #require(await provider.value(of: Image.self))
    #expect(try ViewPixels(image).center == [255, 0, 0, 255])
    #expect(frame(of: UIImageView.self, in: image)?.size == CGSize(width: 12, height: 8))
  }
}
