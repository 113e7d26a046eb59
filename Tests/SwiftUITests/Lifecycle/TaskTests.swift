import Combine
import Foundation
import Testing

@testable import SwiftUI
import UIKit

/// When tasks of views begin and are cancelled, and what publishers do.
@MainActor
@Suite(.serialized)
struct TaskTests {
  private let log = EventLog()

  /// Waits until a number of events has happened; then a little more, in which nothing else may
  /// happen.
  private func waitFor(_ count: Int) async {
    for _ in 0..<400 where log.events.count < count {
      try? await Task.sleep(for: .milliseconds(5))
    }
    try? await Task.sleep(for: .milliseconds(20))
  }

  private func working(_ value: Int) -> DrivenView<Int, some View> {
    DrivenView(value) { [log] value in
      if value >= 0 {
        Color.red.task(id: value / 10) {
          log.note("begin \(value)")
          do {
            try await Task.sleep(for: .seconds(60))
          } catch {
            log.note("cancel \(value)")
          }
        }
      }
    }
  }

  // Rests on: Apple documentation, View, task(id:priority:_:): cancels and starts again.
  @Test func anotherIdCancelsTheTaskAndBeginsAnother() async {
    let view = working(0)
    await waitFor(1)
    #expect(log.take() == ["begin 0"])
    view.set(10)
    await waitFor(2)
    #expect(log.takeSorted() == ["begin 10", "cancel 0"])
    view.set(-1)
    await waitFor(1)
    #expect(log.take() == ["cancel 10"])
  }

  // Rests on: Apple documentation, View, task(id:priority:_:).
  @Test func theSameIdLeavesTheTaskAlone() async {
    let view = working(0)
    await waitFor(1)
    view.set(1)
    view.set(2)
    await waitFor(1)
    #expect(log.take() == ["begin 0"])
    view.set(-1)
    await waitFor(1)
  }

