import Combine
import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// In which order views appear, change and disappear.
@MainActor
@Suite(.serialized)
struct OrderTests {
  private let log = EventLog()

  /// Lets tasks and blocks of the main queue run.
  private func turns(_ count: Int = 3) async {
    for _ in 0..<count {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      await Task.yield()
    }
  }

  private func waitFor(_ count: Int) async {
    for _ in 0..<200 where log.events.count < count {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// What a view notes until a number of events has happened.
  private func events(of view: some View, _ count: Int) async -> [String] {
    let hosted = HostedView(view)
    await waitFor(count)
    withExtendedLifetime(hosted) {}
    return log.take()
  }

  // Rests on: "onAppear, onChange(initial: true), task" (android.benigumo.com), one view.
  @Test func appearanceAndFirstChangeComeInTheirOrderAndTheTaskLast() async {
    let one = Color.red
      .task { [log] in log.note("task") }
      .onAppear { [log] in log.note("appear") }
      .onChange(of: true, initial: true) { [log] in log.note("change") }
    #expect(await events(of: one, 3) == ["appear", "change", "task"])
    let other = Color.red
      .task { [log] in log.note("task") }
      .onChange(of: true, initial: true) { [log] in log.note("change") }
      .onAppear { [log] in log.note("appear") }
    #expect(await events(of: other, 3) == ["change", "appear", "task"])
  }

  // Rests on: "onAppear, onChange(initial: true), task" (android.benigumo.com), nested views.
  @Test func innerViewsComeBeforeThoseAroundThem() async {
    let hosted = HostedView(
      VStack { [log] in
        Color.red
          .task { log.note("inner task") }
          .onChange(of: true, initial: true) { log.note("inner change") }
          .onAppear { log.note("inner appear") }
      }
      .task { [log] in log.note("outer task") }
      .onChange(of: true, initial: true) { [log] in log.note("outer change") }
      .onAppear { [log] in log.note("outer appear") })
    #expect(log.events == ["inner change", "inner appear", "outer change", "outer appear"])
    await waitFor(6)
    #expect(log.events.dropFirst(4) == ["inner task", "outer task"])
    withExtendedLifetime(hosted) {}
  }

  private struct Appearing: View {
    let log: EventLog
    @State private var number = 0

    var body: some View {
      let _ = log.note("body \(number)")
      Color.red.frame(width: CGFloat(number), height: 10).onAppear { number = 50 }
    }
  }

  // Rests on: Apple documentation, View, onAppear(perform:): before the first rendered frame.
  @Test func stateSetWhenTheViewAppearsIsInTheFirstPicture() {
    let host = _UIHostingView(rootView: Appearing(log: log))
    host.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    host.layoutIfNeeded()
    #expect(log.take() == ["body 0", "body 50"])
    #expect(host.subviews.first?.bounds.width == 50)
  }

  // Rests on: Apple documentation, View, onAppear(perform:).
  @Test func anUpdateOfAViewIsNoAppearance() {
    let view = DrivenView(1) { [log] number in
      Color.red.opacity(Double(number)).onAppear { log.note("appear") }
    }
    view.set(0)
    view.set(1)
    #expect(log.take() == ["appear"])
  }

  // Rests on: "Understanding SwiftUI view lifecycles" (O. Begemann), opacity.
  @Test func aTransparentViewHasAppeared() {
    let view = DrivenView(0.0) { [log] opacity in
      Color.red.opacity(opacity)
        .onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
    }
    view.set(1)
    view.set(0)
    #expect(log.take() == ["appear"])
  }

  // Rests on: "Understanding SwiftUI view lifecycles" (O. Begemann), if and else.
  @Test func branchesAppearAndDisappear() {
    let view = DrivenView(true) { [log] in
      if $0 {
        Color.red.onAppear { log.note("a appears") }.onDisappear { log.note("a disappears") }
      } else {
        Color.red.onAppear { log.note("b appears") }.onDisappear { log.note("b disappears") }
      }
    }
    #expect(log.take() == ["a appears"])
    view.set(false)
    #expect(log.takeSorted() == ["a disappears", "b appears"])
    view.set(true)
    #expect(log.takeSorted() == ["a appears", "b disappears"])
  }

  // Rests on: "Understanding SwiftUI view lifecycles" (O. Begemann), ScrollView static.
  @Test func viewsOfAPlainStackAppearWithoutBeingSeen() {
    let hosted = HostedView(
      ScrollView { [log] in
        VStack {
          ForEach(0..<20, id: \.self) { row in
            Color.red.frame(height: 100).onAppear { log.note("\(row)") }
          }
        }
      })
    #expect(log.take().count == 20)
    hosted.scroll(y: 1500)
    #expect(log.take() == [])
  }

  private func lazyRows() -> HostedView<some View> {
    HostedView(
      ScrollView { [log] in
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { row in
            Color.red.frame(height: 100)
              .onAppear { log.note("+\(row)") }.onDisappear { log.note("-\(row)") }
          }
        }
      })
  }

  // Rests on: "Understanding SwiftUI view lifecycles" (O. Begemann), LazyVStack.
  @Test func rowsOfALazyStackAppearWhenTheyAreSeen() {
    let hosted = lazyRows()
    let first = log.take()
    #expect(first.contains("+0") && first.contains("+2") && !first.contains("+50"))
    hosted.scroll(y: 50_000)
    #expect(log.take().contains("+500"))
  }

  // Rests on: "Understanding SwiftUI view lifecycles" (O. Begemann), LazyVStack: rows that leave
  // the
  // screen disappear.
  @Test func rowsOfALazyStackDisappearWhenTheyAreNotSeen() {
    let hosted = lazyRows()
    _ = log.take()
    hosted.scroll(y: 50_000)
    hosted.update()
    let events = log.take()
    #expect(events.contains("-0") && events.contains("-1") && events.contains("-2"))
    hosted.scroll(y: 0)
    hosted.update()
    let back = log.take()
    #expect(back.contains("+0") && back.contains("-500"))
  }

  // Rests on: "Understanding SwiftUI view lifecycles" (O. Begemann), LazyVStack: state is kept.
  @Test func rowsOfALazyStackKeepTheirState() {
    let hosted = HostedView(
      ScrollView { [log] in
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { Probe("\($0):", log).frame(height: 100) }
        }
      })
    #expect(log.take().contains("0:1"))
    hosted.scroll(y: 50_000)
    _ = log.take()
    hosted.scroll(y: 0)
    hosted.update()
    #expect(!log.events.contains { $0.hasPrefix("0:") && $0 != "0:1" })
  }

