import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct UnavailableTests {
  @Test func messagesHaveATitleADescriptionAndActions() {
    let log = EventLog()
    let view = ContentUnavailableView {
      Label("Empty", systemImage: "tray")
    } description: {
      Text("Nothing here.")
    } actions: {
      Button("Add") { log.note("add") }
    }
    AnimatedStage.run(view) { stage in
      #expect(stage.texts == ["Empty", "Nothing here.", "Add"])
      #expect(stage.host.views(of: UIImageView.self).count == 1)
      stage.tap(stage.host.views(of: PressControl.self)[0])
    }
    #expect(log.take() == ["add"])
    let name: Substring = "verbatim"
    AnimatedStage.run(ContentUnavailableView(name, systemImage: "tray")) {
      #expect($0.texts == ["verbatim"])
    }
    AnimatedStage.run(
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("Why"))
    ) { #expect($0.texts == ["Empty", "Why"]) }
  }

  @Test func aSearchNamesItsText() {
    AnimatedStage.run(ContentUnavailableView.search) {
      #expect($0.texts.first == "No Results" && $0.texts.count == 2)
    }
    AnimatedStage.run(ContentUnavailableView.search(text: "pear")) {
      #expect($0.texts.first == "No Results for “pear”")
    }
  }

  @Test func aMessageFillsTheRoomAndStandsInItsMiddle() throws {
    let view = ContentUnavailableView("Empty", systemImage: "tray")
    let title = try #require(frame(of: UILabel.self, in: view))
    #expect(abs(title.midX - 100) <= 1)
    let picture = try #require(frame(of: UIImageView.self, in: view))
    #expect(picture.maxY < title.minY && abs((picture.minY + title.maxY) / 2 - 150) <= 12)
  }

  @Test func aLinkOpensItsAddress() {
    let log = EventLog()
    let address = URL(string: "https://example.com/page")
    let view = VStack {
      if let address {
        Link("Page", destination: address)
        Link(destination: address) { Image(systemName: "link") }
      }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        MainActor.assumeIsolated { log.note(url.path) }
        return .handled
      })
    AnimatedStage.run(view) { stage in
      for area in stage.host.views(of: PressControl.self) { stage.tap(area) }
    }
    #expect(log.take() == ["/page", "/page"])
  }
}
