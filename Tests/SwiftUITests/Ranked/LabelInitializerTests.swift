import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of Label: the icon stands before the title.
@MainActor
@Suite(.serialized)
struct LabelInitializerTests {
  private func check<V: View>(_ text: String, image: CGSize?, _ label: V) throws {
    try AnimatedStage.run(label) { stage in
      #expect(stage.texts == [text])
      if let image { #expect(stage.imageSizes == [image]) }
      let icon = try stage.first(UIImageView.self)
      let title = try stage.first(UILabel.self)
      let (first, second) = (
        icon.convert(icon.bounds, to: stage.host), title.convert(title.bounds, to: stage.host)
      )
      #expect(first.maxX <= second.minX)
      #expect(abs(first.midY - second.midY) < 3)
    }
  }

  @Test func viewsSymbolsAndImages() throws {
    let (name, assets): (Substring, _) = ("**name**", try AssetBundle())
    let star = try #require(frame(of: UIImageView.self, in: Image(systemName: "star"))).size
    let dot = CGSize(width: 12, height: 8)
    try check(
      "title", image: star,
      Label {
        Text("title")
      } icon: {
        Image(systemName: "star")
      })
    try check("key", image: star, Label("**key**", systemImage: "star"))
    try check("**name**", image: star, Label(name, systemImage: "star"))
    try check("key", image: dot, Label("**key**", image: assets.dot))
    try check("**name**", image: dot, Label(name, image: assets.dot))
  }

  @Test func aMissingImageLeavesTheTitle() {
    let name: Substring = "name"
    AnimatedStage.run(Label("key", image: "no such image")) { #expect($0.texts == ["key"]) }
    AnimatedStage.run(Label(name, image: "no such image")) { #expect($0.texts == ["name"]) }
  }

  @Test func theConfigurationOfAStyle() throws {
    struct Swapped: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("before")
          Label(configuration)
        }
      }
    }
    AnimatedStage.run(Label("key", systemImage: "star").labelStyle(Swapped())) {
      #expect($0.texts == ["before", "key"])
      #expect($0.imageSizes.count == 1)
    }
  }
}
