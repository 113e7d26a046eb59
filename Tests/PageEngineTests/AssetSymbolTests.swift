import Foundation
import Testing

@testable import PageEngine

struct AssetSymbolTests {
  @Test(
    arguments: [
      ("poster", "Image", "poster"), ("Card Back", "Image", "cardBack"),
      ("paper_plane", "Image", "paperPlane"), ("USFlag", "Image", "usFlag"),
      ("heroImage", "Image", "hero"), ("Image", "Image", "image"), ("2048", "Image", "_2048"),
      ("AccentColor", "Color", "accent"), ("pill-color", "Color", "pillColor"), ("-", "Color", ""),
    ])
  func namesAreInCamelCaseWithoutTheKind(name: String, word: String, symbol: String) {
    #expect(AssetSymbols.symbol(for: name, without: word) == symbol)
  }

  @Test func aNameOfTheModuleOrOfTheFrameworksStays() throws {
    let paths = [
      "Assets.xcassets/Night.colorset/Contents.json", "Assets.xcassets/Red.colorset/Contents.json",
      "Assets.xcassets/Own.colorset/Contents.json", "Assets.xcassets/in.imageset/in.png",
      "Night.colorset/Contents.json",
    ]
    let text = try #require(
      AssetSymbols(
        paths: paths, texts: ["extension Color { static let own = Color(\"Own\") }"]
      ).text)
    #expect(text.contains("static let night = ColorResource(name: \"Night\", bundle: .module)"))
    // Color and UIColor have members of the same name, so the type is spelled out.
    #expect(text.contains("static var night: Color { Color(ColorResource.night) }"))
    #expect(text.contains("static var night: UIColor { .init(resource: ColorResource.night) }"))
    #expect(text.contains("static var `in`: UIImage { .init(resource: ImageResource.`in`) }"))
    #expect(text.contains("static let `in` = ImageResource(name: \"in\", bundle: .module)"))
    #expect(!text.contains("static var own") && !text.contains("static var red"))
    #expect(text.contains("static let own = ColorResource(name: \"Own\", bundle: .module)"))
    #expect(text.contains("static let red = ColorResource(name: \"Red\", bundle: .module)"))
    #expect(AssetSymbols(paths: ["a.png"], texts: []).text == nil)
  }

  private func module(_ text: String) -> PackageModules.Module {
    var module = PackageModules.Module(
      name: "App", package: "App",
      files: [.init(path: "App/App.swift", content: .text(text))])
    module.resources = [
      "Assets.xcassets/Sky.colorset/Contents.json": URL(fileURLWithPath: "/a/b.json")
    ]
    return module
  }

  @Test func aModuleOfSwiftUIHasThem() {
    #expect(module("import SwiftUI").texts.map(\.path).last == "App/.lek/App/asset_symbols.swift")
    #expect(module("import UIKit").texts.count == 2)
  }

  @Test func theResourcesOfAnApplicationAreInItsMainBundle() {
    var input = TestBench.input("")
    input.package.modules = [module("import SwiftUI")]
    input.insideModule = "App"
    #expect(input.packageResources.keys.allSatisfy { $0.hasPrefix("App_App.bundle/") })
    input.launch = .init(file: "App.swift", code: "")
    #expect(
      input.packageResources.keys.sorted() == [
        "App_App.bundle/Assets.xcassets/Sky.colorset/Contents.json",
        "Assets.xcassets/Sky.colorset/Contents.json",
      ])
  }
}
