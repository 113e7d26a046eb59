import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct TabCounter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

extension NavigationStage {
  var tabs: UITabBarController! { controller.first(UITabBarController.self) }

  /// A tap on the tab with a title.
  func choose(_ title: String) throws {
    try tap(title, in: tabs.tabBar)
  }
}

@MainActor
@Suite(.serialized)
struct TabViewTests {
  @Test func tabsShowTheirViewsAndKeepTheirState() throws {
    try NavigationStage.run(
      TabView {
        TabCounter(name: "A").tabItem { Label("First", systemImage: "star") }
        TabCounter(name: "B").tabItem { Label("Second", systemImage: "heart") }
      }
    ) { stage in
      #expect(stage.tabs.tabBar.items?.map(\.title) == ["First", "Second"])
      #expect(stage.tabs.tabBar.items?.allSatisfy { $0.image != nil } == true)
      #expect(stage.texts == ["A 0"])
      try #expect(stage.frame(of: "A 0").midY == (667 - 49) / 2)
      try stage.tap("A 0")
      try stage.choose("Second")
      #expect(stage.texts == ["B 0"])
      try stage.choose("First")
      #expect(stage.texts == ["A 1"])
    }
  }

  @Test func theBarIsSeenApartFromWhatScrollsBelowIt() {
    NavigationStage.run(
      TabView {
        NavigationStack {
          ScrollView { Color.red.frame(height: 2000) }.navigationTitle("Long")
        }
        .tabItem { Text("A") }
      }
    ) { stage in
      #expect(stage.tabs.tabBar.contentPosition == .scrolled)
      stage.host.views(of: UIScrollView.self).first?.contentOffset.y = 1900
      stage.play()
      #expect(stage.tabs.tabBar.contentPosition == .atEdge)
    }
  }

  @Test func viewsAppearAndDisappearWithTheirTabs() throws {
    let log = EventLog()
    try NavigationStage.run(
      TabView {
        Noted(name: "a", log: log).tabItem { Text("A") }
        Noted(name: "b", log: log).tabItem { Text("B") }
      }
    ) { stage in
      #expect(log.take() == ["+a"])
      try stage.choose("B")
      #expect(log.take() == ["+b", "-a"])
      try stage.choose("A")
      #expect(log.take() == ["+a", "-b"])
    }
  }

  @Test func aSelectionFollowsAndLeads() throws {
    let selection = Holder("two")
    try NavigationStage.run(
      Stateful(selection) { selection in
        TabView(selection: selection) {
          Button("Go") { selection.wrappedValue = "two" }.tabItem { Text("1") }.tag("one")
          Text("Two").tabItem { Text("2") }.tag("two")
        }
      }
    ) { stage in
      #expect(stage.texts == ["Two"])
      try stage.choose("1")
      #expect(selection.value == "one")
      try stage.tap("Go")
      #expect(stage.texts == ["Two"])
      #expect(stage.tabs.selectedIndex == 1)
    }
  }

  @Test func newTabsHaveValuesAndBadges() throws {
    let selection = Holder(0)
    try NavigationStage.run(
      Stateful(selection) { selection in
        TabView(selection: selection) {
          Tab("Home", systemImage: "house", value: 0) { Text("At home") }
          Tab("Mail", systemImage: "envelope", value: 1) { Text("Letters") }.badge(3)
          TabSection("More") {
            Tab("Old", systemImage: "clock", value: 2) { Text("Archive") }
          }
        }
      }
    ) { stage in
      #expect(stage.tabs.tabBar.items?.map(\.title) == ["Home", "Mail", "Old"])
      #expect(stage.tabs.tabBar.items?.map(\.badgeValue) == [nil, "3", nil])
      try stage.choose("Old")
      #expect(selection.value == 2)
      #expect(stage.texts == ["Archive"])
    }
  }

  @Test func tabsWithoutAValueAreChosenByTheUser() throws {
    try NavigationStage.run(
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Found") }
      }
    ) { stage in
      try stage.choose("Search")
      #expect(stage.texts == ["Found"])
    }
  }

  @Test func aStackInATabKeepsItsLevelsAndASecondTapLeadsBack() throws {
    try NavigationStage.run(
      TabView {
        NavigationStack { NavigationLink("Next") { Text("Detail") }.navigationTitle("One") }
          .tabItem { Text("A") }
        Text("Other").tabItem { Text("B") }
      }
    ) { stage in
      try stage.tap("Next")
      #expect(stage.texts == ["Detail"])
      try stage.choose("B")
      #expect(stage.texts == ["Other"])
      try stage.choose("A")
      #expect(stage.texts == ["Detail"])
      try stage.choose("A")
      #expect(stage.texts == ["Next"])
    }
  }

  @Test func theBarIsHiddenFromInsideAStack() throws {
    try NavigationStage.run(
      TabView {
        NavigationStack {
          NavigationLink("Next") { Text("Detail").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("A") }
      }
    ) { stage in
      #expect(!stage.tabs.isTabBarHidden)
      try stage.tap("Next")
      #expect(stage.tabs.isTabBarHidden)
      try stage.goBack()
      #expect(!stage.tabs.isTabBarHidden)
    }
  }

  @Test func pagesAreSwiped() throws {
    let selection = Holder(0)
    try NavigationStage.run(
      Stateful(selection) { selection in
        TabView(selection: selection) {
          Text("Page 0").tag(0)
          Text("Page 1").tag(1)
          Text("Page 2").tag(2)
        }
        .tabViewStyle(.page)
      }
    ) { stage in
      try #expect(stage.frame(of: "Page 0").midX == 375 / 2)
      stage.drag([(300, 300), (200, 300), (100, 300), (40, 300)])
      stage.play()
      #expect(selection.value == 1)
      try #expect(stage.frame(of: "Page 1").midX == 375 / 2)
      let dots = try #require(stage.host.views(of: UIPageControl.self).first)
      #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    }
  }

  @Test func tabsComeAndGo() throws {
    let model = Driver(2)
    let view = Driven(driver: model) { count in
      TabView {
        ForEach(0..<count, id: \.self) { number in
          Text("Tab \(number)").tabItem { Text("\(number)") }
        }
      }
    }
    NavigationStage.run(view) { stage in
      #expect(stage.tabs.tabBar.items?.count == 2)
      model.value = 3
      stage.play()
      #expect(stage.tabs.tabBar.items?.map(\.title) == ["0", "1", "2"])
      #expect(stage.texts == ["Tab 0"])
    }
  }
}
