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
        log.note("\($0.map { "\($0)" } ?? "none") > \($1.map { "\($0)" } ?? "none")")
      }
    }
  }

  /// Lets what waits for the next turn of the run loop happen.
  private func settle<V: View>(_ stage: AnimatedStage<V>) {
    for _ in 0..<3 {
      RunLoop.main.run(until: Date().addingTimeInterval(0.01))
      stage.advance(by: 0.1)
    }
  }

  private func fields<V: View>(_ stage: AnimatedStage<V>) -> [Bool] {
    stage.host.views(of: UITextField.self).map(\.isFirstResponder)
  }

  @Test func theStateGivesAndTakesTheFocus() {
    let log = EventLog()
    AnimatedStage.run(Form(log: log)) { stage in
      let buttons = stage.host.views(of: PressControl.self)
      #expect(fields(stage) == [false, false])
      stage.tap(buttons[0])
      settle(stage)
      #expect(fields(stage) == [true, false])
      stage.tap(buttons[1])
      settle(stage)
      #expect(fields(stage) == [false, false])
    }
    #expect(log.take() == ["none > name", "name > none"])
  }

  @Test func tapsOfFieldsSetTheState() {
    let log = EventLog()
    AnimatedStage.run(Form(log: log)) { stage in
      let all = stage.host.views(of: UITextField.self)
      stage.tap(all[1])
      settle(stage)
      #expect(fields(stage) == [false, true])
      stage.tap(all[0])
      settle(stage)
      #expect(fields(stage) == [true, false])
    }
    #expect(log.take().last?.hasSuffix("> name") == true)
  }

  @Test func submittingMovesTheFocus() throws {
    let log = EventLog()
    try AnimatedStage.run(Form(log: log)) { stage in
      let name = try stage.first(UITextField.self)
      stage.tap(name)
      settle(stage)
      _ = name.delegate?.textFieldShouldReturn(name)
      settle(stage)
      #expect(fields(stage) == [false, true])
    }
  }

  @Test func aDefaultFocusIsSetWhenTheViewAppears() {
    AnimatedStage.run(Form(log: EventLog(), begins: .password)) { stage in
      settle(stage)
      #expect(fields(stage) == [false, true])
    }
  }

  @Test func aConditionStandsForOneField() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
        Button("Focus") { isFocused = true }
      }
    }
    AnimatedStage.run(Page()) { stage in
      #expect(stage.texts.contains("not focused"))
      stage.tap(stage.host.views(of: PressControl.self)[0])
      settle(stage)
      #expect(stage.texts.contains("focused"))
      #expect(fields(stage) == [true])
    }
  }
}
