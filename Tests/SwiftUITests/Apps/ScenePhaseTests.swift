import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Views, scenes and apps follow the steps between foreground and background one by one.
@MainActor
@Suite(.serialized)
struct ScenePhaseTests {
  private static let log = EventLog()

  private struct PhaseApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup { PhaseView() }
        .onChange(of: phase) { old, new in ScenePhaseTests.log.note("app \(old) \(new)") }
    }
  }

  private struct PhaseView: View {
    @Environment(\.scenePhase) private var phase
    @State private var isPresented = true

    var body: some View {
      Text(verbatim: "\(phase)")
        .onChange(of: phase) { ScenePhaseTests.log.note("view \($1)") }
        .sheet(isPresented: $isPresented) { SheetView() }
    }
  }

  private struct SheetView: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text(verbatim: "sheet \(phase)") }
  }

  @Test func eachStepIsFollowed() throws {
    PresentedStage.run(AppRoot(PhaseApp())) { stage in
      stage.play()
      #expect(stage.texts == ["sheet active"])
      stage.stage.set(.hidden)
      #expect(
        Self.log.take() == [
          "app active inactive", "view inactive", "app inactive background", "view background",
        ])
      #expect(stage.texts == ["sheet background"])
      stage.stage.set(.visible)
      #expect(
        Self.log.take() == [
          "app background inactive", "view inactive", "app inactive active", "view active",
        ])
      #expect(stage.texts == ["sheet active"])
    }
  }

  private struct Fixed: View {
    var body: some View {
      PhaseText().environment(\.scenePhase, .inactive)
    }
  }

  private struct PhaseText: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text(verbatim: "\(phase)") }
  }

  @Test func aViewMaySetAnother() throws {
    PresentedStage.run(Fixed()) { stage in
      #expect(stage.texts == ["inactive"])
      stage.stage.set(.hidden)
      stage.stage.set(.visible)
      #expect(stage.texts == ["inactive"])
    }
  }
}
