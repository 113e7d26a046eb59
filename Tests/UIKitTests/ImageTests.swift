@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ImageTests {
  private let source = PixelProbe.picture("rg", "bw", "k.")

  private func drawn(_ image: UIImage) throws -> [String] {
    try PixelProbe.letters(
      PixelProbe.drawing(image.size.width, image.size.height) { image.draw(at: .zero) })
  }

  @Test(arguments: [
    (UIImage.Orientation.up, ["rg", "bw", "k."]), (.down, [".k", "wb", "gr"]),
    (.left, ["gw.", "rbk"]), (.right, ["kbr", ".wg"]), (.upMirrored, ["gr", "wb", ".k"]),
    (.downMirrored, ["k.", "bw", "rg"]), (.leftMirrored, ["rbk", "gw."]),
    (.rightMirrored, [".wg", "kbr"]),
  ])
  func anOrientationIsHonouredWhenDrawn(_ orientation: UIImage.Orientation, _ seen: [String]) throws
  {
    let pixels = try #require(source.cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: seen[0].count, height: seen.count))
    #expect(try drawn(image) == seen)
    #expect(try PixelProbe.letters(image.uprightImage.map { UIImage(cgImage: $0) }) == seen)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(try drawn(flipped) == seen.map { String($0.reversed()) })
  }

  @Test func theOrientationOfAPhotoIsRead() throws {
    let jpeg = try #require(source.jpegData(compressionQuality: 1))
    // Exif, little-endian, one entry: orientation 6.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    let turned = jpeg.prefix(2) + Data(exif) + jpeg.dropFirst(2)
    let image = try #require(UIImage(data: turned))
    #expect(image.imageOrientation == .right && image.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: jpeg)?.imageOrientation == .up)
    #expect(PhotoOrientation.of([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF]) == .up)
  }

  @Test func aTemplateIsDrawnInItsTint() throws {
    let image = source.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(try drawn(image) == ["gg", "gg", "g."])
    #expect(try drawn(source.withRenderingMode(.alwaysTemplate)) == ["kk", "kk", "k."])
    #expect(try drawn(source) == ["rg", "bw", "k."])
    #expect(source.renderingMode == .automatic)
    #expect(source.withTintColor(.red).renderingMode == .alwaysTemplate)
  }

  @Test func capsStayAndTheMiddleGrows() throws {
    let image = PixelProbe.picture("rgb", "kwk", "bgr")
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let large = PixelProbe.drawing(5, 4) {
      UIGraphicsGetCurrentContext()?.interpolationQuality = .none
      stretched.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    #expect(try PixelProbe.letters(large) == ["rgggb", "kwwwk", "kwwwk", "bgggr"])
    #expect(stretched.resizingMode == .stretch && stretched.capInsets == insets)
    let tiled = PixelProbe.picture("rgbw").resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let wide = PixelProbe.drawing(7, 1) {
      UIGraphicsGetCurrentContext()?.interpolationQuality = .none
      tiled.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1))
    }
    #expect(try PixelProbe.letters(wide) == ["rgbgbgw"])
    let old = image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
    #expect(old.capInsets == insets && old.leftCapWidth == 1)
  }

  @Test func aPatternRepeatsFromTheOrigin() throws {
    let image = PixelProbe.drawing(5, 2) {
      PixelProbe.picture("rg").drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 2))
    }
    #expect(try PixelProbe.letters(image) == [".grgr", ".grgr"])
  }

  @Test func aThumbnailHasTheSizeAskedFor() throws {
    let small = try #require(source.preparingThumbnail(of: CGSize(width: 1, height: 2)))
    #expect(small.size == CGSize(width: 1, height: 2))
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test func animatedPicturesAreTheirFrames() throws {
    let frames = [PixelProbe.picture("r"), PixelProbe.picture("g")]
    let image = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(image.images == frames && image.duration == 2)
    #expect(try drawn(image) == ["r"])
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
  }

  @Test func equalPixelsAreEqualPictures() {
    #expect(PixelProbe.picture("rg") == PixelProbe.picture("rg"))
    #expect(PixelProbe.picture("rg") != PixelProbe.picture("gr"))
    #expect(source != source.withRenderingMode(.alwaysTemplate))
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test func filesComeBackAsTheyWere() throws {
    let data = try #require(source.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 1, height: 1.5) && read.scale == 2)
    #expect(try PixelProbe.letters(read) == ["rg", "bw", "k."])
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: read, requiringSecureCoding: true)
    let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: archive)
    #expect(try again?.scale == 2 && PixelProbe.letters(again) == ["rg", "bw", "k."])
  }
}
