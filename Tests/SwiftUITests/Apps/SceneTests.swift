import Combine
import Observation
import Testing

@testable import SwiftUI
import UIKit

@Observable
private final class Watched {
  var name = "first"
}

/// Scenes own state, follow values, and hand their environment to their windows.
@MainActor
@Suite(.serialized)
struct SceneTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  /// An app whose model, state and scene change.
  private struct CountingApp: App {
    static let log = EventLog()
    nonisolated(unsafe) static var increase: () -> Void = {}
    @StateObject private var model = Model()
    @State private var title = "none"
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      let _ = Self.increase = { model.count += 1 }
      WindowGroup {
        Text("\(title) \(model.count) \(phase == .active ? "active" : "other")")
      }
      .onChange(of: model.count) { old, new in
        Self.log.note("\(old) to \(new)")
        title = "changed"
      }
    }
  }

  @Test func theStateOfAnAppUpdatesItsWindow() {
    let hosted = HostedView(AppRoot(CountingApp()))
    #expect(hosted.texts == ["none 0 active"])
    CountingApp.increase()
    hosted.update()
    #expect(CountingApp.log.take() == ["0 to 1"])
    #expect(hosted.texts == ["changed 1 active"])
  }

  @Observable final class Shelf {
    var books = 3
  }

  private struct ShelfApp: App {
    @State private var shelf = Shelf()

    var body: some Scene {
      WindowGroup { ShelfView().environment(shelf) }
    }
  }

  private struct ShelfView: View {
    @Environment(Shelf.self) private var shelf

    var body: some View { Text("\(shelf.books) books" as String) }
  }

  @Test func anAppHandsAnObservedObjectToItsWindow() {
    var texts: [String] = []
    let said = printed { texts = HostedView(AppRoot(ShelfApp())).texts }
    #expect(texts == ["3 books"] && said == "")
  }

  private struct Counter: Scene {
    let name: String
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some Scene {
      WindowGroup {
        Text("\(name) \(count) \(isEnabled)" as String)
          .onAppear { count += 5 }
      }
    }
  }

  @Test func aSceneOwnsItsState() {
    let hosted = HostedView(Counter(name: "a")._sceneView)
    hosted.update()
    #expect(hosted.texts == ["a 5 true"])
  }

  private struct Reader: View {
    @Environment(Watched.self) private var watched
    @EnvironmentObject private var model: Model
    @Environment(\.lineLimit) private var limit
    @AppStorage("SceneTests.word") private var word = "none"
    var body: some View {
      Text("\(watched.name) \(model.count) \(limit ?? 0) \(word)" as String)
    }
  }

  @Test func modifiersOfScenesReachTheirWindows() throws {
    let (watched, model) = (Watched(), Model())
    let suite = "SceneTests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    store.set("kept", forKey: "SceneTests.word")
    let scene = WindowGroup { Reader() }
      .environment(watched).environmentObject(model).defaultAppStorage(store)
      .environment(\.lineLimit, 2).transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 10 }
      .defaultSize(width: 200, height: 100).windowResizability(.contentSize)
      .backgroundTask(.appRefresh("id")) {}.handlesExternalEvents(matching: ["a"])
    let hosted = HostedView(scene._sceneView)
    #expect(hosted.texts == ["first 0 2 kept"])
    watched.name = "second"
    model.count = 3
    hosted.update()
    #expect(hosted.texts == ["second 3 2 kept"])
  }

  private func available() -> some Scene {
    @SceneBuilder func build() -> some Scene {
      Counter(name: "first")
      if #available(iOS 17, *) { WindowGroup(id: "late") { Text("late") } }
      WindowGroup(id: "last") { Text("last") }
    }
    return build()
  }

  @Test func availabilityDecidesOnScenes() {
    let windows = AppWindows()
    let view = available()._sceneView.environment(\.appWindows, windows)
    let hosted = HostedView(view)
    hosted.update()
    #expect(hosted.texts == ["first 5 true"])
    #expect(windows.places.map(\.window.id) == [nil, "late", "last"])
  }

  private struct GroupedApp: App {
    static let log = EventLog()

    var body: some Scene {
      Group {
        WindowGroup { Text("first") }
        WindowGroup(id: "other") { Text("other") }
      }
      .onChange(of: 1, initial: true) { Self.log.note("followed") }
    }
  }

  // Rests on: Apple documentation, Group: of scenes.
  @Test func aGroupHasTheScenesInside() {
    let windows = AppWindows()
    let hosted = HostedView(GroupedApp().body._sceneView.environment(\.appWindows, windows))
    hosted.update()
    #expect(hosted.texts == ["first"])
    #expect(windows.places.map(\.window.id) == [nil, "other"])
    #expect(GroupedApp.log.take() == ["followed"])
  }

  @Test func aFollowedValueThatRunsFirst() {
    let log = EventLog()
    let scene = WindowGroup { Text("a") }
      .onChange(of: 4, initial: true) { log.note("\($0) \($1)") }
      .onChange(of: 5, initial: true) { log.note("five") }
      .onChange(of: 6) { log.note("never") }
    let hosted = HostedView(scene._sceneView)
    hosted.update()
    #expect(log.take().sorted() == ["4 4", "five"])
  }
}
