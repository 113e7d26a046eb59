import Testing

@testable import SwiftUI
import UIKit

/// Modifiers on a group apply to each of its views, those of lifetimes too.
@MainActor
@Suite(.serialized)
struct GroupAppearanceTests {
  // Rests on: Apple documentation, Group: a modifier applies to each member of the group.
  @Test func eachViewOfAGroupAppears() {
    let log = EventLog()
    let driven = DrivenView(2) { count in
      VStack {
        Group {
          Color.red
          ForEach(0..<count, id: \.self) { _ in Color.blue }
        }
        .onAppear { log.note("appears") }
        .onDisappear { log.note("disappears") }
      }
    }
    #expect(log.take() == ["appears", "appears", "appears"])
    driven.set(3)
    #expect(log.take() == ["appears"])
    driven.set(1)
    #expect(log.take() == ["disappears", "disappears"])
  }

  // Rests on: pointfreeco/swift-composable-architecture, issue 801: nothing appears in an empty
  // group.
  @Test func nothingAppearsInAnEmptyGroup() {
    let log = EventLog()
    let driven = DrivenView(false) { isShown in
      Group { if isShown { Color.red } }.onAppear { log.note("appears") }
    }
    #expect(log.take() == [])
    driven.set(true)
    #expect(log.take() == ["appears"])
    _ = HostedView(EmptyView().onAppear { log.note("empty") })
    #expect(log.take() == [])
  }

  @Test func otherBranchesAreOtherViews() {
    let log = EventLog()
    let driven = DrivenView(true) { isFirst in
      Group { if isFirst { Color.red } else { Color.blue } }
        .onAppear { log.note("appears") }
        .onDisappear { log.note("disappears") }
    }
    #expect(log.take() == ["appears"])
    driven.set(false)
    #expect(log.takeSorted() == ["appears", "disappears"])
  }

  @Test func eachViewHearsOfChanges() {
    let log = EventLog()
    let driven = DrivenView(1) { value in
      VStack {
        Group {
          Color.red.padding()
          Color.blue.environment(\.isEnabled, true)
        }
        .onChange(of: value) { log.note("changes") }
      }
    }
    driven.set(2)
    #expect(log.take() == ["changes", "changes"])
    let stack = DrivenView(1) { value in
      VStack {
        Color.red
        Color.blue
      }
      .onChange(of: value) { log.note("stack") }
    }
    stack.set(2)
    #expect(log.take() == ["stack"], "A stack is one view.")
  }
}
