import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Windows are opened over the first one, and closed.
@MainActor
@Suite(.serialized)
struct WindowActionTests {
  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var hasSeveral

    var body: some View {
      VStack {
        Text("main \(hasSeveral)" as String)
        Button("About") { openWindow(id: "about") }
        Button("Seven") { openWindow(value: 7) }
        Button("Eight") { openWindow(id: "number", value: 8) }
        Button("Settings") { openSettings() }
        Button("Close first") { dismissWindow() }
        Button("Unknown") { openWindow(id: "nowhere") }
      }
    }
  }

  private struct Opened: View {
    let name: String
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.lineLimit) private var limit

    var body: some View {
      VStack {
        Text("\(name) \(limit ?? 0)" as String)
        Button("Dismiss window") { dismissWindow() }
        Button("Dismiss") { dismiss() }
        Button("Dismiss nine") { dismissWindow(value: 9) }
        Button("Dismiss by id") { dismissWindow(id: "number") }
      }
    }
  }

  private struct WindowsApp: App {
    var body: some Scene {
      WindowGroup { Main() }
      Window("About", id: "about") { Opened(name: "about") }
      WindowGroup(id: "number", for: Int.self) { value in
        Opened(name: "number \(value.wrappedValue ?? 0)")
      }
      .environment(\.lineLimit, 3)
      Settings { Opened(name: "settings") }
    }
  }

  private func run(_ test: (PresentedStage<AppRoot<WindowsApp>>) throws -> Void) rethrows {
    try PresentedStage.run(AppRoot(WindowsApp()), test)
  }

  @Test func windowsOpenByIdAndValue() throws {
    try run { stage in
      #expect(stage.texts.first == "main true")
      try stage.tap("About")
      #expect(stage.texts.first == "about 0")
      try stage.tap("Dismiss window")
      #expect(stage.presented.isEmpty)
      try stage.tap("Seven")
      #expect(stage.texts.first == "number 7 3")
      try stage.tap("Dismiss")
      try stage.tap("Eight")
      #expect(stage.texts.first == "number 8 3")
      try stage.tap("Dismiss nine")
      #expect(stage.presented.count == 1)
      try stage.tap("Dismiss by id")
      #expect(stage.presented.isEmpty)
      try stage.tap("Settings")
      #expect(stage.texts.first == "settings 0")
    }
  }

  @Test func theFirstWindowStays() throws {
    try run { stage in
      try stage.tap("Close first")
      #expect(stage.texts.first == "main true")
      try stage.tap("Unknown")
      #expect(stage.presented.isEmpty)
    }
  }
}
