import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each initializer of Button: its label is shown, its role reaches the style, a tap runs it.
@MainActor
@Suite(.serialized)
struct ButtonInitializerTests {
  private struct RoleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.role == .destructive ? "destructive" : "none")
      }
    }
  }

  private func check<V: View>(
    _ view: V, runs log: EventLog, texts: [String], images: [CGSize] = []
  ) {
    AnimatedStage.run(view.buttonStyle(RoleStyle())) { stage in
      #expect(stage.texts == texts)
      if !images.isEmpty { #expect(stage.imageSizes == images) }
      for control in stage.host.views(of: PressControl.self) { stage.tap(control) }
    }
    #expect(log.take() == ["run"])
  }

  @Test func labelsOfViews() {
    let log = EventLog()
    let run: @MainActor () -> Void = { log.note("run") }
    check(Button(action: run) { Text("label") }, runs: log, texts: ["label", "none"])
    check(
      Button(role: .destructive, action: run) { Text("label") }, runs: log,
      texts: ["label", "destructive"])
  }

  @Test func titles() {
    let log = EventLog()
    let run: @MainActor () -> Void = { log.note("run") }
    let name: Substring = "**name**"
    check(Button("**key**", action: run), runs: log, texts: ["key", "none"])
    check(Button(name, action: run), runs: log, texts: ["**name**", "none"])
    check(Button("key", role: .destructive, action: run), runs: log, texts: ["key", "destructive"])
    check(
      Button(name, role: .destructive, action: run), runs: log, texts: ["**name**", "destructive"])
  }

  @Test func titlesWithSymbols() throws {
    let log = EventLog()
    let run: @MainActor () -> Void = { log.note("run") }
    let name: Substring = "name"
    let star = try #require(frame(of: UIImageView.self, in: Image(systemName: "star"))).size
    check(
      Button("key", systemImage: "star", action: run), runs: log, texts: ["key", "none"],
      images: [star])
    check(
      Button(name, systemImage: "star", action: run), runs: log, texts: ["name", "none"],
      images: [star])
    check(
      Button("key", systemImage: "star", role: .destructive, action: run), runs: log,
      texts: ["key", "destructive"], images: [star])
    check(
      Button(name, systemImage: "star", role: .destructive, action: run), runs: log,
      texts: ["name", "destructive"], images: [star])
  }

  @Test func titlesWithImagesOfACatalog() throws {
    let (log, assets) = (EventLog(), try AssetBundle())
    let run: @MainActor () -> Void = { log.note("run") }
    let (name, dot): (Substring, _) = ("name", [CGSize(width: 12, height: 8)])
    check(
      Button("key", image: assets.dot, action: run), runs: log, texts: ["key", "none"], images: dot)
    check(
      Button(name, image: assets.dot, action: run), runs: log, texts: ["name", "none"],
      images: dot)
    check(
      Button("key", image: assets.dot, role: .destructive, action: run), runs: log,
      texts: ["key", "destructive"], images: dot)
    check(
      Button(name, image: assets.dot, role: .destructive, action: run), runs: log,
      texts: ["name", "destructive"], images: dot)
  }

  @Test func theConfigurationOfAStyle() {
    struct Doubled: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("around")
          Button(configuration)
        }
      }
    }
    let log = EventLog()
    let button = Button("key", role: .destructive) { log.note("run") }
    AnimatedStage.run(button.buttonStyle(Doubled()).buttonStyle(RoleStyle())) { stage in
      #expect(stage.texts == ["around", "key", "destructive"])
      for control in stage.host.views(of: PressControl.self) { stage.tap(control) }
    }
    #expect(log.take() == ["run"])
  }
}
