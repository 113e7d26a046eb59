import Combine
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Objects that the view with the focus hands to others, and what views know of the focus.
@MainActor
@Suite(.serialized)
struct FocusedObjectTests {
  final class Model: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  @Observable
  final class Watched {
    var name = "watched"
  }

  private struct Reader: View {
    @FocusedObject private var model: Model?
    @FocusedValue(Watched.self) private var watched

    var body: some View {
      Text("\(model?.name ?? "none") \($model.name?.wrappedValue ?? "none")" as String)
      Text("\(watched?.name ?? "none")" as String)
    }
  }

  // Rests on: Apple documentation, FocusedObject and View, focusedObject(_:).
  @Test func anObjectIsReadWhileItsFieldHasTheFocus() throws {
    let (one, watched) = (Model("one"), Watched())
    let view = VStack {
      TextField("a", text: .constant("")).focusedObject(one).focusedValue(watched)
      Reader()
    }
    try AnimatedStage.run(view) { stage in
      #expect(stage.texts.suffix(2) == ["none none", "none"])
      stage.tap(try stage.first(UITextField.self))
      #expect(stage.texts.suffix(2) == ["one one", "watched"])
      one.name = "new"
      watched.name = "changed"
      stage.advance(by: 0.1)
      #expect(stage.texts.suffix(2) == ["new new", "changed"])
      try stage.first(UITextField.self).resignFirstResponder()
      stage.advance(by: 0.1)
      #expect(stage.texts.suffix(2) == ["none none", "none"])
    }
  }

  // Rests on: Apple documentation, View, focusedSceneObject(_:).
  @Test func anObjectOfTheSceneIsReadWhereverTheFocusIs() {
    let view = VStack {
      Color.red.focusedSceneObject(Model("scene")).focusedSceneValue(Watched())
      Reader()
    }
    AnimatedStage.run(view) { #expect($0.texts == ["scene scene", "watched"]) }
  }

  // Rests on: Apple documentation, EnvironmentValues, isFocused and isFocusEffectEnabled.
  @Test func viewsInsideKnowOfTheFocus() async {
    struct Told: View {
      @Environment(\.isFocused) private var isFocused
      @Environment(\.isFocusEffectEnabled) private var hasEffect
      var body: some View { Text("\(isFocused) \(hasEffect)" as String) }
    }
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Told().focusable().focused($isFocused).focusEffectDisabled()
        Button("Focus") { isFocused.toggle() }
      }
    }
    await AnimatedStage.run(Page()) { stage in
      await stage.settle()
      #expect(stage.texts == ["false false", "Focus"])
      for control in stage.host.views(of: PressControl.self) { stage.tap(control) }
      await stage.settle()
      #expect(stage.texts == ["true false", "Focus"])
      for control in stage.host.views(of: PressControl.self) { stage.tap(control) }
      await stage.settle()
      #expect(stage.texts == ["false false", "Focus"])
    }
  }
}
