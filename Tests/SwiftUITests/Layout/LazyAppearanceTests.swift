import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Views that stand directly in a lazy stack appear and disappear as they are scrolled.
@MainActor
@Suite(.serialized)
struct LazyAppearanceTests {
  private func row(_ name: String, _ log: EventLog) -> some View {
    Color.red.frame(height: 300)
      .onAppear { log.note("\(name) appears") }
      .onDisappear { log.note("\(name) disappears") }
  }

  // Rests on: Apple documentation, LazyVStack: views are not created until they are shown.
  @Test func viewsAppearWhenTheyAreScrolledTo() {
    let log = EventLog()
    let hosted = HostedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          row("a", log)
          row("b", log).padding(.vertical, 0)
          row("c", log)
          row("d", log).environment(\.isEnabled, true)
        }
      })
    #expect(log.takeSorted() == ["a appears", "b appears"], "Half a screen is ready.")
    hosted.scroll(y: 900)
    hosted.update()
    #expect(log.takeSorted() == ["a disappears", "b disappears", "c appears", "d appears"])
    hosted.scroll(y: 0)
    hosted.update()
    #expect(log.takeSorted() == ["a appears", "b appears", "c disappears", "d disappears"])
  }

  @Test func allAppearWithoutAScrollView() {
    let log = EventLog()
    let hosted = HostedView(
      LazyVStack {
        row("a", log)
        row("b", log)
      })
    hosted.update()
    #expect(log.takeSorted() == ["a appears", "b appears"])
  }

  @Test func viewsThatComeLaterAppear() {
    let log = EventLog()
    let driven = DrivenView(false) { isShown in
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.blue.frame(height: 10)
          if isShown { row("a", log) }
        }
      }
    }
    #expect(log.take() == [])
    driven.set(true)
    #expect(log.take() == ["a appears"])
    driven.set(false)
    #expect(log.take() == ["a disappears"])
  }
}
