import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of Image and of Color from outside: sizes, pixels, and what is spoken.
@MainActor
@Suite(.serialized)
struct ImageInitializerTests {
  private func spoken<V: View>(_ view: V) -> [String] {
    var labels: [String] = []
    AnimatedStage.run(view) { labels = $0.stage.spokenElements().map(\.label) }
    return labels
  }

  private func size<V: View>(_ view: V) -> CGSize? { frame(of: UIImageView.self, in: view)?.size }

  private let dotSize = CGSize(width: 12, height: 8)

  @Test func namesInACatalog() throws {
    let assets = try AssetBundle()
    let bundle = assets.bundle
    for image in [
      Image("dot", bundle: bundle), Image("dot", bundle: bundle, label: Text("label")),
      Image(decorative: "dot", bundle: bundle), Image("dot", variableValue: 0.5, bundle: bundle),
      Image("dot", variableValue: 0.5, bundle: bundle, label: Text("label")), Image(assets.dot),
    ] {
      #expect(size(image) == dotSize)
      #expect(try ViewPixels(image).center == [255, 0, 0, 255])
    }
    #expect(spoken(Image("dot", bundle: bundle)) == ["dot"])
    #expect(spoken(Image("dot", bundle: bundle, label: Text("label"))) == ["label"])
    #expect(spoken(Image(decorative: "dot", bundle: bundle)) == [])
    #expect(spoken(Image(assets.dot)) == ["dot"])
    #expect(UIImage(resource: assets.dot).size == dotSize)
  }

  @Test func symbols() throws {
    let star = try #require(size(Image(systemName: "star")))
    #expect(star.width > 15 && star.height > 15)
    #expect(size(Image(systemName: "star", variableValue: 0.5)) == star)
    #expect(try ViewPixels(Image(systemName: "star")).ink > 50)
  }

  @Test func picturesOfUIKitAndCoreGraphics() throws {
    let assets = try AssetBundle()
    let picture = UIImage(resource: assets.dot)
    let core = try #require(picture.cgImage)
    #expect(size(Image(uiImage: picture)) == dotSize)
    #expect(size(Image(core, scale: 2, label: Text("label"))) == CGSize(width: 6, height: 4))
    #expect(
      size(Image(core, scale: 1, orientation: .left, label: Text("label")))
        == CGSize(width: 8, height: 12))
    #expect(size(Image(decorative: core, scale: 4)) == CGSize(width: 3, height: 2))
    #expect(spoken(Image(core, scale: 2, label: Text("label"))) == ["label"])
    #expect(spoken(Image(decorative: core, scale: 2)) == [])
  }

  @Test func picturesThatAClosureDraws() throws {
    let image = Image(size: CGSize(width: 20, height: 10), label: Text("label")) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
        with: .color(Color(red: 0, green: 0, blue: 1)))
    }
    let pixels = try ViewPixels(image)
    #expect(pixels.width == 20 && pixels.height == 10)
    #expect(pixels[4, 5] == [0, 0, 255, 255] && pixels[15, 5][3] == 0)
    #expect(spoken(image) == ["label"])
  }

  @Test func resizableImagesStretchOrRepeat() throws {
    let assets = try AssetBundle()
    let image = Image(assets.dot)
    #expect(size(image.resizable().frame(width: 50, height: 40)) == CGSize(width: 50, height: 40))
    let tiled = image.resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    let pixels = try ViewPixels(tiled.frame(width: 50, height: 40))
    #expect(pixels[1, 1] == pixels[48, 38] && pixels.center == [255, 0, 0, 255])
    #expect(
      size(image.resizable().scaledToFit().frame(width: 60, height: 80))
        == CGSize(width: 60, height: 40))
    #expect(
      size(image.resizable().scaledToFill().frame(width: 60, height: 80))
        == CGSize(width: 120, height: 80))
  }
}

/// Each initializer of Color, and what a color is as a view.
@MainActor
@Suite(.serialized)
struct ColorInitializerTests {
  private func pixel(_ color: Color) throws -> [UInt8] {
    try ViewPixels(color.frame(width: 4, height: 4)).center
  }

  @Test func components() throws {
    #expect(try pixel(Color(red: 1, green: 0.2, blue: 0)) == [255, 51, 0, 255])
    #expect(try pixel(Color(.sRGB, red: 0, green: 0.4, blue: 1, opacity: 1)) == [0, 102, 255, 255])
    #expect(try pixel(Color(.sRGBLinear, red: 1, green: 0.214, blue: 0)) == [255, 127, 0, 255])
    #expect(try pixel(Color(.displayP3, red: 0, green: 0, blue: 0)) == [0, 0, 0, 255])
    #expect(try pixel(Color(white: 0.6)) == [153, 153, 153, 255])
    #expect(try pixel(Color(.sRGB, white: 1, opacity: 0.4)) == [102, 102, 102, 102])
    #expect(try pixel(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == [0, 255, 0, 255])
    #expect(
      try pixel(Color(hue: 0, saturation: 0, brightness: 1, opacity: 0.4)) == [102, 102, 102, 102])
  }

  @Test func othersColors() throws {
    let assets = try AssetBundle()
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(try pixel(Color(uiColor: blue)) == [0, 0, 255, 255])
    #expect(try pixel(Color(blue)) == [0, 0, 255, 255])
    #expect(try pixel(Color(cgColor: blue.cgColor)) == [0, 0, 255, 255])
    #expect(try pixel(Color(blue.cgColor)) == [0, 0, 255, 255])
    #expect(try pixel(Color("brand", bundle: assets.bundle)) == [51, 102, 153, 255])
    #expect(try pixel(Color(assets.brand)) == [51, 102, 153, 255])
    let brand = UIColor(resource: assets.brand).resolvedColor(with: UITraitCollection())
    #expect(try pixel(Color(uiColor: brand)) == [51, 102, 153, 255])
    let resolved = Color(red: 1, green: 0.2, blue: 0).resolve(in: EnvironmentValues())
    #expect(try pixel(Color(resolved)) == [255, 51, 0, 255])
  }

  @Test func aColorTakesTheSpaceAndItsOpacityMultiplies() throws {
    let hosted = HostedView(Color.red.part("color"))
    #expect(hosted.frame(of: "color") == [0, 0, 200, 300])
    #expect(try pixel(Color.black.opacity(0.5))[3] == 128)
    #expect(try pixel(.clear)[3] == 0)
  }

  @Test func resolvedColorsCanBeAnimated() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.animatableData.first = 1
    color.animatableData.second.second.second = 0.5
    #expect(color.red == 1 && color.green == 0 && color.opacity == 0.5)
  }

  @Test func namesOfColorsAreSpoken() {
    func name(_ color: Color) -> String {
      String(Text("\(accessibilityName: color)"), in: EnvironmentValues())
    }
    #expect([Color.red, .green, .blue].map(name) == ["red", "green", "blue"])
    #expect([Color.black, .white, .gray].map(name) == ["black", "white", "gray"])
    #expect(name(Color(red: 0.3, green: 0, blue: 0)) == "dark red")
  }
}
