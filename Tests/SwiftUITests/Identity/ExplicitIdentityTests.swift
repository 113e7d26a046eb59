import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// What `id(_:)` does to the state of a view.
@MainActor
@Suite(.serialized)
struct ExplicitIdentityTests {
  private let log = EventLog()

  // Rests on: Apple documentation, View, id(_:): the state is reset when the id changes.
  @Test func anotherIdBeginsTheViewAgain() {
    let view = DrivenView("x") { [log] in Probe("a", log).id($0) }
    view.set("y")
    view.set("x")
    #expect(log.take() == ["a1", "a2", "a3"])
    #expect(log.lives.current == 1)
  }

  // Rests on: Apple documentation, View, id(_:).
  @Test func theSameIdKeepsTheView() {
    let view = DrivenView(1) { [log] in Probe("a", log, value: $0).id("x") }
    view.set(2)
    #expect(log.take() == ["a1=1", "a1=2"])
  }

  // Rests on: Apple documentation, View, id(_:): the identity of the view, for example its state.
  @Test func anotherIdOfAContainerBeginsAllInside() {
    let view = DrivenView(1) { [log] number in
      VStack {
        VStack {
          Probe("a", log)
          HStack { Probe("b", log) }
        }.id(number)
        Probe("c", log)
      }
    }
    _ = log.take()
    view.set(2)
    #expect(log.take() == ["a4", "b5"])
    #expect(log.lives.current == 3)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Identifier stability: random ids.
  @Test func anIdMadeAnewBeginsTheViewAtEachUpdate() {
    let view = DrivenView(1) { [log] _ in Probe("a", log).id(UUID()) }
    view.set(2)
    #expect(log.take() == ["a1", "a2"])
  }

  // Rests on: Apple documentation, StateObject, Force reinitialization by changing view identity.
  @Test func anotherIdMakesTheStateObjectAgain() {
    let view = DrivenView("x") { [log] name in Probe(name, log).id(name) }
    #expect(log.lives.begun == 1)
    view.set("y")
    #expect(log.lives.begun == 2 && log.lives.current == 1)
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural and explicit identity together.
  @Test func anIdDoesNotCarryStateToAnotherBranch() {
    let view = DrivenView(true) { [log] in
      if $0 { Probe("a", log).id("x") } else { Probe("a", log).id("x") }
    }
    view.set(false)
    #expect(log.take() == ["a1", "a2"])
  }

  // Rests on: WWDC21 "Demystify SwiftUI" (10022), Structural identity.
  @Test func equalIdsOfNeighborsAreTwoIdentities() {
    let view = DrivenView(1) { [log] number in
      VStack {
        Probe("a", log).id("x")
        Probe("b", log, value: number).id("x")
      }
    }
    view.set(2)
    #expect(log.take() == ["a1", "b2=1", "b2=2"])
  }

  // Rests on: Apple documentation, View, onAppear(perform:), onDisappear(perform:) and id(_:).
  @Test func anotherIdAppearsAndTheOneBeforeDisappears() {
    let view = DrivenView(1) { [log] number in
      Color.red
        .onAppear { log.note("appear \(number)") }
        .onDisappear { log.note("disappear \(number)") }
        .id(number)
    }
    #expect(log.take() == ["appear 1"])
    view.set(2)
    #expect(log.takeSorted() == ["appear 2", "disappear 1"])
  }

  // Rests on: Apple documentation, View, id(_:).
  @Test func anIdInARowBeginsThatRowAlone() {
    let view = DrivenView([1, 1]) { [log] versions in
      VStack {
        ForEach(versions.indices, id: \.self) { Probe("row", log).id(versions[$0]) }
      }
    }
    _ = log.take()
    view.set([1, 2])
    #expect(log.take() == ["row3"])
  }

  // Rests on: Apple documentation, View, onChange(of:initial:_:) and id(_:).
  @Test func aViewThatBeginsAgainHasNoOldValue() {
    let view = DrivenView(1) { [log] number in
      Color.red.onChange(of: number) { log.note("changed") }.id(number)
    }
    view.set(2)
    #expect(log.take() == [])
  }
}
