import Testing

@testable import SwiftUI
import UIKit

/// What wrappers without a look of their own do to identity.
@MainActor
@Suite(.serialized)
struct ErasureTests {
  private let log = EventLog()

  // Rests on: Apple documentation, AnyView, Overview.
  @Test func anErasedViewOfTheSameTypeGoesOn() {
    let view = DrivenView(1) { [log] in AnyView(Probe("a", log, value: $0)) }
    view.set(2)
    #expect(log.take() == ["a1=1", "a1=2"])
  }

  // Rests on: Apple documentation, AnyView, Overview: another type destroys the hierarchy.
  @Test func anErasedViewOfAnotherTypeBeginsAgain() {
    let view = DrivenView(true) { [log] in
      $0 ? AnyView(Probe("a", log)) : AnyView(Probe("a", log).padding())
    }
    view.set(false)
    view.set(true)
    #expect(log.take() == ["a1", "a2", "a3"])
    #expect(log.lives.current == 1)
  }

  // Rests on: Apple documentation, AnyView, Overview: a type is erased, no identity is added.
  @Test func branchesOfOneErasedTypeAreOneIdentity() {
    let view = DrivenView(true) { [log] isOn -> AnyView in
      if isOn { return AnyView(Probe("a", log, value: 1)) }
      return AnyView(Probe("a", log, value: 2))
    }
    view.set(false)
    #expect(log.take() == ["a1=1", "a1=2"])
  }

  // Rests on: Apple documentation, AnyView, init(_:).
  @Test func anErasedViewErasedAgainIsTheSame() {
    let view = DrivenView(true) { [log] isOn -> AnyView in
      let one = AnyView(Probe("a", log))
      return isOn ? one : AnyView(AnyView(one))
    }
    view.set(false)
    #expect(log.take() == ["a1"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Explicit identity; AnyView.
  @Test func erasedRowsKeepTheirIds() {
    let view = DrivenView(["a", "b"]) { [log] names in
      VStack { ForEach(names, id: \.self) { AnyView(Probe($0, log)) } }
    }
    view.set(["b", "a"])
    #expect(log.take() == ["a1", "b2"])
  }

  // Rests on: Apple documentation, Group, Overview.
  @Test func aGroupLeavesItsViewsTheirState() {
    let view = DrivenView(1) { [log] number in
      Group {
        Probe("a", log)
        Probe("b", log, value: number)
      }
      .padding()
    }
    view.set(2)
    #expect(log.take() == ["a1", "b2=1", "b2=2"])
  }

  // Rests on: Apple documentation, Group, Overview: a modifier applies to each member.
  @Test func aModifierOfAGroupIsThatOfEachMember() {
    _ = HostedView(
      Group {
        Color.red
        Color.blue
      }
      .onAppear { [log] in log.note("appear") })
    #expect(log.take() == ["appear", "appear"])
  }

  private struct Counting: ViewModifier {
    let log: EventLog
    let number: Int
    @State private var first: Int

    init(log: EventLog, number: Int) {
      self.log = log
      self.number = number
      _first = State(initialValue: number)
    }

    func body(content: Content) -> some View {
      let _ = log.note("modifier \(first) \(number)")
      content
    }
  }

  // Rests on: Apple documentation, ViewModifier, Overview; State.
  @Test func aModifierHasStateOfItsOwn() {
    let view = DrivenView(1) { [log] in
      Color.red.modifier(Counting(log: log, number: $0))
    }
    view.set(2)
    #expect(log.take() == ["modifier 1 1", "modifier 1 2"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Dependencies: value comparison.
  @Test func aModifierThatChangesLeavesItsContent() {
    let view = DrivenView(1) { [log] in
      Probe("a", log).modifier(Counting(log: log, number: $0))
    }
    _ = log.take()
    view.set(2)
    #expect(log.take() == ["modifier 1 2"])
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        content
      }
    }
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func contentThatAModifierShowsTwiceHasTwoStates() {
    let view = DrivenView(1) { [log] in Probe("a", log, value: $0).modifier(Doubled()) }
    view.set(2)
    #expect(log.take() == ["a1=1", "a2=1", "a1=2", "a2=2"])
  }

  // Rests on: Apple documentation, View, background(alignment:content:).
  @Test func aBackgroundHasAnIdentityOfItsOwn() {
    let view = DrivenView(1) { [log] number in
      Probe("front", log).background { Probe("back", log, value: number) }
    }
    #expect(log.takeSorted() == ["back2=1", "front1"])
    view.set(2)
    #expect(log.take() == ["back2=2"])
  }
}
