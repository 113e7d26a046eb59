import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A text that says when it appears and disappears.
struct Noted: View {
  let name: String
  let log: EventLog

  var body: some View {
    Text(name)
      .onAppear { log.note("+" + name) }
      .onDisappear { log.note("-" + name) }
  }
}

/// A number that a button raises.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

@MainActor
@Suite(.serialized)
struct NavigationStackTests {
  @Test func theRootStandsBelowItsTitle() throws {
    try NavigationStage.run(
      NavigationStack { Text("Root").navigationTitle("Birds") }
    ) { stage in
      #expect(stage.title == "Birds")
      #expect(stage.texts == ["Root"])
      // In the middle between the bar with a large title and the lower edge.
      try #expect(stage.frame(of: "Root").midY == (96 + 667) / 2)
      #expect(stage.navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func anInlineTitleStandsInALowBar() throws {
    try NavigationStage.run(
      NavigationStack {
        Text("Root").navigationTitle("Birds").navigationBarTitleDisplayMode(.inline)
      }
    ) { stage in
      #expect(stage.navigation.navigationBar.frame.height == 44)
      try #expect(stage.frame(of: "Root").midY == (44 + 667) / 2)
    }
  }

  @Test func aLinkShowsItsDestinationAndTheBarLeadsBack() throws {
    try NavigationStage.run(
      NavigationStack {
        NavigationLink("Next") { Text("Detail").navigationTitle("Two") }.navigationTitle("One")
      }
    ) { stage in
      try stage.tap("Next")
      #expect(stage.titles == ["One", "Two"])
      #expect(stage.texts == ["Detail"])
      try stage.goBack()
      #expect(stage.titles == ["One"])
      #expect(stage.texts == ["Next"])
    }
  }

  @Test func theStateOfTheRootIsKeptAndThatOfTheDestinationBeginsAgain() throws {
    try NavigationStage.run(
      NavigationStack {
        VStack {
          Counter()
          NavigationLink("Next") { Counter() }
        }
      }
    ) { stage in
      try stage.tap("Count 0")
      try stage.tap("Next")
      try stage.tap("Count 0")
      try stage.tap("Count 1")
      #expect(stage.texts == ["Count 2"])
      try stage.goBack()
      #expect(stage.texts == ["Count 1", "Next"])
      try stage.tap("Next")
      #expect(stage.texts == ["Count 0"])
    }
  }

  @Test func viewsAppearAndDisappearWithTheirLevels() throws {
    let log = EventLog()
    try NavigationStage.run(
      NavigationStack {
        VStack {
          Noted(name: "root", log: log)
          NavigationLink("Next") { Noted(name: "next", log: log) }
        }
      }
    ) { stage in
      stage.play()
      #expect(log.take() == ["+root"])
      try stage.tap("Next")
      #expect(log.take() == ["+next", "-root"])
      try stage.goBack()
      #expect(log.take() == ["+root", "-next"])
    }
  }

  @Test func aFingerFromTheEdgeGoesBack() throws {
    let log = EventLog()
    try NavigationStage.run(
      NavigationStack {
        NavigationLink("Next") { Noted(name: "next", log: log).navigationTitle("Two") }
          .navigationTitle("One")
      }
    ) { stage in
      try stage.tap("Next")
      _ = log.take()
      stage.drag([(2, 300), (40, 300), (70, 300), (70, 300), (70, 300)])
      #expect(stage.titles == ["One", "Two"])
      #expect(stage.texts == ["next"])
      stage.drag([(2, 300), (60, 300), (200, 300), (300, 300)])
      #expect(stage.titles == ["One"])
      #expect(stage.texts == ["Next"])
      #expect(log.take().last == "-next")
    }
  }

  @Test func theEnvironmentOfTheStackReachesItsLevels() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("Lines \(limit ?? 0)") }
    }
    try NavigationStage.run(
      NavigationStack {
        VStack {
          Reader()
          NavigationLink("Next") { Reader() }
        }
      }.lineLimit(3)
    ) { stage in
      #expect(stage.texts.first == "Lines 3")
      try stage.tap("Next")
      #expect(stage.texts == ["Lines 3"])
    }
  }

  @Test func aDestinationFollowsTheStateThatItIsMadeOf() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationLink("Next") {
          VStack {
            Text("Value \(count)")
            Button("More") { count += 1 }
          }
        }
      }
    }
    try NavigationStage.run(NavigationStack { Page() }) { stage in
      try stage.tap("Next")
      try stage.tap("More")
      #expect(stage.texts.first == "Value 1")
    }
  }

  @Test func dismissGoesBack() throws {
    struct Leaf: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("Leave \(isPresented ? 1 : 0)") { dismiss() } }
    }
    struct OldLeaf: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }
    try NavigationStage.run(
      NavigationStack {
        VStack {
          NavigationLink("New") { Leaf() }
          NavigationLink("Old") { OldLeaf() }
        }
      }
    ) { stage in
      try stage.tap("New")
      #expect(stage.texts == ["Leave 1"])
      try stage.tap("Leave 1")
      #expect(stage.texts == ["New", "Old"])
      try stage.tap("Old")
      try stage.tap("Close")
      #expect(stage.texts == ["New", "Old"])
      #expect(stage.navigation.viewControllers.count == 1)
    }
  }

  @Test func barsAndBackButtonsCanBeHidden() throws {
    try NavigationStage.run(
      NavigationStack {
        NavigationLink("Next") {
          Text("Detail").navigationBarBackButtonHidden()
        }
        .navigationBarHidden(true)
      }
    ) { stage in
      #expect(stage.navigation.isNavigationBarHidden)
      try #expect(stage.frame(of: "Next").midY == 667 / 2)
      try stage.tap("Next")
      #expect(!stage.navigation.isNavigationBarHidden)
      #expect(stage.navigation.navigationBar.content?.backButton == nil)
      try #expect(stage.frame(of: "Detail").midY == (44 + 667) / 2)
    }
  }

  @Test func aTitleFollowsTheState() throws {
    struct Page: View {
      @State private var name = "Ant"
      var body: some View { Button("Rename") { name = "Bee" }.navigationTitle(name) }
    }
    try NavigationStage.run(NavigationStack { Page() }) { stage in
      #expect(stage.title == "Ant")
      try stage.tap("Rename")
      #expect(stage.title == "Bee")
    }
  }

  @Test func aLinkWithoutAStackIsDisabled() throws {
    var hasRun = false
    let view = NavigationLink("Next") { Text("Detail").onAppear { hasRun = true } }
    try NavigationStage.run(view) { stage in
      try stage.tap("Next")
      #expect(stage.texts == ["Next"])
    }
    #expect(!hasRun)
  }
}
