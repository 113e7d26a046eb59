import Testing

@testable import SwiftUI
import UIKit

/// Which values the actions of `onChange` get, and when they run.
@MainActor
@Suite(.serialized)
struct ChangeValueTests {
  private let log = EventLog()

  private func watching<Value: Equatable>(
    _ value: Value, initial: Bool = false
  ) -> DrivenView<Value, some View> {
    DrivenView(value) { [log] value in
      Color.red.onChange(of: value, initial: initial) { log.note("\($0) \($1)") }
    }
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:), oldValue and newValue.
  @Test func eachChangeHasItsOldAndNewValue() {
    let view = watching(1)
    view.set(2)
    view.set(5)
    #expect(log.take() == ["1 2", "2 5"])
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:): the comparison of values.
  @Test func severalChangesOfATurnAreOne() {
    let view = watching(1)
    view.driver.value = 2
    view.driver.value = 3
    view.update()
    #expect(log.take() == ["1 3"])
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:): the comparison of values.
  @Test func aValueThatIsBackBeforeTheUpdateHasNotChanged() {
    let view = watching(1)
    view.driver.value = 2
    view.driver.value = 1
    view.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:), initial.
  @Test func theFirstActionGetsTheFirstValueTwice() {
    let view = watching(1, initial: true)
    #expect(log.take() == ["1 1"])
    view.set(2)
    #expect(log.take() == ["1 2"])
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:), initial: false by default.
  @Test func theFirstValueIsNoChange() {
    let view = watching(1)
    view.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:): Equatable values.
  @Test func optionalsAndArraysAreCompared() {
    let optional = watching(Int?.none)
    optional.set(1)
    optional.set(nil)
    #expect(log.take() == ["nil Optional(1)", "Optional(1) nil"])
    let list = watching([1])
    list.set([1])
    list.set([1, 2])
    #expect(log.take() == ["[1] [1, 2]"])
  }

  private struct Copying: View {
    let log: EventLog
    let given: Int
    @State private var copy = 0

    var body: some View {
      let _ = log.note("body \(given) \(copy)")
      Color.red
        .frame(width: CGFloat(copy), height: 10)
        .onChange(of: given) { copy = given }
    }
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:): the action of the new view sees
  // its
  // new values.
  @Test func theActionSeesTheNewValuesAndItsChangeIsInTheSamePicture() {
    let view = DrivenView(1) { [log] in Copying(log: log, given: $0) }
    _ = log.take()
    view.set(30)
    #expect(log.take() == ["body 30 0", "body 30 30"])
  }

  private struct Chained: View {
    let log: EventLog
    let given: Int
    @State private var second = 0
    @State private var third = 0

    var body: some View {
      Color.red
        .onChange(of: given) { second = given * 2 }
        .onChange(of: second) {
          log.note("second \(second)")
          third = second * 2
        }
        .onChange(of: third) { log.note("third \(third)") }
    }
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:): side effects that change values.
  @Test func aChangeMadeByAnActionIsAnotherChange() {
    let view = DrivenView(1) { [log] in Chained(log: log, given: $0) }
    view.set(2)
    #expect(log.take() == ["second 4", "third 8"])
  }

  private struct Endless: View {
    let log: EventLog
    @State private var number = 0

    var body: some View {
      Color.red
        .onAppear { number = 1 }
        .onChange(of: number) {
          log.note("change")
          number += 1
        }
    }
  }

  // Rests on: swiftui-lab.com, "Safely Updating The View State": endless loops.
  @Test func changesWithoutEndDoNotStopThePage() {
    _ = HostedView(Endless(log: log))
    #expect(log.events.count > 1 && log.events.count < 1000)
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:).
  @Test func anotherClosureWithTheSameValueDoesNotRun() {
    let view = DrivenView(1) { [log] number in
      Color.red.onChange(of: number / 10) { log.note("\(number)") }
    }
    view.set(2)
    view.set(3)
    #expect(log.take() == [])
    view.set(10)
    #expect(log.take() == ["10"])
  }

  private struct Keyed: View {
    let log: EventLog
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Color.red.onChange(of: direction) { log.note("\($0) \($1)") }
    }
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:): values of the environment.
  @Test func aValueOfTheEnvironmentMayBeWatched() {
    let view = DrivenView(LayoutDirection.leftToRight) { [log] in
      Keyed(log: log).environment(\.layoutDirection, $0)
    }
    view.set(.rightToLeft)
    #expect(log.take() == ["leftToRight rightToLeft"])
  }

  private struct Bound: View {
    let log: EventLog
    let connect: (Binding<Int>) -> Void
    @State private var number = 0

    var body: some View {
      let _ = connect($number)
      Color.red.onChange(of: number) { log.note("\(number)") }
    }
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:); WWDC21 "Demystify SwiftUI"
  // (10022),
  // Dependencies: the watched value is read by the body.
  @Test func aWatchedStateRunsTheActionOnceForEachTurn() {
    var number: Binding<Int>?
    let hosted = HostedView(Bound(log: log) { number = $0 })
    number?.wrappedValue = 1
    number?.wrappedValue = 2
    hosted.update()
    number?.wrappedValue = 3
    hosted.update()
    #expect(log.take() == ["2", "3"])
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:).
  @Test func aViewThatEndsIsNotWatched() {
    let view = DrivenView(1) { [log] number in
      if number < 3 { Color.red.onChange(of: number) { log.note("\(number)") } }
    }
    view.set(2)
    view.set(3)
    #expect(log.take() == ["2"])
  }
}
