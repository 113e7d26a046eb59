import Combine
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct AppearanceTests {
  final class Model: ObservableObject {
    @Published var isShown = true
    @Published var number = 0
  }

  struct Switched: View {
    @ObservedObject var model: Model
    let log: EventLog

    var body: some View {
      VStack {
        if model.isShown {
          Color.red
            .onAppear { log.note("inner appears") }
            .onDisappear { log.note("inner disappears") }
        }
        Color.blue
      }
      .onAppear { log.note("outer appears") }
    }
  }

  // Rests on: "onAppear, onChange(initial: true), task" (android.benigumo.com), nested views.
  @Test func innerViewsAppearFirstAndByIdentity() {
    let (model, log) = (Model(), EventLog())
    let hosted = HostedView(Switched(model: model, log: log))
    #expect(log.take() == ["inner appears", "outer appears"])
    hosted.update()
    #expect(log.take() == [])
    model.isShown = false
    hosted.update()
    #expect(log.take() == ["inner disappears"])
    model.isShown = true
    hosted.update()
    #expect(log.take() == ["inner appears"])
  }

  // Rests on: Apple documentation, View, onDisappear(perform:).
  @Test func viewsDisappearWithTheHostingView() {
    let log = EventLog()
    var hosted: HostedView? = HostedView(Color.red.onDisappear { log.note("disappears") })
    hosted?.update()
    #expect(log.take() == [])
    hosted = nil
    #expect(log.take() == ["disappears"])
  }

  // Rests on: "Understanding SwiftUI view lifecycles" (O. Begemann): appearance on screen.
  @Test func viewsAppearAgainWithTheWindow() async {
    let log = EventLog()
    let hosted = HostedView(
      Color.red.onAppear { log.note("appears") }.onDisappear { log.note("disappears") })
    let window = UIWindow(frame: hosted.host.frame)
    window.addSubview(hosted.host)
    hosted.update()
    #expect(log.take() == ["appears"])
    hosted.host.removeFromSuperview()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    hosted.update()
    #expect(log.take() == ["disappears"])
    window.addSubview(hosted.host)
    hosted.update()
    #expect(log.take() == ["appears"])
  }

  // Rests on: Apple documentation, View, task(id:priority:_:).
  @Test func taskIsCancelledWithItsViewAndWithItsValue() async {
    struct Working: View {
      @ObservedObject var model: Model
      let log: EventLog

      var body: some View {
        if model.isShown {
          Color.red.task(id: model.number) {
            log.note("begins")
            try? await Task.sleep(for: .seconds(60))
            log.note("cancelled")
          }
        }
      }
    }
    let (model, log) = (Model(), EventLog())
    let hosted = HostedView(Working(model: model, log: log))
    func settle(_ count: Int) async {
      for _ in 0..<200 where log.events.count < count {
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
    await settle(1)
    #expect(log.take() == ["begins"])
    model.number = 1
    hosted.update()
    await settle(2)
    #expect(log.take().sorted() == ["begins", "cancelled"])
    model.isShown = false
    hosted.update()
    await settle(1)
    #expect(log.take() == ["cancelled"])
  }
}
