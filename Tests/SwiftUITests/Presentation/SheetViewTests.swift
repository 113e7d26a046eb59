import Observation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@Observable
private final class Model {
  var count = 0
}

private struct FlavorKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}

private struct LevelKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = UIUserInterfaceLevel.unspecified

  static func read(from traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }

  static func write(to traits: inout any UIMutableTraits, value: UIUserInterfaceLevel) {
    traits.userInterfaceLevel = value
  }
}

extension EnvironmentValues {
  fileprivate var level: UIUserInterfaceLevel {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// What is presented: it says what its environment is, and can dismiss itself.
private struct Inside: View {
  let log: EventLog
  @Environment(\.flavor) private var flavor
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode
  @Environment(\.colorScheme) private var scheme
  @Environment(Model.self) private var model: Model?

  var body: some View {
    VStack {
      Text(verbatim: "\(flavor) \(isPresented) \(model?.count ?? -1) \(scheme)")
      Button("Dismiss") { dismiss() }
      Button("Close") { mode.wrappedValue.dismiss() }
    }
    .onAppear { log.note("appear") }
    .onDisappear { log.note("disappear") }
  }
}

@MainActor
@Suite(.serialized)
struct SheetViewTests {
  private let shown = Holder(true)
  private let log = EventLog()

  private var view: some View {
    Stateful(shown) { isPresented in
      Button("Toggle") { isPresented.wrappedValue.toggle() }
        .sheet(isPresented: isPresented) {
          log.note("dismissed \(isPresented.wrappedValue)")
        } content: {
          Inside(log: log)
        }
        .onChange(of: isPresented.wrappedValue) { log.note("changed") }
    }
  }

  @Test func aSwipeDownDismissesAndResetsTheBinding() throws {
    try PresentedStage.run(view) { stage in
      stage.play()
      #expect(log.take() == ["appear"])
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.isEmpty && shown.history == [false])
      #expect(log.take() == ["disappear", "dismissed false", "changed"])
    }
  }

  @Test func aSmallSwipeLeavesTheSheet() throws {
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.swipeSheet(by: 60)
      #expect(stage.presented.count == 1 && shown.history.isEmpty)
    }
  }

  @Test(arguments: ["Dismiss", "Close"])
  func aViewInsideDismissesItself(title: String) throws {
    try PresentedStage.run(view) { stage in
      stage.play()
      _ = log.take()
      try stage.tap(title)
      #expect(stage.presented.isEmpty && shown.history == [false])
      #expect(log.take() == ["changed", "disappear", "dismissed false"])
    }
  }

  @Test func theBindingDismissesTheSheet() throws {
    shown.reset(false)
    try PresentedStage.run(view) { stage in
      #expect(stage.presented.isEmpty)
      try stage.tap("Toggle")
      #expect(stage.texts.first == "plain true -1 light")
      #expect(shown.history == [true])
    }
  }

  @Test func theEnvironmentGoesOn() throws {
    let model = Model()
    let flavor = Holder("sweet")
    let outer = Stateful(flavor) { flavor in
      view
        .environment(\.flavor, flavor.wrappedValue)
        .environment(model)
        .environment(\.colorScheme, .dark)
        .onChange(of: model.count) { flavor.wrappedValue = "sour" }
    }
    try PresentedStage.run(outer) { stage in
      stage.play()
      #expect(stage.texts.first == "sweet true 0 dark")
      #expect(stage.presented.first?.traitCollection.userInterfaceStyle == .dark)
      model.count = 3
      stage.play()
      #expect(stage.texts.first == "sour true 3 dark", "It follows while it is presented.")
    }
  }