  // Rests on: Apple documentation, View, onDisappear(perform:).
  @Test func allViewsOfABranchDisappear() {
    let view = DrivenView(true) { [log] in
      if $0 {
        VStack {
          Color.red.onDisappear { log.note("inner") }
        }
        .onDisappear { log.note("outer") }
      }
    }
    view.set(false)
    #expect(log.takeSorted() == ["inner", "outer"])
  }

  // Rests on: Apple documentation, View, onAppear(perform:) with several modifiers.
  @Test func severalActionsOfOneViewRunFromInsideOut() {
    _ = HostedView(
      Color.red.onAppear { [log] in log.note("first") }.onAppear { [log] in log.note("second") })
    #expect(log.take() == ["first", "second"])
  }

  // Rests on: Apple documentation, View, onDisappear(perform:) and ForEach.
  @Test func rowsAppearAndDisappearByTheirIds() {
    let view = DrivenView(["a", "b"]) { [log] names in
      VStack {
        ForEach(names, id: \.self) { name in
          Color.red.onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
        }
      }
    }
    _ = log.take()
    view.set(["c", "b"])
    #expect(log.takeSorted() == ["+c", "-a"])
    view.set(["b", "c"])
    #expect(log.take() == [])
  }

  private struct Deferred: View {
    let log: EventLog
    let change: (@escaping () -> Void) -> Void
    @State private var number = 0

    var body: some View {
      let _ = log.note("body \(number)")
      Color.red.onAppear {
        change { number += 1 }
        log.note("appear")
      }
    }
  }

  // Rests on: Apple documentation, DispatchQueue, async(execute:); State, Overview.
  @Test func aBlockOfTheMainQueueChangesStateInALaterTurn() async {
    let hosted = HostedView(
      Deferred(log: log) { change in
        nonisolated(unsafe) let change = change
        DispatchQueue.main.async { change() }
      })
    #expect(log.take() == ["body 0", "appear"])
    await turns()
    hosted.update()
    #expect(log.take() == ["body 1"])
  }

  // Rests on: Apple documentation, Updating an app to use Swift concurrency; State, Overview.
  @Test func aTaskChangesStateAfterItAwaited() async {
    let hosted = HostedView(
      Deferred(log: log) { change in
        nonisolated(unsafe) let change = change
        Task { @MainActor in
          await Task.yield()
          change()
        }
      })
    #expect(log.take() == ["body 0", "appear"])
    await turns(5)
    hosted.update()
    #expect(log.take() == ["body 1"])
  }
}
