import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Columns whose sidebar has links.
private struct Columns: View {
  var visibility = Binding.constant(NavigationSplitViewVisibility.all)

  var body: some View {
    NavigationSplitView(columnVisibility: visibility) {
      VStack {
        NavigationLink("View") { Text("Shown").navigationTitle("Link") }
        NavigationLink("Value", value: 5)
      }
      .navigationTitle("Sidebar")
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
    } detail: {
      Text("Nothing").navigationTitle("Detail")
    }
  }
}

extension NavigationStage {
  var split: UISplitViewController! { controller.first(UISplitViewController.self) }

  /// The titles of the bars that are shown, from left to right.
  var barTitles: [String?] {
    host.views(of: UINavigationBar.self).filter(\.isShown)
      .map { ($0.convert($0.bounds, to: host).minX, $0.topItem?.title) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }
}

@MainActor
@Suite(.serialized)
struct SplitViewTests {
  @Test func columnsStandSideBySideWhereThereIsRoom() throws {
    try NavigationStage.run(Columns(), width: 820, height: 1180) { stage in
      #expect(stage.barTitles == ["Sidebar", "Detail"])
      #expect(stage.texts.sorted() == ["Nothing", "Value", "View"])
      let (one, other) = (try stage.frame(of: "View"), try stage.frame(of: "Nothing"))
      #expect(one.maxX < other.minX)
    }
  }

  @Test func aButtonShowsColumnsThatHaveNoRoom() {
    NavigationStage.run(
      NavigationSplitView {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail").navigationTitle("Detail").toolbar { Button("Add") {} }
      },
      width: 744, height: 1133
    ) { stage in
      #expect(!stage.texts.contains("Content") && stage.texts.contains("Detail"))
      stage.tap(24, 22)
      stage.play()
      #expect(stage.texts.contains("Content"))
    }
  }

  @Test func linksOfTheSidebarShowTheirViewsInTheDetail() throws {
    try NavigationStage.run(Columns(), width: 820, height: 1180) { stage in
      try stage.tap("View")
      #expect(stage.barTitles == ["Sidebar", "Link"])
      #expect(stage.texts.sorted() == ["Shown", "Value", "View"])
      try stage.tap("Value")
      #expect(stage.texts.sorted() == ["Number 5", "Value", "View"])
      try stage.tap("View")
      #expect(stage.texts.sorted() == ["Shown", "Value", "View"])
    }
  }

  @Test func columnsLieOnOneStackWhereThereIsLittleRoom() throws {
    try NavigationStage.run(Columns()) { stage in
      #expect(stage.texts == ["View", "Value"])
      try stage.tap("View")
      #expect(stage.texts == ["Shown"])
      try stage.goBack()
      try stage.tap("Value")
      #expect(stage.texts == ["Number 5"])
    }
  }

  @Test func theColumnOnTopIsThatOfABinding() throws {
    let column = Holder(NavigationSplitViewColumn.sidebar)
    try NavigationStage.run(
      Stateful(column) { column in
        NavigationSplitView(preferredCompactColumn: column) {
          Button("Show") { column.wrappedValue = .detail }
        } detail: {
          Text("Detail")
        }
      }
    ) { stage in
      try stage.tap("Show")
      #expect(stage.texts == ["Detail"])
      try stage.goBack()
      #expect(column.value == .sidebar)
      #expect(stage.texts == ["Show"])
    }
  }

  @Test func aSelectionShowsTheDetailWhereColumnsLieOnOneStack() throws {
    let selection = Holder<Int?>(2)
    try NavigationStage.run(
      Stateful(selection) { selection in
        NavigationSplitView {
          List(1..<4, id: \.self, selection: selection) { Text("Row \($0)") }
        } detail: {
          Button("Detail \(selection.wrappedValue ?? 0)") { selection.wrappedValue = nil }
        }
      }
    ) { stage in
      stage.play()
      #expect(stage.texts == ["Detail 2"])
      try stage.goBack()
      #expect(stage.texts == ["Row 1", "Row 2", "Row 3"])
      try stage.tap("Row 3")
      #expect(stage.texts == ["Detail 3"])
      try stage.tap("Detail 3")
      #expect(stage.texts == ["Row 1", "Row 2", "Row 3"])
    }
  }

  @Test func aPreferredColumnCountsMoreThanASelection() throws {
    let column = Holder(NavigationSplitViewColumn.sidebar)
    NavigationStage.run(
      Stateful(column) { column in
        NavigationSplitView(preferredCompactColumn: column) {
          List(1..<3, id: \.self, selection: .constant(Optional(1))) { Text("Row \($0)") }
        } detail: {
          Text("Detail")
        }
      }
    ) { stage in #expect(stage.texts == ["Row 1", "Row 2"]) }
  }

  @Test func aBindingShowsAndHidesColumns() throws {
    let visibility = Holder(NavigationSplitViewVisibility.all)
    try NavigationStage.run(
      Stateful(visibility) { visibility in
        NavigationSplitView(columnVisibility: visibility) {
          Text("Sidebar")
        } detail: {
          Button("Hide") { visibility.wrappedValue = .detailOnly }
        }
      }, width: 820, height: 1180
    ) { stage in
      #expect(stage.split.displayMode == .oneBesideSecondary)
      try stage.tap("Hide")
      #expect(stage.split.displayMode == .secondaryOnly)
      #expect(stage.texts == ["Hide"])
    }
  }

  @Test func threeColumnsHaveTheirWidths() throws {
    try NavigationStage.run(
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("One").navigationSplitViewColumnWidth(200)
      } content: {
        Text("Two").navigationSplitViewColumnWidth(min: 150, ideal: 250, max: 300)
      } detail: {
        Text("Three")
      }, width: 1180, height: 820
    ) { stage in
      #expect(stage.texts.sorted() == ["One", "Three", "Two"])
      #expect(stage.split.primaryColumnWidth == 200)
      #expect(stage.split.supplementaryColumnWidth == 250)
    }
  }

  @Test func anOldNavigationViewHasColumnsWhereThereIsRoom() throws {
    let view = NavigationView {
      NavigationLink("Next") { Text("Shown") }
      Text("Second")
    }
    try NavigationStage.run(view, width: 1180, height: 820) { stage in
      #expect(stage.texts.contains("Second"))
      try stage.tap("Next")
      #expect(stage.texts.contains("Shown") && !stage.texts.contains("Second"))
    }
    NavigationStage.run(view) { stage in #expect(stage.texts == ["Next"]) }
  }
}
