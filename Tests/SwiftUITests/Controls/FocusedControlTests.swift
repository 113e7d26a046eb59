import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct FocusedControlTests {
  private enum Field: Hashable { case name, password }

  private struct Form: View {
    let log: EventLog
    var begins: Field?
    @State private var name = ""
    @State private var password = ""
    @FocusState private var focus: Field?

    private func name(of field: Field?) -> String { field.map { "\($0)" } ?? "none" }

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name)
          .onSubmit { focus = .password }
        SecureField("Password", text: $password).focused($focus, equals: .password)
        Button("Name") { focus = .name }
        Button("None") { focus = nil }
      }
      .defaultFocus($focus, begins)
      .onChange(of: focus) {
        log.note("\(name(of: $0)) > \(name(of: $1))")
      }
    }
  }

  private func fields<V: View>(_ stage: AnimatedStage<V>) -> [Bool] {
    stage.host.views(of: UITextField.self).map(\.isFirstResponder)
  }

  @Test func theStateGivesAndTakesTheFocus() async {
    let log = EventLog()
    await AnimatedStage.run(Form(log: log)) { stage in
      let buttons = stage.host.views(of: PressControl.self)
      #expect(fields(stage) == [false, false])
      stage.tap(buttons[0])
      await stage.settle()
      #expect(fields(stage) == [true, false])
      stage.tap(buttons[1])
      await stage.settle()
      #expect(fields(stage) == [false, false])
    }
    #expect(log.take() == ["none > name", "name > none"])
  }

  @Test func tapsOfFieldsSetTheState() async {
    let log = EventLog()
    await AnimatedStage.run(Form(log: log)) { stage in
      let all = stage.host.views(of: UITextField.self)
      stage.tap(all[1])
      await stage.settle()
      #expect(fields(stage) == [false, true])
      stage.tap(all[0])
      await stage.settle()
      #expect(fields(stage) == [true, false])
    }
    #expect(log.take().last?.hasSuffix("> name") == true)
  }

  @Test func submittingMovesTheFocus() async throws {
    let log = EventLog()
    try await AnimatedStage.run(Form(log: log)) { stage in
      let name = try stage.first(UITextField.self)
      stage.tap(name)
      await stage.settle()
      _ = name.delegate?.textFieldShouldReturn(name)
      await stage.settle()
      #expect(fields(stage) == [false, true])
    }
  }

  @Test func aDefaultFocusIsSetWhenTheViewAppears() async {
    await AnimatedStage.run(Form(log: EventLog(), begins: .password)) { stage in
      await stage.settle()
      #expect(fields(stage) == [false, true])
    }
  }

  @Test func aConditionStandsForOneField() async {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
        Button("Focus") { isFocused = true }
      }
    }
    await AnimatedStage.run(Page()) { stage in
      #expect(stage.texts.contains("not focused"))
      stage.tap(stage.host.views(of: PressControl.self)[0])
      await stage.settle()
      #expect(stage.texts.contains("focused"))
      #expect(fields(stage) == [true])
    }
  }
}
