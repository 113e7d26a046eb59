import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// What focus states and fields tell each other.
@MainActor
@Suite(.serialized)
struct FocusStateTests {
  private enum Field: Hashable {
    case name, city
  }

  private final class Control {
    var focus: (Field?) -> Void = { _ in }
    var show: (Bool) -> Void = { _ in }
  }

  private struct Form: View {
    let log: EventLog
    let control: Control
    @State private var name = ""
    @State private var city = ""
    @State private var isShown = true
    @FocusState private var field: Field?

    var body: some View {
      let _ = log.note("\(field.map { "\($0)" } ?? "none")")
      let _ = control.focus = { field = $0 }
      let _ = control.show = { isShown = $0 }
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        if isShown { TextField("City", text: $city).focused($field, equals: .city) }
      }
    }
  }

  /// Lets the field that has been shown get its focus.
  private func settle(_ stage: AnimatedStage<some View>) async {
    for _ in 0..<3 {
      stage.turn()
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    stage.turn()
  }

  private func fields(_ stage: AnimatedStage<some View>) -> [UITextField] {
    func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
    return all(in: stage.host).compactMap { $0 as? UITextField }
  }

  private let log = EventLog()
  private let control = Control()

  // Rests on: Apple documentation, FocusState, Overview: nil while no field has the focus.
  @Test func noFieldHasTheFocusAtFirst() async {
    await AnimatedStage.run(Form(log: log, control: control)) { stage in
      await settle(stage)
      #expect(log.take() == ["none"])
      #expect(fields(stage).allSatisfy { !$0.isFirstResponder })
    }
  }

  // Rests on: Apple documentation, View, focused(_:equals:).
  @Test func theFieldOfTheValueGetsTheFocus() async {
    await AnimatedStage.run(Form(log: log, control: control)) { stage in
      control.focus(.city)
      await settle(stage)
      #expect(fields(stage).map(\.isFirstResponder) == [false, true])
      control.focus(.name)
      await settle(stage)
      #expect(fields(stage).map(\.isFirstResponder) == [true, false])
    }
  }

  // Rests on: Apple documentation, FocusState, Overview: nil takes the focus away.
  @Test func nilTakesTheFocusAway() async {
    await AnimatedStage.run(Form(log: log, control: control)) { stage in
      control.focus(.name)
      await settle(stage)
      control.focus(nil)
      await settle(stage)
      #expect(fields(stage).allSatisfy { !$0.isFirstResponder })
      #expect(log.events.last == "none")
    }
  }

  // Rests on: Apple documentation, FocusState, Overview: it follows the focus of the user.
  @Test func theStateFollowsTheField() async {
    await AnimatedStage.run(Form(log: log, control: control)) { stage in
      fields(stage)[1].becomeFirstResponder()
      await settle(stage)
      #expect(log.events.last == "city")
      fields(stage)[1].resignFirstResponder()
      await settle(stage)
      #expect(log.events.last == "none")
    }
  }

  private struct Single: View {
    let log: EventLog
    let connect: (@escaping (Bool) -> Void) -> Void
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      let _ = log.note("\(isFocused)")
      let _ = connect { isFocused = $0 }
      TextField("Text", text: $text).focused($isFocused)
    }
  }

  // Rests on: Apple documentation, View, focused(_:).
  @Test func aBooleanIsTheFocusOfOneField() async {
    var focus: (Bool) -> Void = { _ in }
    await AnimatedStage.run(Single(log: log) { focus = $0 }) { stage in
      focus(true)
      await settle(stage)
      #expect(fields(stage).map(\.isFirstResponder) == [true])
      focus(false)
      await settle(stage)
      #expect(fields(stage).map(\.isFirstResponder) == [false])
      #expect(log.take() == ["false", "true", "false"])
    }
  }

  // Rests on: Apple documentation, FocusState, Overview; View, focused(_:equals:).
  @Test func aFieldThatGoesHasNoFocus() async {
    await AnimatedStage.run(Form(log: log, control: control)) { stage in
      control.focus(.city)
      await settle(stage)
      control.show(false)
      await settle(stage)
      #expect(fields(stage).map(\.isFirstResponder) == [false])
      #expect(log.events.last == "none")
    }
  }
}
