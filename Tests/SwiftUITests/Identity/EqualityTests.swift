import Testing

@testable import SwiftUI
import UIKit

/// How values of views are compared to find out whether their bodies run.
@MainActor
@Suite(.serialized)
struct EqualityTests {
  private let log = EventLog()

  /// Equal for numbers of the same parity. With a log, which is a reference, it is no plain data.
  private struct Parity: View, @preconcurrency Equatable {
    let number: Int
    let log: EventLog
    @State private var extra = 0
    var connect: ((Binding<Int>) -> Void)?

    var body: some View {
      let _ = log.note("parity \(number) \(extra)")
      let _ = connect?($extra)
      Color.red
    }

    static func == (one: Parity, other: Parity) -> Bool { one.number % 2 == other.number % 2 }
  }

  // Rests on: Apple documentation, View, equatable().
  @Test func anEquatableViewRunsWhenItIsNotEqual() {
    let view = DrivenView(1) { [log] in Parity(number: $0, log: log).equatable() }
    view.set(3)
    #expect(log.take() == ["parity 1 0"])
    view.set(4)
    #expect(log.take() == ["parity 4 0"])
  }

  // Rests on: Apple documentation, EquatableView, Overview.
  @Test func anEquatableViewRunsForItsOwnState() {
    var extra: Binding<Int>?
    let view = DrivenView(1) { [log] in
      EquatableView(content: Parity(number: $0, log: log, connect: { extra = $0 }))
    }
    _ = log.take()
    extra?.wrappedValue = 5
    view.update()
    #expect(log.take() == ["parity 1 5"])
  }

  // Rests on: J. Harper on view equality, quoted in "SwiftUI View Equality" (chris.eidhof.nl).
  @Test func aViewThatIsNoPlainDataIsAskedWithoutEquatableView() {
    let view = DrivenView(1) { [log] in Parity(number: $0, log: log) }
    view.set(3)
    #expect(log.take() == ["parity 1 0"])
  }

  @MainActor private static var plainLog: [Int] = []

  private struct Plain: View, @preconcurrency Equatable {
    let number: Int

    var body: some View {
      let _ = EqualityTests.plainLog.append(number)
      Color.red
    }

    static func == (one: Plain, other: Plain) -> Bool { one.number % 2 == other.number % 2 }
  }

  // Rests on: J. Harper on view equality, quoted in "SwiftUI View Equality" (chris.eidhof.nl):
  // plain data are compared field by field.
  @Test func aViewOfPlainDataIsComparedByItsFields() {
    Self.plainLog = []
    let view = DrivenView(1) { Plain(number: $0) }
    view.set(3)
    #expect(Self.plainLog == [1, 3])
  }

  // Rests on: J. Harper on view equality, quoted in "SwiftUI View Equality" (chris.eidhof.nl):
  // an EquatableView forces the use of ==.
  @Test func anEquatableViewOfPlainDataIsAsked() {
    Self.plainLog = []
    let view = DrivenView(1) { Plain(number: $0).equatable() }
    view.set(3)
    #expect(Self.plainLog == [1])
    view.set(4)
    #expect(Self.plainLog == [1, 4])
  }

  private struct Shape {
    var name: String
    var sizes: [Int]
    var note: String?
  }

  private struct Showing: View {
    let shape: Shape
    let log: EventLog

    var body: some View {
      let _ = log.note(shape.name)
      Color.red
    }
  }

  // Rests on: J. Harper on view equality, quoted in "SwiftUI View Equality" (chris.eidhof.nl):
  // fields are compared recursively.
  @Test func fieldsOfFieldsAreCompared() {
    func shape(_ name: String) -> Shape { Shape(name: name, sizes: [1, 2], note: name + "!") }
    let view = DrivenView("a") { [log] in Showing(shape: shape($0), log: log) }
    view.set("a")
    #expect(log.take() == ["a"])
    view.set("b")
    #expect(log.take() == ["b"])
  }

  private final class Box {
    var number = 1
  }

  private struct Holding: View {
    let box: Box
    let log: EventLog

    var body: some View {
      let _ = log.note("box \(box.number)")
      Color.red
    }
  }

  // Rests on: J. Harper on view equality, quoted in "SwiftUI View Equality" (chris.eidhof.nl).
  @Test func referencesAreComparedByIdentity() {
    let (one, other) = (Box(), Box())
    let view = DrivenView(one) { [log] in Holding(box: $0, log: log) }
    one.number = 2
    view.set(one)
    #expect(log.take() == ["box 1"], "A plain object does not tell of changes.")
    view.set(other)
    #expect(log.take() == ["box 1"])
  }

  private struct Acting: View {
    let log: EventLog
    let action: () -> Void

    var body: some View {
      let _ = log.note("acting")
      Color.red.onTapGesture(perform: action)
    }
  }

  // Rests on: C. Eidhof, "SwiftUI View Equality": closures cannot be compared.
  @Test func aViewWithAClosureThatCapturesRuns() {
    let view = DrivenView(1) { [log] number in Acting(log: log) { log.note("\(number)") } }
    view.set(2)
    #expect(log.take() == ["acting", "acting"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies: value comparison.
  @Test func aViewMadeOfTheSameValuesDoesNotRun() {
    let view = DrivenView(1) { [log] number in
      VStack {
        Probe("a", log, value: 7)
        Probe("b", log, value: number / 2)
      }
    }
    _ = log.take()
    view.set(1)
    #expect(log.take() == [])
    view.set(2)
    #expect(log.take() == ["b2=1"])
  }

  // Rests on: WWDC23 "Demystify SwiftUI performance" (10160), Dependencies.
  @Test func anUnchangedParentDoesNotKeepAChildFromRunning() {
    struct Parent: View {
      let log: EventLog
      @Binding var number: Int

      var body: some View {
        let _ = log.note("parent")
        Probe("child", log)
        Reader(log: log, number: $number)
      }
    }
    struct Reader: View {
      let log: EventLog
      @Binding var number: Int

      var body: some View {
        let _ = log.note("reader \(number)")
        Color.red
      }
    }
    struct Root: View {
      let log: EventLog
      let connect: (Binding<Int>) -> Void
      @State private var number = 0

      var body: some View {
        let _ = connect($number)
        Parent(log: log, number: $number)
      }
    }
    var number: Binding<Int>?
    let hosted = HostedView(Root(log: log) { number = $0 })
    #expect(log.take() == ["parent", "child1", "reader 0"])
    number?.wrappedValue = 1
    hosted.update()
    #expect(log.take() == ["reader 1"])
  }
}
