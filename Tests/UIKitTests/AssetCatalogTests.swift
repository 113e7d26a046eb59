import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A bundle made for a test, with a catalogue in it.
private final class MadeUpBundle {
  let folder = NSTemporaryDirectory() + "assets-\(UUID().uuidString).bundle"

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func write(_ path: String, _ data: Data?) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(data).write(to: url)
  }

  func write(_ path: String, _ text: String) throws {
    try write(path, Data(text.utf8))
  }

  func bundle() throws -> Bundle { try #require(Bundle(path: folder)) }
}

@MainActor
struct AssetCatalogTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func namesOfFilesMayWriteAccentsOtherwise() throws {
    let files = MadeUpBundle()
    let set = "Assets.xcassets/cafe.imageset/"
    try files.write(set + "caf\u{E9}.png", PixelProbe.picture("rr", "rr").pngData())
    try files.write(
      set + "Contents.json", "{\"images\": [{\"filename\": \"cafe\u{301}.png\"}]}")
    #expect(UIImage(named: "cafe", in: try files.bundle()) != nil)
  }

  @Test func symbolSetsAreSymbolsOfTheSizeOfText() throws {
    let files = MadeUpBundle()
    let set = "Assets.xcassets/kite.symbolset/"
    try files.write(
      set + "kite.svg",
      """
      <svg width="3300" height="2200"><g id="Notes"><path d="M0 0H3300V2200H0Z"/></g>
      <g id="Symbols"><g id="Black-M"><path d="M0 0H90V90H0Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
      <g class="x"><path class="y" d="M0 -80H60V0H0Z"/></g></g></g></svg>
      """)
    try files.write(set + "Contents.json", "{\"symbols\": [{\"filename\": \"kite.svg\"}]}")
    let image = try #require(UIImage(named: "kite", in: try files.bundle()))
    #expect(image.isSymbolImage && image.renderingMode == .alwaysTemplate)
    // At 17 points, a template's 100 units are 17 points.
    #expect(abs(image.size.width - 10.2) < 0.6 && abs(image.size.height - 13.6) < 0.6)
    let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.height - 27.2) < 0.6)
  }

  @Test func dataSetsHaveAFileAndItsType() throws {
    let files = MadeUpBundle()
    let set = "Assets.xcassets/drum.dataset/"
    try files.write(set + "drum.wav", "boom")
    try files.write(
      set + "Contents.json",
      """
      {"data": [{"idiom": "universal", "filename": "drum.wav",
                 "universal-type-identifier": "com.microsoft.waveform-audio"}]}
      """)
    let bundle = try files.bundle()
    let asset = try #require(NSDataAsset(name: "drum", bundle: bundle))
    #expect(String(decoding: asset.data, as: UTF8.self) == "boom")
    #expect(asset.name == "drum" && asset.typeIdentifier == "com.microsoft.waveform-audio")
    #expect(NSDataAsset(name: "flute", bundle: bundle) == nil)
  }

  @Test func picturesHaveDensitiesAndAppearances() throws {
    let files = MadeUpBundle()
    let set = "Assets.xcassets/card.imageset/"
    try files.write(set + "one.png", PixelProbe.picture("rr", "rr").pngData())
    try files.write(set + "two.png", PixelProbe.picture("gggg", "gggg").pngData())
    try files.write(set + "night.png", PixelProbe.picture("bbbb", "bbbb").pngData())
    try files.write(
      set + "Contents.json",
      """
      {"images": [
        {"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "night.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    let bundle = try files.bundle()
    let image = try #require(UIImage(named: "card", in: bundle))
    #expect(image.scale == 2 && image.size == CGSize(width: 2, height: 1))
    #expect(image.renderingMode == .alwaysTemplate && image.fileName == "card")
    #expect(try PixelProbe.letters(image)[0] == "gggg")
    let night = try #require(UIImage(named: "card", in: bundle, compatibleWith: dark))
    #expect(try PixelProbe.letters(night)[0] == "bbbb")
    #expect(try PixelProbe.letters(image.resolved(for: dark))[0] == "bbbb")
    #expect(try PixelProbe.letters(night.resolved(for: .screen))[0] == "gggg")
  }

  @Test func foldersWithANamespaceArePartOfTheName() throws {
    let files = MadeUpBundle()
    let data = PixelProbe.picture("r").pngData()
    let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    try files.write("M.xcassets/Plain/a.imageset/a.png", data)
    try files.write("M.xcassets/Plain/a.imageset/Contents.json", contents)
    try files.write("M.xcassets/Suit/a2.imageset/a.png", data)
    try files.write("M.xcassets/Suit/a2.imageset/Contents.json", contents)
    try files.write(
      "M.xcassets/Suit/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try files.write("M.xcassets/Bad/b.imageset/Contents.json", "{")
    let bundle = try files.bundle()
    #expect(UIImage(named: "a", in: bundle) != nil && UIImage(named: "b", in: bundle) == nil)
    #expect(UIImage(named: "a2", in: bundle) == nil)
    #expect(UIImage(named: "Suit/a2", in: bundle) != nil)
  }

  @Test func coloursMayDependOnAppearance() throws {
    let files = MadeUpBundle()
    try files.write(
      "C.xcassets/brand.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "51", "blue": "0.400", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """)
    let color = try #require(UIColor(named: "brand", in: try files.bundle(), compatibleWith: nil))
    #expect(
      color.resolvedColor(with: .screen) == UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1))
    #expect(color.resolvedColor(with: dark) == UIColor.systemBlue.resolvedColor(with: dark))
    #expect(UIColor(named: "other", in: try files.bundle(), compatibleWith: nil) == nil)
  }

  @Test func cutPicturesAreResizable() throws {
    let files = MadeUpBundle()
    let set = "Assets.xcassets/box.imageset/"
    try files.write(set + "box.png", PixelProbe.picture("rgbrgb").pngData())
    try files.write(
      set + "Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "box.png", "scale": "2x", "resizing":
        {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
         "cap-insets": {"left": 2, "right": 4}}}]}
      """)
    let image = try #require(UIImage(named: "box", in: try files.bundle()))
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    #expect(image.resizingMode == .stretch)
  }
}