  @Test func theStateOfTheViewThatPresentsIsKeptAndRead() throws {
    struct Counting: View {
      @State private var count = 0
      @State private var isPresented = false

      var body: some View {
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            Text(verbatim: "count \(count)")
            Button("Add") { count += 1 }
          }
      }
    }
    try PresentedStage.run(Counting()) { stage in
      try stage.tap("Open")
      #expect(stage.texts.first == "count 0")
      try stage.tap("Add")
      #expect(stage.texts.first == "count 1", "The content depends on what its closure reads.")
      try stage.swipeSheet(by: 500)
      try stage.tap("Open")
      #expect(stage.texts.first == "count 1")
    }
  }

  @Test func whatIsPresentedBeginsAnewEachTime() throws {
    let lives = EventLog()
    let view = Stateful(shown) { isPresented in
      Button("Open") { isPresented.wrappedValue = true }
        .sheet(isPresented: isPresented) { Probe("sheet", lives) }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      try stage.swipeSheet(by: 500)
      try stage.tap("Open")
      #expect(lives.take() == ["sheet1", "sheet2"])
    }
  }

  @Test func aBindingThatStaysTruePresentsOnce() throws {
    try PresentedStage.run(
      Color.red.sheet(isPresented: .constant(true)) { Text(verbatim: "Once") }
    ) { stage in
      stage.play()
      #expect(stage.texts == ["Once"])
      try stage.swipeSheet(by: 500)
      #expect(stage.presented.isEmpty)
    }
  }

  /// Says the level of its traits, over a color of the system.
  private struct Level: View {
    @Environment(\.level) private var level

    var body: some View {
      Text(verbatim: level == .elevated ? "elevated" : "base")
        .background(Color(.secondarySystemBackground))
    }
  }

  /// In dark colors a sheet was as black as the page, or had a color of its own that views inside
  /// did not know.
  @Test(arguments: [true, false])
  func inDarkColorsASheetIsElevatedAndACoverIsNot(isSheet: Bool) throws {
    let view = Group {
      if isSheet {
        Color.red.sheet(isPresented: .constant(true)) { Level() }
      } else {
        Color.red.fullScreenCover(isPresented: .constant(true)) { Level() }
      }
    }
    try PresentedStage.run(view) { stage in
      stage.stage.set(LiveViewStage.Settings(appearance: .dark))
      stage.play()
      let presented = try #require(stage.presented.first?.view)
      #expect(stage.texts == [isSheet ? "elevated" : "base"])
      let page = UITraitCollection(userInterfaceStyle: .dark)
      let lighter = page.replacing(UITraitUserInterfaceLevel.self, value: .elevated)
      let traits = isSheet ? lighter : page
      func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
      #expect(presented.layer.backgroundColor == color(.systemBackground))
      let grounds = presented.views(of: UIView.self).compactMap(\.layer.backgroundColor)
      #expect(grounds.contains(color(.secondarySystemBackground)))
    }
  }

  @Test func aCoverFillsTheScreenAndIsNotSwiped() throws {
    let view = Stateful(shown) { isPresented in
      Color.red
        .onDisappear { log.note("gone") }
        .fullScreenCover(isPresented: isPresented, onDismiss: { log.note("dismissed") }) {
          Inside(log: EventLog())
        }
    }
    try PresentedStage.run(view) { stage in
      stage.play()
      #expect(stage.presented.first?.view.bounds.size == stage.root.view.bounds.size)
      stage.swipe(from: CGPoint(x: 180, y: 20), by: 500)
      #expect(stage.presented.count == 1 && log.take().isEmpty, "The view below stays.")
      try stage.tap("Dismiss")
      #expect(stage.presented.isEmpty && log.take() == ["dismissed"])
    }
  }

  @Test func aHostingControllerThatUIKitPresentsIsDismissedFromInside() throws {
    try PresentedStage.run(Color.red) { stage in
      stage.root.present(UIHostingController(rootView: Inside(log: log)), animated: true)
      stage.play()
      #expect(stage.texts.first == "plain true -1 light")
      try stage.tap("Dismiss")
      #expect(stage.presented.isEmpty)
    }
  }
}
