import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListNavigationTests {
  @Test func aRowWithALinkLeadsOnWithAChevron() throws {
    try NavigationStage.run(
      NavigationStack {
        List {
          NavigationLink("Value", value: 1)
          NavigationLink("View") { Text("Shown") }
        }
        .navigationTitle("Rows")
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    ) { stage in
      // A tap at the trailing end of a row counts too.
      let row = try stage.frame(of: "Value")
      stage.tap(340, row.midY)
      stage.play()
      #expect(stage.texts == ["Number 1"])
      try stage.goBack()
      try stage.tap("View")
      #expect(stage.texts == ["Shown"])
      try stage.goBack()
      #expect(stage.texts.contains("Value"))
    }
  }

  @Test func aShortListOnALevelThatIsThereAtOnceBeginsAtItsTop() throws {
    try NavigationStage.run(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            List(1..<13) { Text("Row \($0)") }.navigationTitle("Rows")
          }
      }
    ) { stage in
      let scroller = try #require(stage.host.views(of: UIScrollView.self).first)
      #expect(scroller.contentOffset.y == -scroller.adjustedContentInset.top)
      #expect(scroller.adjustedContentInset.top == 96)
    }
  }

  @Test func theBarIsReadBeforeTheContent() {
    NavigationStage.run(
      NavigationStack {
        List {
          Section("Herbs") { Text("Basil") }
        }
        .navigationTitle("Plants")
        .toolbar { Button("Add", systemImage: "plus") {} }
      }
    ) { stage in
      let elements = stage.stage.spokenElements()
      #expect(elements.map(\.label) == ["Add", "Plants", "HERBS", "Basil"])
      let headers = elements.filter {
        UIAccessibilityTraits(rawValue: $0.traits).contains(.header)
      }
      #expect(headers.map(\.label) == ["Plants", "HERBS"])
    }
  }

  @Test func aBadgeInTheLabelOfALinkIsThatOfTheRow() throws {
    try NavigationStage.run(
      NavigationStack {
        List {
          NavigationLink {
            Text("Next")
          } label: {
            Label("Mail", systemImage: "envelope").badge(3)
          }
        }
      }
    ) { stage in
      #expect(stage.texts.contains("Mail"))
      try #expect(stage.frame(of: "3").minX > stage.frame(of: "Mail").maxX + 150)
    }
  }

  @Test func aSelectionInTheSidebarShowsTheDetail() throws {
    let selection = Holder<Int?>(nil)
    func split(_ selection: Binding<Int?>) -> some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: selection) { NavigationLink("Row \($0)", value: $0) }
          .navigationTitle("Sidebar")
      } detail: {
        if let number = selection.wrappedValue { Text("Detail \(number)") } else { Text("None") }
      }
    }
    try NavigationStage.run(Stateful(selection) { split($0) }) { stage in
      #expect(stage.texts.contains("Row 2") && !stage.texts.contains("None"))
      try stage.tap("Row 2")
      #expect(selection.value == 2)
      #expect(stage.texts == ["Detail 2"])
      try stage.goBack()
      #expect(stage.texts.contains("Row 2"))
      try stage.tap("Row 2")
      #expect(stage.texts == ["Detail 2"])
    }
    try NavigationStage.run(
      Stateful(selection) { split($0) }, width: 1180, height: 820
    ) { stage in
      #expect(stage.texts.contains("Detail 2"))
      try stage.tap("Row 3")
      #expect(selection.value == 3)
      #expect(stage.texts.contains("Detail 3") && stage.texts.contains("Row 1"))
    }
  }

  @Test func aBadgeOfATabIsShown() throws {
    try NavigationStage.run(
      TabView {
        Text("A").tabItem { Text("One") }.badge(7)
        Text("B").badge("new").tabItem { Text("Two") }
      }
    ) { stage in
      #expect(stage.tabs.tabBar.items?.map(\.badgeValue) == ["7", "new"])
    }
  }
}
