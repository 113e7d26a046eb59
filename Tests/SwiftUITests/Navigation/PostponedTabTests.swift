import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A view that notes each run of its body, when it appears and when it disappears.
private struct Traced: View {
  let name: String
  let log: EventLog
  @State private var count = 0

  var body: some View {
    let _ = log.note(name)
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.note("+" + name) }
      .onDisappear { log.note("-" + name) }
  }
}

/// A tab whose item is in its body.
private struct WholeTab: View {
  let name: String
  let log: EventLog

  var body: some View {
    Traced(name: name, log: log).tabItem { Text(name) }
  }
}

@MainActor
@Suite(.serialized)
struct PostponedTabTests {
  @Test func theBodyOfATabRunsWhenItIsChosenFirst() throws {
    let log = EventLog()
    try NavigationStage.run(
      TabView {
        Traced(name: "A", log: log).tabItem { Label("1", systemImage: "star") }
        Traced(name: "B", log: log).tabItem { Text("2") }.badge(3)
        WholeTab(name: "C", log: log)
      }
    ) { stage in
      #expect(log.take() == ["A", "+A"])
      #expect(stage.tabs.tabBar.items?.map(\.title) == ["1", "2", "C"])
      #expect(stage.tabs.tabBar.items?.map(\.badgeValue) == [nil, "3", nil])
      try stage.choose("2")
      #expect(log.take() == ["B", "+B", "-A"])
      try stage.tap("B 0")
      try stage.choose("C")
      #expect(log.take() == ["B", "C", "+C", "-B"])
      try stage.choose("2")
      #expect(log.take() == ["+B", "-C"])
      #expect(stage.texts == ["B 1"])
    }
  }

  @Test func aSelectionFindsATabByATagInside() throws {
    let (log, selection) = (EventLog(), Holder("b"))
    try NavigationStage.run(
      Stateful(selection) { selection in
        TabView(selection: selection) {
          Traced(name: "A", log: log).tag("a").padding().tabItem { Text("1") }
          Traced(name: "B", log: log).tabItem { Text("2") }.tag("b")
        }
      }
    ) { stage in
      #expect(log.take() == ["B", "+B"])
      try stage.choose("1")
      #expect(selection.value == "a" && stage.texts == ["A 0"])
      #expect(log.take() == ["A", "+A", "-B"])
    }
  }

  @Test func theContentOfANewTabWaitsToo() throws {
    let (log, selection) = (EventLog(), Holder("b"))
    try NavigationStage.run(
      Stateful(selection) { selection in
        TabView(selection: selection) {
          Tab("1", systemImage: "star", value: "a") { Traced(name: "A", log: log) }
          Tab("2", systemImage: "star", value: "b") { Traced(name: "B", log: log) }
        }
      }
    ) { stage in
      #expect(log.take() == ["B", "+B"])
      try stage.choose("1")
      #expect(selection.value == "a" && log.take() == ["A", "+A", "-B"])
    }
  }

  @Test func newValuesReachATabThatWaits() throws {
    let (log, driver) = (EventLog(), Driver("B"))
    try NavigationStage.run(
      Driven(driver: driver) { name in
        TabView {
          Traced(name: "A", log: log).tabItem { Text("1") }
          Traced(name: name, log: log).tabItem { Text("2") }
        }
      }
    ) { stage in
      driver.value = "New"
      stage.play()
      #expect(!log.take().contains("New"))
      try stage.choose("2")
      #expect(stage.texts == ["New 0"])
    }
  }

  @Test func farPagesWait() throws {
    let (log, selection) = (EventLog(), Holder(0))
    NavigationStage.run(
      Stateful(selection) { selection in
        TabView(selection: selection) {
          ForEach(0..<6, id: \.self) { Traced(name: "\($0)", log: log).padding().tag($0) }
        }
        .tabViewStyle(.page)
      }
    ) { stage in
      let made = Set(log.take())
      #expect(made.isSuperset(of: ["0", "+0"]) && made.isDisjoint(with: ["2", "3", "4", "5"]))
      #expect(made.isDisjoint(with: ["+2", "+3", "+4", "+5"]))
      #expect(stage.host.views(of: UIPageControl.self).first?.numberOfPages == 6)
      for page in 1...3 {
        stage.drag([(300, 300), (200, 300), (100, 300), (40, 300)])
        stage.play()
        #expect(selection.value == page)
      }
      #expect(log.take().contains("+3"))
      #expect(stage.texts.contains("3 0"))
    }
  }

  @Test func aViewThatListsPagesIsNoPage() {
    struct Pages: View {
      var body: some View { ForEach(0..<3, id: \.self) { Text("Page \($0)") } }
    }
    NavigationStage.run(TabView { Pages() }.tabViewStyle(.page)) { stage in
      #expect(stage.host.views(of: UIPageControl.self).first?.numberOfPages == 3)
      #expect(stage.texts.first == "Page 0")
    }
  }
}
