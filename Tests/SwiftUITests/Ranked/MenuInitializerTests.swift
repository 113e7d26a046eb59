import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of Menu: its label is shown, it has the lines of its content, and a tap runs
/// the primary action where there is one.
@MainActor
@Suite(.serialized)
struct MenuInitializerTests {
  private let star = "star"

  private func check<V: View>(
    _ text: String, runs events: [String] = [], images: Bool = false, _ menu: (EventLog) -> V
  ) throws {
    let log = EventLog()
    try AnimatedStage.run(menu(log)) { stage in
      #expect(stage.texts == [text])
      #expect(stage.imageSizes.isEmpty != images)
      let host = try stage.first(MenuHost.self)
      #expect(host.menu?.children.map(\.title) == ["Line"])
      #expect(host.showsMenuAsPrimaryAction == events.isEmpty)
      if !events.isEmpty { stage.tap(host) }
    }
    #expect(log.take() == events)
  }

  private struct Line: View {
    var body: some View { Button("Line") {} }
  }

  @Test func labelsOfViews() throws {
    try check("Label") { _ in
      Menu {
        Line()
      } label: {
        Text("Label")
      }
    }
    try check("Label", runs: ["tap"]) { log in
      Menu {
        Line()
      } label: {
        Text("Label")
      } primaryAction: {
        log.note("tap")
      }
    }
  }

  @Test func titles() throws {
    let name: Substring = "**name**"
    try check("key") { _ in Menu("**key**") { Line() } }
    try check("**name**") { _ in Menu(name) { Line() } }
    try check("key", runs: ["tap"]) { log in
      Menu("**key**") {
        Line()
      } primaryAction: {
        log.note("tap")
      }
    }
    try check("**name**", runs: ["tap"]) { log in
      Menu(name) {
        Line()
      } primaryAction: {
        log.note("tap")
      }
    }
  }

  @Test func titlesWithSymbols() throws {
    let name: Substring = "name"
    try check("key", images: true) { _ in Menu("key", systemImage: star) { Line() } }
    try check("name", images: true) { _ in Menu(name, systemImage: star) { Line() } }
    try check("key", runs: ["tap"], images: true) { log in
      Menu("key", systemImage: star) {
        Line()
      } primaryAction: {
        log.note("tap")
      }
    }
    try check("name", runs: ["tap"], images: true) { log in
      Menu(name, systemImage: star) {
        Line()
      } primaryAction: {
        log.note("tap")
      }
    }
  }

  @Test func titlesWithImagesOfACatalog() throws {
    let (name, assets): (Substring, _) = ("name", try AssetBundle())
    try check("key", images: true) { _ in Menu("key", image: assets.dot) { Line() } }
    try check("name", images: true) { _ in Menu(name, image: assets.dot) { Line() } }
    try check("key", runs: ["tap"], images: true) { log in
      Menu("key", image: assets.dot) {
        Line()
      } primaryAction: {
        log.note("tap")
      }
    }
    try check("name", runs: ["tap"], images: true) { log in
      Menu(name, image: assets.dot) {
        Line()
      } primaryAction: {
        log.note("tap")
      }
    }
  }
}
