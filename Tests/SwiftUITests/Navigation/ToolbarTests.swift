import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Content of a page's own, with state outside.
private struct EditItems: ToolbarContent {
  @Binding var isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("Left") }
    ToolbarItem(placement: .topBarTrailing) {
      Button(isEditing ? "Done" : "Change") { isEditing.toggle() }
    }
  }
}

extension NavigationStage {
  /// The texts of labels in a bar, from left to right.
  func texts(in bar: UIView) -> [String] {
    bar.views(of: UILabel.self).filter { $0.isShown && $0.text?.isEmpty == false }
      .map { ($0.convert($0.bounds, to: host).minX, $0.text ?? "") }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// A tap on the label with a text in a bar.
  func tap(_ text: String, in bar: UIView) throws {
    tap(try #require(bar.views(of: UILabel.self).first { $0.text == text && $0.isShown }))
  }
}

@MainActor
@Suite(.serialized)
struct ToolbarTests {
  @Test func itemsStandWhereTheirPlacementsSay() throws {
    try NavigationStage.run(
      NavigationStack {
        Text("Root").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("A") }
            ToolbarItem(placement: .primaryAction) { Text("B") }
            ToolbarItem(placement: .topBarTrailing) { Text("C") }
            ToolbarItem(placement: .bottomBar) { Text("D") }
          }
      }
    ) { stage in
      #expect(stage.texts(in: stage.navigation.navigationBar) == ["A", "Title", "B", "C"])
      #expect(stage.texts(in: stage.navigation.toolbar) == ["D"])
      #expect(!stage.navigation.isToolbarHidden)
      // The content is in the middle between the bars.
      #expect(stage.texts == ["Root"])
      let frame = try stage.frame(of: "Root")
      #expect(frame.midY == 667.0 / 2)
    }
  }

  @Test func aButtonInABarChangesTheStateOfItsView() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").toolbar { Button("Add") { count += 1 } }
      }
    }
    try NavigationStage.run(NavigationStack { Page() }) { stage in
      try stage.tap("Add", in: stage.navigation.navigationBar)
      try stage.tap("Add", in: stage.navigation.navigationBar)
      #expect(stage.texts == ["Count 2"])
    }
  }

  @Test func contentOfAPagesOwnFollowsItsBindings() throws {
    let isEditing = Holder(false)
    try NavigationStage.run(
      Stateful(isEditing) { isEditing in
        NavigationStack { Text("Root").toolbar { EditItems(isEditing: isEditing) } }
      }
    ) { stage in
      let bar = try #require(stage.navigation).navigationBar
      #expect(stage.texts(in: bar) == ["Left", "Change"])
      try stage.tap("Change", in: bar)
      #expect(isEditing.value)
      #expect(stage.texts(in: bar) == ["Left", "Done"])
    }
  }

  @Test func itemsComeAndGoWithConditionsAndLevels() throws {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Switch") { isOn.toggle() }
          NavigationLink("Next") { Text("Detail") }
        }
        .toolbar {
          if isOn { ToolbarItem { Text("On") } }
        }
      }
    }
    try NavigationStage.run(NavigationStack { Page() }) { stage in
      let bar = try #require(stage.navigation).navigationBar
      #expect(stage.texts(in: bar) == [])
      try stage.tap("Switch")
      #expect(stage.texts(in: bar) == ["On"])
      try stage.tap("Next")
      #expect(!stage.texts(in: bar).contains("On"))
      try stage.goBack()
      #expect(stage.texts(in: bar) == ["On"])
    }
  }

  @Test func aPrincipalViewStandsInPlaceOfTheTitle() throws {
    try NavigationStage.run(
      NavigationStack {
        Text("Root").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
      }
    ) { stage in
      #expect(stage.texts(in: stage.navigation.navigationBar) == ["Middle"])
      let label = try #require(
        stage.navigation.navigationBar.views(of: UILabel.self).first { $0.text == "Middle" })
      #expect(abs(label.convert(label.bounds, to: stage.host).midX - 375 / 2) < 1)
    }
  }

  @Test func spacersOfAGroupKeepItsViewsApart() throws {
    try NavigationStage.run(
      NavigationStack {
        Text("Root").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text("One")
            Spacer()
            Text("Two")
          }
        }
      }
    ) { stage in
      let labels = stage.navigation.toolbar.views(of: UILabel.self)
        .map { $0.convert($0.bounds, to: stage.host) }
      #expect(labels.count == 2)
      #expect(labels.first.map { $0.minX < 30 } == true)
      #expect(labels.last.map { $0.maxX > 345 } == true)
    }
  }

  @Test func barsAreHiddenByVisibility() throws {
    struct Page: View {
      @State private var visibility = Visibility.hidden
      var body: some View {
        Button("Show") { visibility = .visible }
          .navigationTitle("Title")
          .toolbar(visibility, for: .navigationBar)
      }
    }
    try NavigationStage.run(NavigationStack { Page() }) { stage in
      #expect(stage.navigation.isNavigationBarHidden)
      try stage.tap("Show")
      #expect(!stage.navigation.isNavigationBarHidden)
    }
  }

  @Test func oldBarItemsStandAtBothEdges() throws {
    try NavigationStage.run(
      NavigationView {
        Text("Root").navigationBarItems(leading: Text("L"), trailing: Text("T"))
          .navigationBarTitle("Title", displayMode: .inline)
      }
      .navigationViewStyle(.stack)
    ) { stage in
      #expect(stage.texts(in: stage.navigation.navigationBar) == ["L", "Title", "T"])
    }
  }

  @Test func aLinkInABarLeadsOn() throws {
    try NavigationStage.run(
      NavigationStack {
        Text("Root").toolbar { NavigationLink("More") { Text("Detail") } }
      }
    ) { stage in
      try stage.tap("More", in: stage.navigation.navigationBar)
      #expect(stage.texts == ["Detail"])
    }
  }

  @Test func aBackgroundIsThatOfTheBar() throws {
    try NavigationStage.run(
      NavigationStack {
        Text("Root").navigationTitle("Title")
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    ) { stage in
      let item = try #require(stage.navigation.topViewController).navigationItem
      #expect(
        item.scrollEdgeAppearance?.backgroundColor
          == UIColor.systemRed.resolvedColor(with: stage.host.traitCollection))
      #expect(stage.navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func keyboardItemsStandAboveWhatIsTyped() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).toolbar {
          ToolbarItemGroup(placement: .keyboard) { Text("Ready") }
        }
      }
    }
    try NavigationStage.run(NavigationStack { Page() }) { stage in
      let field = try #require(stage.host.views(of: UITextField.self).first)
      stage.tap(field)
      #expect(field.isFirstResponder)
      let window = try #require(stage.host.window)
      #expect(window.views(of: UILabel.self).contains { $0.text == "Ready" && $0.isShown })
    }
  }
}
