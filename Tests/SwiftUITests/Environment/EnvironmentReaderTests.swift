import Testing

@testable import SwiftUI
import UIKit

/// Which views run when values of the environment change.
@MainActor
@Suite(.serialized)
struct EnvironmentReaderTests {
  private let log = EventLog()

  fileprivate struct FirstKey: EnvironmentKey {
    static let defaultValue = 0
  }

  fileprivate struct SecondKey: EnvironmentKey {
    static let defaultValue = "none"
  }

  private struct First: View {
    let log: EventLog
    @Environment(\.firstValue) private var value

    var body: some View {
      let _ = log.note("first \(value)")
      Color.red
    }
  }

  private struct Second: View {
    let log: EventLog
    @Environment(\.secondValue) private var value

    var body: some View {
      let _ = log.note("second \(value)")
      Color.red
    }
  }

  private struct Both: View {
    let log: EventLog

    var body: some View {
      let _ = log.note("container")
      VStack {
        First(log: log)
        Second(log: log)
      }
    }
  }

  // Rests on: Apple documentation, EnvironmentKey, defaultValue.
  @Test func aValueThatNobodySetsIsTheDefault() {
    _ = HostedView(Both(log: log))
    #expect(log.take() == ["container", "first 0", "second none"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies: the environment.
  @Test func onlyReadersOfTheChangedKeyRun() {
    let view = DrivenView((1, "a")) { [log] values in
      Both(log: log).environment(\.firstValue, values.0).environment(\.secondValue, values.1)
    }
    #expect(log.take() == ["container", "first 1", "second a"])
    view.set((2, "a"))
    #expect(log.take() == ["first 2"])
    view.set((2, "b"))
    #expect(log.take() == ["second b"])
  }

  // Rests on: WWDC23 "Demystify SwiftUI performance" (10160), Dependencies.
  @Test func anEqualValueRunsNoReader() {
    let view = DrivenView(1) { [log] number in
      Both(log: log).environment(\.firstValue, number / 10)
    }
    _ = log.take()
    view.set(2)
    #expect(log.take() == [])
  }

  // Rests on: Apple documentation, View, environment(_:_:): the view and its descendants.
  @Test func theNearestValueCounts() {
    let view = DrivenView(1) { [log] number in
      VStack {
        First(log: log).environment(\.firstValue, 100)
        First(log: log)
      }
      .environment(\.firstValue, number)
    }
    #expect(log.take() == ["first 100", "first 1"])
    view.set(2)
    #expect(log.take() == ["first 2"])
  }

  // Rests on: Apple documentation, View, transformEnvironment(_:transform:).
  @Test func aTransformBuildsOnTheOuterValue() {
    let view = DrivenView(1) { [log] number in
      First(log: log).transformEnvironment(\.firstValue) { $0 += 10 }
        .environment(\.firstValue, number)
    }
    view.set(2)
    #expect(log.take() == ["first 11", "first 12"])
  }

  private struct Conditional: View {
    let log: EventLog
    let isRead: Bool
    @Environment(\.firstValue) private var value

    var body: some View {
      let _ = log.note(isRead ? "read \(value)" : "not read")
      Color.red
    }
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies. A body that declares a key and does
  // not read it may run in Apple's implementation; it does not need to.
  @Test func aReaderRunsWithTheNewValue() {
    let view = DrivenView(1) { [log] number in
      Conditional(log: log, isRead: true).environment(\.firstValue, number)
    }
    view.set(5)
    #expect(log.take() == ["read 1", "read 5"])
  }

  // Rests on: Apple documentation, EnvironmentValues, Overview: deep in the hierarchy.
  @Test func aValuePassesViewsThatDoNotReadIt() {
    struct Deep: View {
      let log: EventLog
      let depth: Int

      var body: some View {
        let _ = log.note("depth \(depth)")
        if depth > 0 {
          AnyView(Deep(log: log, depth: depth - 1))
        } else {
          First(log: log)
        }
      }
    }
    let view = DrivenView(1) { [log] number in
      Deep(log: log, depth: 5).environment(\.firstValue, number)
    }
    _ = log.take()
    view.set(2)
    #expect(log.take() == ["first 2"])
  }

  // Rests on: Apple documentation, ViewModifier and Environment: modifiers read the environment.
  @Test func aModifierReadsTheEnvironmentOfItsPlace() {
    struct Reading: ViewModifier {
      let log: EventLog
      @Environment(\.firstValue) private var value

      func body(content: Content) -> some View {
        let _ = log.note("modifier \(value)")
        content.environment(\.firstValue, value + 1)
      }
    }
    let view = DrivenView(1) { [log] number in
      First(log: log).modifier(Reading(log: log)).environment(\.firstValue, number)
    }
    #expect(log.take() == ["modifier 1", "first 2"])
    view.set(5)
    #expect(log.take() == ["modifier 5", "first 6"])
  }

  // Rests on: Apple documentation, View, disabled(_:): a view inside cannot enable itself again.
  @Test func disabledViewsStayDisabledInside() {
    struct Reader: View {
      let log: EventLog
      @Environment(\.isEnabled) private var isEnabled

      var body: some View {
        let _ = log.note("\(isEnabled)")
        Color.red
      }
    }
    let view = DrivenView(true) { [log] isOff in
      VStack { Reader(log: log).disabled(false) }.disabled(isOff)
    }
    view.set(false)
    #expect(log.take() == ["false", "true"])
  }

  // Rests on: Apple documentation, EnvironmentValues, colorScheme; UIView,
  // overrideUserInterfaceStyle.
  @Test func aTraitOfTheHostRunsItsReaders() {
    struct Reader: View {
      let log: EventLog
      @Environment(\.colorScheme) private var scheme

      var body: some View {
        let _ = log.note("\(scheme)")
        Color.red
      }
    }
    let hosted = HostedView(
      VStack { [log] in
        Reader(log: log)
        Probe("other", log)
      })
    #expect(log.take() == ["light", "other1"])
    hosted.host.overrideUserInterfaceStyle = .dark
    hosted.update()
    #expect(log.take() == ["dark"])
  }

  // Rests on: Apple documentation, View, environment(_:_:): a closure as a value.
  @Test func aViewThatComesLaterReadsTheCurrentValue() {
    let view = DrivenView((1, false)) { [log] state in
      VStack {
        if state.1 { First(log: log) }
      }
      .environment(\.firstValue, state.0)
    }
    view.set((2, false))
    view.set((3, true))
    #expect(log.take() == ["first 3"])
  }
}

extension EnvironmentValues {
  fileprivate var firstValue: Int {
    get { self[EnvironmentReaderTests.FirstKey.self] }
    set { self[EnvironmentReaderTests.FirstKey.self] = newValue }
  }

  fileprivate var secondValue: String {
    get { self[EnvironmentReaderTests.SecondKey.self] }
    set { self[EnvironmentReaderTests.SecondKey.self] = newValue }
  }
}