  // Rests on: Apple documentation, View, task(priority:_:): cancelled after the view disappears.
  @Test func aTaskWithoutIdEndsWithItsView() async {
    let view = DrivenView(true) { [log] in
      if $0 {
        Color.red.task {
          while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(2)) }
          log.note("cancelled")
        }
      }
    }
    await waitFor(0)
    #expect(log.take() == [])
    view.set(false)
    await waitFor(1)
    #expect(log.take() == ["cancelled"])
  }

  // Rests on: Apple documentation, View, task(priority:_:).
  @Test func anUpdateDoesNotBeginATaskAgain() async {
    let view = DrivenView(1) { [log] number in
      Color.red.opacity(Double(number)).task { log.note("task") }
    }
    view.set(0)
    view.set(1)
    await waitFor(1)
    #expect(log.take() == ["task"])
  }

  // Rests on: Apple documentation, View, id(_:) and task(priority:_:).
  @Test func anotherIdentityBeginsTheTaskAgain() async {
    let view = DrivenView(1) { [log] number in
      Color.red.task { log.note("task") }.id(number)
    }
    await waitFor(1)
    view.set(2)
    await waitFor(2)
    #expect(log.take() == ["task", "task"])
  }

  private struct Loading: View {
    let log: EventLog
    @State private var text = "loading"

    var body: some View {
      let _ = log.note(text)
      Color.red.task {
        await Task.yield()
        text = "loaded"
      }
    }
  }

  // Rests on: WWDC21 "Discover concurrency in SwiftUI" (10019), task modifier.
  @Test func stateSetByATaskRunsTheBody() async {
    let hosted = HostedView(Loading(log: log))
    for _ in 0..<200 where log.events.count < 2 {
      try? await Task.sleep(for: .milliseconds(5))
      hosted.update()
    }
    #expect(log.take() == ["loading", "loaded"])
  }

  // Rests on: WWDC21 "Discover concurrency in SwiftUI" (10019), asynchronous sequences in a task.
  @Test func aTaskReadsASequenceUntilItsViewEnds() async {
    let (stream, input) = AsyncStream<Int>.makeStream()
    let view = DrivenView(true) { [log] in
      if $0 {
        Color.red.task {
          for await number in stream { log.note("\(number)") }
          log.note("end")
        }
      }
    }
    input.yield(1)
    input.yield(2)
    await waitFor(2)
    #expect(log.take() == ["1", "2"])
    view.set(false)
    await waitFor(1)
    #expect(log.take() == ["end"])
  }

  // Rests on: Apple documentation, View, onReceive(_:perform:).
  @Test func aPublisherIsHeardBetweenAppearanceAndEnd() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let view = DrivenView(true) { [log] in
      if $0 { Color.red.onReceive(subject) { log.note("\($0)") } }
    }
    subject.send(1)
    view.set(false)
    subject.send(2)
    view.set(true)
    subject.send(3)
    #expect(log.take() == ["1", "3"])
  }

  // Rests on: Apple documentation, CurrentValueSubject: a subscriber gets the current value.
  @Test func aCurrentValueIsReceivedAtOnce() {
    let subject = CurrentValueSubject<Int, Never>(5)
    let view = DrivenView(1) { [log] number in
      Color.red.onReceive(subject) { log.note("\(number): \($0)") }
    }
    #expect(log.take() == ["1: 5"])
    view.set(2)
    subject.send(6)
    #expect(log.take() == ["2: 6"], "The action of the latest view runs.")
  }

  private struct Receiving: View {
    let log: EventLog
    let subject: PassthroughSubject<Int, Never>
    @State private var number = 0

    var body: some View {
      let _ = log.note("body \(number)")
      Color.red.onReceive(subject) { number = $0 }
    }
  }

  // Rests on: Apple documentation, View, onReceive(_:perform:).
  @Test func whatIsReceivedMayChangeState() {
    let subject = PassthroughSubject<Int, Never>()
    let hosted = HostedView(Receiving(log: log, subject: subject))
    subject.send(4)
    hosted.update()
    #expect(log.take() == ["body 0", "body 4"])
  }

  // Rests on: Apple documentation, View, onReceive(_:perform:); receive(on:options:).
  @Test func valuesOfAnotherThreadAreReceivedOnTheMainOne() async {
    let subject = PassthroughSubject<Int, Never>()
    let hosted = HostedView(
      Color.red.onReceive(subject.receive(on: DispatchQueue.main)) { [log] in log.note("\($0)") })
    nonisolated(unsafe) let sender = subject
    Thread.detachNewThread { sender.send(1) }
    await waitFor(1)
    #expect(log.take() == ["1"])
    withExtendedLifetime(hosted) {}
  }

  // Rests on: Apple documentation, NotificationCenter, publisher(for:object:).
  @Test func notificationsAreReceivedWhileTheViewIsThere() {
    let name = Notification.Name("TaskTests.note")
    let view = DrivenView(true) { [log] in
      if $0 {
        Color.red.onReceive(NotificationCenter.default.publisher(for: name)) { _ in
          log.note("note")
        }
      }
    }
    NotificationCenter.default.post(name: name, object: nil)
    view.set(false)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.take() == ["note"])
  }

  private struct Storing: View {
    let log: EventLog
    let subject: PassthroughSubject<Int, Never>
    let given: Int
    // A publisher made by the view's value, as in `let timer = Timer.publish(…).autoconnect()`.
    let doubled: Publishers.Map<PassthroughSubject<Int, Never>, Int>

    init(log: EventLog, subject: PassthroughSubject<Int, Never>, given: Int) {
      self.log = log
      self.subject = subject
      self.given = given
      doubled = subject.map { $0 * 2 }
    }

    var body: some View {
      Color.red.onReceive(doubled) { log.note("\(given): \($0)") }
    }
  }

  // Rests on: Apple documentation, View, onReceive(_:perform:): the publisher to subscribe to.
  @Test func aPublisherMadeAnewIsHeardOnce() {
    let subject = PassthroughSubject<Int, Never>()
    let view = DrivenView(1) { [log] in Storing(log: log, subject: subject, given: $0) }
    subject.send(1)
    view.set(2)
    subject.send(2)
    #expect(log.take() == ["1: 2", "2: 4"])
  }
}
