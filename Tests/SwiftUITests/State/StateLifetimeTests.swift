import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// When a `@State` is made, how long it lives, and which bodies its changes run.
@MainActor
@Suite(.serialized)
struct StateLifetimeTests {
  private let log = EventLog()

  private struct Owner: View {
    let name: String
    let log: EventLog
    var given = 0
    let connect: (Binding<Int>) -> Void
    @State private var number: Int
    @State private var unread = 0

    init(
      _ name: String, _ log: EventLog, given: Int = 0, initial: Int = 0,
      connect: @escaping (Binding<Int>) -> Void
    ) {
      self.name = name
      self.log = log
      self.given = given
      self.connect = connect
      _number = State(initialValue: initial)
    }

    var body: some View {
      let _ = log.note("\(name) \(number) \(given)")
      let _ = connect($number)
      Color.red
    }
  }

  // Rests on: Apple documentation, State, Overview: storage that lasts while the view does.
  @Test func stateOutlivesNewValuesOfItsView() {
    var number: Binding<Int>?
    let view = DrivenView(1) { [log] in Owner("a", log, given: $0) { number = $0 } }
    number?.wrappedValue = 5
    view.update()
    view.set(2)
    #expect(log.take() == ["a 0 1", "a 5 1", "a 5 2"])
  }

  // Rests on: Apple documentation, State, init(wrappedValue:): the initial value is used once.
  @Test func aLaterInitialValueIsIgnored() {
    let view = DrivenView(1) { [log] in Owner("a", log, given: $0, initial: $0) { _ in } }
    view.set(2)
    #expect(log.take() == ["a 1 1", "a 1 2"])
  }

  // Rests on: Apple documentation, State, Overview: private to the view that declares it.
  @Test func viewsOfOneTypeDoNotShareState() {
    var bindings: [String: Binding<Int>] = [:]
    let hosted = HostedView(
      VStack { [log] in
        Owner("a", log) { bindings["a"] = $0 }
        Owner("b", log) { bindings["b"] = $0 }
      })
    _ = log.take()
    bindings["b"]?.wrappedValue = 3
    hosted.update()
    #expect(log.take() == ["b 3 0"])
    #expect(bindings["a"]?.wrappedValue == 0)
  }

  // Rests on: WWDC19 "Data Flow Through SwiftUI" (226), State: one update for an event.
  @Test func changesOfOneTurnAreOneUpdate() {
    var number: Binding<Int>?
    let hosted = HostedView(Owner("a", log) { number = $0 })
    _ = log.take()
    for value in 1...3 { number?.wrappedValue = value }
    #expect(log.take() == [], "Nothing runs before the turn ends.")
    hosted.update()
    #expect(log.take() == ["a 3 0"])
  }

