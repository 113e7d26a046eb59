import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each overload of navigationTitle and navigationBarTitle, and groups of items.
@MainActor
@Suite(.serialized)
struct TitleOverloadTests {
  private let name: Substring = "**name**"

  private func title<V: View>(_ view: V) -> String? {
    var title: String?
    NavigationStage.run(NavigationStack { view }) { title = $0.title }
    return title
  }

  private func isLarge<V: View>(_ view: V) -> Bool {
    var isLarge = false
    NavigationStage.run(NavigationStack { view }) {
      isLarge = $0.navigation.navigationBar.frame.height > 60
    }
    return isLarge
  }

  private let root = Text("Root")

  @Test func titles() {
    #expect(title(root.navigationTitle("**key**")) == "key")
    #expect(title(root.navigationTitle(name)) == "**name**")
    #expect(title(root.navigationTitle(Text("text"))) == "text")
    #expect(title(root.navigationTitle(.constant("bound"))) == "bound")
    #expect(title(root.navigationBarTitle("**key**")) == "key")
    #expect(title(root.navigationBarTitle(name)) == "**name**")
    #expect(title(root.navigationBarTitle(Text("text"))) == "text")
  }

  @Test func displayModes() {
    #expect(title(root.navigationBarTitle("**key**", displayMode: .inline)) == "key")
    #expect(title(root.navigationBarTitle(name, displayMode: .inline)) == "**name**")
    #expect(title(root.navigationBarTitle(Text("text"), displayMode: .inline)) == "text")
    #expect(!isLarge(root.navigationBarTitle("key", displayMode: .inline)))
    #expect(!isLarge(root.navigationBarTitle(name, displayMode: .inline)))
    #expect(isLarge(root.navigationBarTitle(Text("text"), displayMode: .large)))
  }

  @Test func aBoundTitleFollowsItsState() {
    let driver = Driver("One")
    let view = Driven(driver: driver) { title in
      NavigationStack { root.navigationTitle(.constant(title)) }
    }
    NavigationStage.run(view) { stage in
      #expect(stage.title == "One")
      driver.value = "Two"
      stage.turn()
      #expect(stage.title == "Two")
    }
  }

  @Test func groupsOfItemsAreItems() throws {
    let log = EventLog()
    let view = NavigationStack {
      root.toolbar {
        Group {
          ToolbarItem(placement: .topBarLeading) { Button("One") { log.note("one") } }
          ToolbarItem(placement: .topBarTrailing) { Button("Two") { log.note("two") } }
        }
      }
    }
    try NavigationStage.run(view) { stage in
      let bar: UIView = stage.navigation.navigationBar
      #expect(stage.texts(in: bar) == ["One", "Two"])
      try stage.tap("Two", in: bar)
      #expect(log.take() == ["two"])
    }
  }
}
