import Testing

@testable import SwiftUI
import UIKit

/// Which views of conditions keep their state, and which begin again.
@MainActor
@Suite(.serialized)
struct ConditionTests {
  private let log = EventLog()

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func branchesOfIfAndElseAreTwoIdentities() {
    let view = DrivenView(true) { [log] in
      if $0 { Probe("a", log) } else { Probe("a", log) }
    }
    #expect(log.take() == ["a1"])
    view.set(false)
    #expect(log.take() == ["a2"])
    #expect(log.lives.current == 1)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Lifetime of views and state.
  @Test func aBranchThatComesBackBeginsAgain() {
    let view = DrivenView(true) { [log] in
      if $0 { Probe("a", log) } else { Probe("b", log) }
    }
    view.set(false)
    view.set(true)
    #expect(log.take() == ["a1", "b2", "a3"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func aBranchStaysWhileItsConditionHolds() {
    let view = DrivenView(1) { [log] in
      if $0 > 0 { Probe("a", log) } else { Probe("b", log) }
    }
    view.set(2)
    view.set(3)
    #expect(log.take() == ["a1"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Inert modifiers.
  @Test func aConditionInAModifierKeepsTheIdentity() {
    let view = DrivenView(true) { [log] in Probe("a", log).opacity($0 ? 1 : 0.5) }
    view.set(false)
    #expect(log.take() == ["a1"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Inert modifiers: a branch for each state.
  @Test func aModifierInOneBranchOnlyMakesTwoIdentities() {
    let view = DrivenView(true) { [log] in
      if $0 { Probe("a", log).opacity(0.5) } else { Probe("a", log) }
    }
    view.set(false)
    #expect(log.take() == ["a1", "a2"])
  }

  // Rests on: Apple documentation, ViewBuilder, buildIf(_:).
  @Test func aViewOfAnIfWithoutElseEnds() {
    let view = DrivenView(true) { [log] in
      if $0 { Probe("a", log) }
    }
    view.set(false)
    #expect(log.lives.current == 0)
    view.set(true)
    #expect(log.take() == ["a1", "a2"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func neighborsOfAConditionKeepTheirState() {
    let view = DrivenView(true) { [log] isOn in
      VStack {
        Probe("before", log)
        if isOn { Probe("inside", log) }
        Probe("after", log)
      }
    }
    #expect(log.take() == ["before1", "inside2", "after3"])
    view.set(false)
    view.set(true)
    #expect(log.take() == ["inside4"])
  }

  private enum Kind {
    case one(Int), two, three
  }

  // Rests on: Apple documentation, ViewBuilder, buildEither(first:) and buildEither(second:).
  @Test func casesOfASwitchAreIdentities() {
    let view = DrivenView(Kind.one(0)) { [log] in
      switch $0 {
      case .one: Probe("a", log)
      case .two: Probe("b", log)
      case .three: Probe("c", log)
      }
    }
    view.set(.two)
    view.set(.three)
    view.set(.one(0))
    #expect(log.take() == ["a1", "b2", "c3", "a4"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func aCaseWithAnotherValueKeepsItsIdentity() {
    let view = DrivenView(Kind.one(1)) { [log] in
      switch $0 {
      case .one(let number): Probe("a", log, value: number)
      default: Color.blue
      }
    }
    view.set(.one(2))
    #expect(log.take() == ["a1=1", "a1=2"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func aValueOfIfLetMayChangeWithoutANewIdentity() {
    let view = DrivenView(Int?.some(1)) { [log] in
      if let number = $0 { Probe("a", log, value: number) }
    }
    view.set(2)
    view.set(nil)
    view.set(3)
    #expect(log.take() == ["a1=1", "a1=2", "a2=3"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func anInnerConditionDoesNotTouchTheOuterBranch() {
    let view = DrivenView(1) { [log] number in
      if number > 0 {
        Probe("outer", log)
        if number > 1 { Probe("big", log) } else { Probe("small", log) }
      }
    }
    #expect(log.take() == ["outer1", "small2"])
    view.set(2)
    #expect(log.take() == ["big3"])
    view.set(0)
    #expect(log.lives.current == 0)
  }

  // Rests on: Apple documentation, ViewBuilder, buildEither(first:) and buildEither(second:).
  @Test func eachBranchOfAChainIsAnIdentity() {
    let view = DrivenView(1) { [log] in
      if $0 == 1 {
        Probe("a", log)
      } else if $0 == 2 {
        Probe("a", log)
      } else {
        Probe("a", log)
      }
    }
    for number in [2, 3, 1] { view.set(number) }
    #expect(log.take() == ["a1", "a2", "a3", "a4"])
  }

  // Rests on: Apple documentation, ViewBuilder, buildLimitedAvailability(_:).
  @Test func anAvailabilityConditionKeepsTheIdentity() {
    let view = DrivenView(1) { [log] number in
      if #available(iOS 17, *) { Probe("a", log, value: number) } else { Color.blue }
    }
    view.set(2)
    #expect(log.take() == ["a1=1", "a1=2"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func viewsOfOneTypeHaveTheStateOfTheirPlaces() {
    let view = DrivenView(1) { [log] number in
      VStack {
        Probe("a", log, value: number)
        Probe("a", log, value: 0)
      }
    }
    #expect(log.take() == ["a1=1", "a2=0"])
    view.set(2)
    #expect(log.take() == ["a1=2"])
  }

  // Rests on: Apple documentation, Group: the views inside are members of what is around.
  @Test func membersOfAGroupBeginWithItsBranch() {
    let view = DrivenView(true) { [log] in
      if $0 {
        Group {
          Probe("a", log)
          Probe("b", log)
        }
      }
    }
    view.set(false)
    #expect(log.lives.current == 0)
    view.set(true)
    #expect(log.take() == ["a1", "b2", "a3", "b4"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func aTupleOfOtherContainersInABranchEndsAsAWhole() {
    let view = DrivenView(true) { [log] in
      if $0 { VStack { Probe("a", log) } } else { HStack { Probe("a", log) } }
    }
    view.set(false)
    #expect(log.take() == ["a1", "a2"])
  }

  // Rests on: Apple documentation, AnyLayout: the state of the views inside is kept.
  @Test func anotherLayoutOfTheSameViewsKeepsThem() {
    let view = DrivenView(true) { [log] isOn in
      let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Probe("a", log)
        Probe("b", log)
      }
    }
    view.set(false)
    #expect(log.take() == ["a1", "b2"])
  }
}
