import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SharingTests {
  @Test func aShareLinkOffersItsValue() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    try PresentedStage.run(ShareLink("Send", item: address)) { stage in
      #expect(stage.texts == ["Send"])
      try stage.tap("Send")
      #expect(stage.presented.first is UIActivityViewController)
      #expect(stage.texts.contains("https://example.com/a"))
      UIPasteboard.general.items = []
      try stage.tap("Copy")
      #expect(UIPasteboard.general.url == address && stage.presented.isEmpty)
      try stage.tap("Send")
      #expect(stage.presented.count == 1, "It can be presented again.")
    }
  }

  @Test func aPreviewSaysWhatTheValueIs() throws {
    let link = ShareLink(
      item: "Words", subject: Text(verbatim: "Subject"), preview: SharePreview("A poem"))
    try PresentedStage.run(link) { stage in
      #expect(stage.texts == ["Share…"])
      try stage.tap("Share…")
      #expect(stage.texts.contains("A poem"))
    }
  }

  @Test func everyFormMakesALink() {
    let address = URL(fileURLWithPath: "/a")
    let image = Image(systemName: "star")
    let forms: [AnyView] = [
      AnyView(ShareLink(item: address)), AnyView(ShareLink(items: [address, address])),
      AnyView(ShareLink(item: "a") { Text(verbatim: "L") }),
      AnyView(ShareLink(Text(verbatim: "T"), items: ["a", "b"], message: Text(verbatim: "M"))),
      AnyView(ShareLink(item: image, preview: SharePreview("Star", image: image))),
      AnyView(
        ShareLink("Stars", items: [image]) { SharePreview("Star", image: $0, icon: image) }),
      AnyView(
        ShareLink(item: image, preview: SharePreview("Star", icon: image)) {
          Text(verbatim: "Label")
        }),
    ]
    let stage = HostedView(VStack { ForEach(0..<forms.count, id: \.self) { forms[$0] } })
    stage.update()
    let texts = stage.host.views(of: UILabel.self).compactMap(\.text)
    #expect(texts == ["Share…", "Share…", "L", "T", "Share…", "Stars", "Label"])
  }

  @Test func aPasteButtonHandsOutWhatItCanTake() async throws {
    let log = EventLog()
    UIPasteboard.general.items = []
    try await AnimatedStage.run(
      PasteButton(payloadType: String.self) { log.note($0.joined(separator: ",")) }
    ) { stage in
      let enabled = {
        [stage.host as UIView].spokenElements.first?.accessibilityTraits.contains(.notEnabled)
      }
      #expect(enabled() == true, "There is nothing to paste.")
      UIPasteboard.general.string = "Hello"
      await stage.settle()
      #expect(enabled() == false)
      stage.tap(100, 150)
      await stage.settle(until: { !log.events.isEmpty })
    }
    #expect(log.take() == ["Hello"])
  }
}