  // Rests on: WWDC23 "Demystify SwiftUI performance" (10160), Dependencies.
  @Test func anEqualValueRunsNothing() {
    var number: Binding<Int>?
    let hosted = HostedView(Owner("a", log) { number = $0 })
    _ = log.take()
    number?.wrappedValue = 0
    hosted.update()
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, State, Overview: a value read before the view is drawn.
  @Test func aNewValueIsReadAtOnce() {
    var number: Binding<Int>?
    _ = HostedView(Owner("a", log) { number = $0 })
    number?.wrappedValue = 4
    #expect(number?.wrappedValue == 4)
  }

  private struct Unreading: View {
    let log: EventLog
    let connect: (Binding<Int>) -> Void
    @State private var number = 0

    var body: some View {
      let _ = log.note("parent")
      let _ = connect($number)
      Color.red.onTapGesture { log.note("\(number)") }
    }
  }

  // Rests on: Apple documentation, State, Overview: the parts that depend on the value.
  @Test func stateThatNoBodyReadsRunsNoBody() {
    var number: Binding<Int>?
    let hosted = HostedView(Unreading(log: log) { number = $0 })
    number?.wrappedValue = 1
    hosted.update()
    #expect(log.take() == ["parent"])
  }

  private struct Branching: View {
    let log: EventLog
    let connect: (Binding<Bool>, Binding<Int>) -> Void
    @State private var isRead = true
    @State private var number = 0

    var body: some View {
      let _ = connect($isRead, $number)
      let _ = log.note(isRead ? "read \(number)" : "not read")
      Color.red
    }
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies: those of the last evaluation.
  @Test func whatTheLastRunReadCounts() {
    var (isRead, number): (Binding<Bool>?, Binding<Int>?)
    let hosted = HostedView(Branching(log: log) { (isRead, number) = ($0, $1) })
    isRead?.wrappedValue = false
    hosted.update()
    _ = log.take()
    number?.wrappedValue = 1
    hosted.update()
    #expect(log.take() == [])
    isRead?.wrappedValue = true
    hosted.update()
    #expect(log.take() == ["read 1"])
  }

  private struct Settings {
    var name = "a"
    var sizes = [1, 2]
  }

  private struct Structured: View {
    let log: EventLog
    let connect: (Binding<Settings>) -> Void
    @State private var settings = Settings()

    var body: some View {
      let _ = connect($settings)
      let _ = log.note("\(settings.name) \(settings.sizes)")
      Color.red
    }
  }

  // Rests on: Apple documentation, State, Overview: values of structures.
  @Test func aChangeInsideAValueIsAChange() {
    var settings: Binding<Settings>?
    let hosted = HostedView(Structured(log: log) { settings = $0 })
    settings?.wrappedValue.sizes[1] = 7
    hosted.update()
    settings?.name.wrappedValue = "b"
    hosted.update()
    #expect(log.take() == ["a [1, 2]", "a [1, 7]", "b [1, 7]"])
  }

  private struct Optionally: View {
    let log: EventLog
    let connect: (Binding<String?>) -> Void
    @State private var name: String?

    var body: some View {
      let _ = connect($name)
      let _ = log.note(name ?? "none")
      Color.red
    }
  }

  // Rests on: Apple documentation, State, init() where the value is optional.
  @Test func anOptionalStateBeginsAsNil() {
    var name: Binding<String?>?
    let hosted = HostedView(Optionally(log: log) { name = $0 })
    name?.wrappedValue = "x"
    hosted.update()
    #expect(log.take() == ["none", "x"])
  }

  private struct Passing: View {
    let log: EventLog
    let connect: (Binding<Int>) -> Void
    @State private var number = 1

    var body: some View {
      let _ = connect($number)
      Probe("half", log, value: number / 2)
      Probe("whole", log, value: number)
    }
  }

  // Rests on: Apple documentation, State, Share state with subviews.
  @Test func aSubviewRunsWhenTheValueItGotIsAnother() {
    var number: Binding<Int>?
    let hosted = HostedView(Passing(log: log) { number = $0 })
    #expect(log.take() == ["half1=0", "whole2=1"])
    number?.wrappedValue = 2
    hosted.update()
    #expect(log.takeSorted() == ["half1=1", "whole2=2"])
    number?.wrappedValue = 3
    hosted.update()
    #expect(log.take() == ["whole2=3"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Lifetime of views and state.
  @Test func stateOfAViewThatEndsIsLost() {
    var number: Binding<Int>?
    let view = DrivenView(true) { [log] in
      if $0 { Owner("a", log) { number = $0 } }
    }
    number?.wrappedValue = 9
    view.update()
    view.set(false)
    view.set(true)
    #expect(log.take() == ["a 0 0", "a 9 0", "a 0 0"])
  }

  private final class Reference {
    let lives: Lives

    init(_ lives: Lives) {
      self.lives = lives
      lives.begun += 1
      lives.current += 1
    }

    deinit { lives.current -= 1 }
  }

  private struct Keeping: View {
    let given: Int
    @State private var reference: Reference

    init(given: Int, lives: Lives) {
      self.given = given
      _reference = State(wrappedValue: Reference(lives))
    }

    var body: some View {
      let _ = reference
      Color.red
    }
  }

  // Rests on: Apple documentation, State, Store observable objects: each value of the view makes an
  // object, and the first one is kept.
  @Test func theFirstObjectOfAStateIsKept() {
    let lives = log.lives
    let view = DrivenView(1) { Keeping(given: $0, lives: lives) }
    view.set(2)
    view.set(3)
    #expect(lives.begun == 3)
    #expect(lives.current <= 2, "The first one, and the last one in the value of the view.")
  }
}
